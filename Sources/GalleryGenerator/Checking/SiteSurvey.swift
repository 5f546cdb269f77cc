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
    var count = 1
  }

  /// In the order in which they came.
  package private(set) var paths: [String] = []
  private var tally = DiagnosticTally()
  /// By path: the ids of the page, as an index into `idSets`, or nil where they are unknown.
  private var files: [String: Int?] = [:]
  private var foldedPaths: [String: Int] = [:]
  private var folders: [String: Int] = [:]
  /// Most pages of a kind have the same ids, so each set is kept once.
  private var idSets: [Set<String>] = []
  private var idSetIndices: [[String]: Int] = [:]
  private var mentions: [LinkTarget: FirstMention] = [:]

  package init() {}

  /// Takes in what was found out of `file`.
  mutating func add(_ path: String, _ checked: CheckedFile) {
    let index = paths.count
    paths.append(path)
    checkPath(path, index)
    for diagnostic in checked.diagnostics { tally.add(diagnostic) }
    files[path] = .some(checked.ids.map { intern($0) })
    for mention in checked.mentions {
      switch mention.outcome {
      case .fault(let fault): tally.add(fault.diagnostic(mention.link, on: path))
      case .target(let target):
        mentions[target, default: FirstMention(link: mention.link, page: index, count: 0)]
          .count += 1
      }
    }
  }

  /// The files that are linked to and neither here nor among `present`, sorted.
  ///
  /// Whoever has them elsewhere, such as in the site that stands, may add them and ask again.
  package func missingTargets(present: Set<String> = []) -> [String] {
    Set(mentions.keys.lazy.map(\.path).filter { !exists($0, present) }).sorted()
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
    if let fault = SitePath.fault(of: path) { tally.add(fault) }
    let folded = path.lowercased()
    if let other = foldedPaths.updateValue(index, forKey: folded).map({ paths[$0] }) {
      let reason = other == path ? "" : ": '\(other)' differs in case only"
      findPath("site.duplicate-path", path, "two files are written to '\(path)'\(reason)")
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

  private mutating func findPath(_ code: String, _ path: String, _ message: String) {
    tally.add(Diagnostic(.error, code: code, at: SourceLocation(file: path), message))
  }

  private mutating func intern(_ ids: [String]) -> Int {
    if let index = idSetIndices[ids] { return index }
    idSets.append(Set(ids))
    idSetIndices[ids] = idSets.count - 1
    return idSets.count - 1
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
    mentions
      .sorted {
        ($0.value.page, $0.value.link.line, $0.value.link.column, $0.key.path, $0.key.fragment)
          < ($1.value.page, $1.value.link.line, $1.value.link.column, $1.key.path, $1.key.fragment)
      }
      .compactMap { target, mention in
        guard let file = location(of: target.path) else {
          return exists(target.path, present) ? nil : missing(target, mention)
        }
        guard !isPlace(target.fragment, in: file) else { return nil }
        return diagnostic(
          "site.broken-fragment",
          mention,
          "'\(file)' has no element with the id '\(target.fragment)'"
        )
      }
  }

  /// Whether the page has that id, as far as is known.
  private func isPlace(_ fragment: String, in file: String) -> Bool {
    guard let index = files[file] ?? nil else { return true }
    return fragment.isEmpty || fragment.lowercased() == "top" || fragment.hasPrefix(":~:")
      || idSets[index].contains(fragment)
  }

  private func missing(_ target: LinkTarget, _ mention: FirstMention) -> Diagnostic {
    var result = diagnostic(
      "site.broken-link",
      mention,
      "the \(mention.link.kind.rawValue) '\(mention.link.target)' leads to '\(target.path)', which the site does not have"
    )
    // To compare with each of many thousand paths would take longer than the check.
    let candidates = paths.count <= 2_000 ? paths : []
    if let nearest = Suggestion.nearest(to: target.path, among: candidates) {
      result.notes.insert("did you mean '\(nearest)'?", at: 0)
    }
    return result
  }

  private func diagnostic(_ code: String, _ mention: FirstMention, _ message: String) -> Diagnostic
  {
    let others = mention.count - 1
    let place = SourceLocation(
      file: paths[mention.page],
      line: mention.link.line,
      column: mention.link.column
    )
    let notes =
      others == 0 ? [] : ["so \(others == 1 ? "does 1 more page" : "do \(others) more pages")"]
    return Diagnostic(.error, code: code, at: place, message, notes: notes)
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
