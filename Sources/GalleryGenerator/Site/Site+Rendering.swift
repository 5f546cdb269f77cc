internal import Diagnostics

extension Site {
  /// The pages, each rendered when it is asked for.
  var renderedPages: FileSource { renderedPages(keys: nil, memory: nil) }

  /// The pages with their keys; those that `memory` knows need not be rendered.
  func renderedPages(keys: PageKeys?, memory: BuildMemory?) -> FileSource {
    let pages = pages
    var source = FileSource(count: pages.count) { index, buffer throws(DiagnosticError) in
      var file = try render(pages[index], reusing: &buffer)
      file.key = keys?.key(of: pages[index])
      return file
    }
    guard let keys, let memory, memory.site == keys.site else { return source }
    source.known = { index in
      let key = keys.key(of: pages[index])
      return memory.hash(of: key).map { hash in
        KnownFile(
          path: path(of: pages[index]),
          galleries: galleries(of: pages[index]),
          key: key,
          hash: hash,
          untouchedSince: memory.seal.moment
        )
      }
    }
    return source
  }

  /// How many of them are pages that a person may see, and not feeds or data.
  var pageCount: Int { pages.count { kind(of: $0) == .page } }
}
