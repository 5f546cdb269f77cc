package import Diagnostics
import XHTML

/// What the files looked at so far say of themselves and of one another.
///
/// It keeps no file's bytes: a site may be larger than the memory.
package struct SiteSurvey: Sendable {
  /// The first place that mentions a target.
  private struct FirstMention {
    var link: Link
    var page: Int
    /// How many pages mention it.
    var count = 0
  }

  /// In the order in which they came.
  package private(set) var paths: [String] = []
  /// Those that stand in the new site, in that order.
  private(set) var written = WrittenFiles()
  private var tally = DiagnosticTally()
  /// By path: the ids of the page, as an index into `idSets`, or nil where they are unknown.
  private var files: [String: Int?] = [:]
  private var foldedPaths: [String: Int] = [:]
  private var folders: [String: Int] = [:]
  /// Most pages of a kind have the same ids, so each set is kept once.
  private var idSets: [Set<String>] = []
  private var idSetIndices: [[String]: Int] = [:]
  /// What is linked to and not there so far, by path and fragment.
  private var pending: [String: [String: FirstMention]] = [:]

  package init() {}

  /// Takes in what was found out of a file.
  mutating func add(_ file: SurveyedFile) {
    let path = file.path
    let checked = file.checked
    let index = paths.count
    if let place = file.written { written.append(place) }
    paths.append(path)
    checkPath(path, index)
    for diagnostic in checked.diagnostics { tally.add(diagnostic) }
    files[path] = .some(checked.ids.map { intern($0) })
    settle(path, at: path)
    if path.hasSuffix("/index.html") {
      settle(String(path.dropLast("/index.html".count)), at: path)
    }
    for mention in checked.mentions {
      switch mention.outcome {
      case .fault(let fault): tally.add(fault.diagnostic(mention.link, on: path))
      case .target(let target): note(target, mention.link, onPage: index)
      }
    }
  }

  /// The files that are linked to and neither here nor among `present`, sorted.
  ///
  /// Whoever has them elsewhere, such as in the site that stands, may add them and ask again.
  package func missingTargets(present: Set<String> = []) -> [String] {
    pending.keys.filter { !exists($0, present) }.sorted()
  }

  /// All that is wrong, one template fault once: first each file's own, then what they link to.
  ///
  /// The files of `present` are taken to be there, with whatever ids are asked of them.
  package func diagnostics(present: Set<String> = []) -> [Diagnostic] {
    tally.diagnostics + linkDiagnostics(present)
  }
}

extension SiteSurvey {
  private mutating func checkPath(_ path: String, _ index: Int) {
    do throws(DiagnosticError) {
      try SitePath.check(path)
    } catch {
      for fault in error.diagnostics { tally.add(fault) }
    }
    let isLower = path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    let folded = isLower ? path : path.lowercased()
    if let other = foldedPaths.updateValue(index, forKey: folded).map({ paths[$0] }) {
      let reason = other == path ? "" : ": '\(other)' differs in case only"
      findPath(
        "site.duplicate-path",
        path,
        "two files are written to '\(path)'\(reason)",
        notes: ["a file of Public/ cannot replace a page: rename it, or change the page's template"]
      )
    }
    if folders[folded] != nil {
      findPath("site.duplicate-path", path, "'\(path)' is a file and a folder")
    }
    var folder = folded[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      // What lies above a known folder is known too.
      guard folders.updateValue(index, forKey: String(folder)) == nil else { break }
      if foldedPaths[String(folder)] != nil {
        findPath("site.duplicate-path", path, "'\(folder)' is a file and a folder")
      }
    }
  }

  private mutating func findPath(
    _ code: String,
    _ path: String,
    _ message: String,
    notes: [String] = []
  ) {
    tally.add(
      Diagnostic(.error, code: code, at: SourceLocation(file: path), message, notes: notes)
    )
  }

  private mutating func intern(_ ids: [String]) -> Int {
    if let index = idSetIndices[ids] { return index }
    idSets.append(Set(ids))
    idSetIndices[ids] = idSets.count - 1
    return idSets.count - 1
  }

  /// Remembers a target until it is there.
  private mutating func note(_ target: LinkTarget, _ link: Link, onPage page: Int) {
    if let file = location(of: target.path), isPlace(target.fragment, in: file) { return }
    pending[target.path, default: [:]][
      target.fragment,
      default: FirstMention(link: link, page: page)
    ].count += 1
  }

  /// Forgets what was linked to under the name `path`, now that `file` is there.
  private mutating func settle(_ path: String, at file: String) {
    guard let places = pending[path] else { return }
    let broken = places.filter { !isPlace($0.key, in: file) }
    pending[path] = broken.isEmpty ? nil : broken
  }

  private func exists(_ path: String, _ present: Set<String>) -> Bool {
    location(of: path) != nil || present.contains(path) || present.contains(path + "/index.html")
  }

  /// The file that a path leads to: itself, or the index of the folder that it names.
  private func location(of path: String) -> String? {
    if files[path] != nil { return path }
    let index = path + "/index.html"
    return files[index] != nil ? index : nil
  }

  private func linkDiagnostics(_ present: Set<String>) -> [Diagnostic] {
    var found: [(mention: FirstMention, diagnostic: Diagnostic)] = []
    for (path, places) in pending {
      let file = location(of: path)
      if file == nil, exists(path, present) { continue }
      for (fragment, mention) in places {
        found.append((mention, diagnostic(path, fragment, file, mention)))
      }
    }
    func place(_ item: (mention: FirstMention, diagnostic: Diagnostic)) -> (Int, Int, Int, String) {
      let link = item.mention.link
      return (item.mention.page, link.line, link.column, link.target)
    }
    return found.sorted { place($0) < place($1) }.map(\.diagnostic)
  }

  /// Whether the page has that id, as far as is known.
  private func isPlace(_ fragment: String, in file: String) -> Bool {
    guard let index = files[file] ?? nil else { return true }
    return fragment.isEmpty || fragment.lowercased() == "top" || fragment.hasPrefix(":~:")
      || idSets[index].contains(fragment)
  }

  /// Why a link leads nowhere: `file` is what its path leads to, or nil where that is missing.
  private func diagnostic(
    _ path: String,
    _ fragment: String,
    _ file: String?,
    _ mention: FirstMention
  ) -> Diagnostic {
    let place = SourceLocation(
      file: paths[mention.page],
      line: mention.link.line,
      column: mention.link.column
    )
    var notes: [String] = []
    // To compare with each of many thousand paths would take longer than the check.
    let candidates = file == nil && paths.count <= 2_000 ? paths : []
    if let nearest = Suggestion.nearest(to: path, among: candidates) {
      notes.append("did you mean '\(nearest)'?")
    }
    if mention.count > 1 { notes.append("\(mention.count) pages link to it") }
    if let file {
      let message = "'\(file)' has no element with the id '\(fragment)'"
      return Diagnostic(.error, code: "site.broken-fragment", at: place, message, notes: notes)
    }
    let subject = "the \(mention.link.kind.rawValue) '\(mention.link.target)'"
    let message = "\(subject) leads to '\(path)', which the site does not have"
    return Diagnostic(.error, code: "site.broken-link", at: place, message, notes: notes)
  }
}

extension LinkFault {
  fileprivate func diagnostic(_ link: Link, on page: String) -> Diagnostic {
    let place = SourceLocation(file: page, line: link.line, column: link.column)
    let subject = "the \(link.kind.rawValue) '\(link.target)'"
    let (message, cure) =
      switch self {
      case .leavesSite: ("\(subject) leads out of the site", "take away a '../'")
      case .rootRelative:
        (
          "\(subject) begins with '/'",
          "make it relative to the page, so that the site works anywhere"
        )
      case .relativeInErrorPage:
        (
          "\(subject) does not begin with the site's path",
          "the page is shown at any address: begin with the path of site.url"
        )
      case .badEscape: ("\(subject) has a broken percent-escape", "write %25 for a percent sign")
      }
    return Diagnostic(.error, code: rawValue, at: place, message, notes: [cure])
  }
}
