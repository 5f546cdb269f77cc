internal import Diagnostics

extension Site {
  /// The pages, each rendered when it is asked for.
  var renderedPages: FileSource {
    let pages = pages
    return FileSource(count: pages.count) { index, buffer throws(DiagnosticError) in
      try render(pages[index], reusing: &buffer)
    }
  }

  /// How many of them are pages that a person may see, and not feeds or data.
  var pageCount: Int { pages.count { kind(of: $0) == .page } }
}
