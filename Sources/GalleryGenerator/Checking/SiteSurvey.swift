package import Diagnostics
import Foundation
import XHTML

/// What the files looked at so far say of themselves and of one another.
///
/// It keeps no file's bytes: a site may be larger than the memory. Of each file it keeps its path
/// and some numbers; a dictionary of strings would take several times that.
package struct SiteSurvey: Sendable {
  /// What is known of a path, be it of a file, of a folder, or one that a link leads to.
  private struct Place {
    /// The last file there, by its index and one.
    var file: UInt32 = 0
    /// The last file there or at a path that differs from it in case.
    var fileInAnyCase: UInt32 = 0
    /// The last of `targets` there, by its index and one.
    var target: UInt32 = 0
    var isFolder = false
  }

  private struct File {
    var place: UInt32
    /// The number of its set of ids.
    var ids: UInt32
  }

  private var writtenFiles = WrittenFiles()
  private var tally = DiagnosticTally()
  private var files: [File] = []
  private var placePaths = TextTable()
  /// By the number of their path.
  private var places: [Place] = []
  private var pageIDs = PageIDs()
  /// What was linked to before it was there, if it came at all.
  private var targets = AwaitedTargets()

  package init() {}

  /// `paths` are some that are to come: those that somebody holds need not be held twice.
  init(expecting paths: LongTextList) {
    placePaths = TextTable(paths)
    places = [Place](repeating: Place(), count: paths.count)
  }

  /// Makes room for so many more files.
  ///
  /// To grow by halves takes three times the memory for a moment, and for a million files that is
  /// much; room that nothing is put into takes none.
  mutating func reserveCapacity(_ more: Int) {
    files.reserveCapacity(files.count + more)
    places.reserveCapacity(places.count + more)
    writtenFiles.reserveCapacity(files.count + more)
  }

  /// Takes in what was found out of a file.
  mutating func add(_ file: SurveyedFile) {
    let index = files.count
    let checked = file.checked
    let place = place(of: file.path)
    if let written = file.written { writtenFiles.append(written, path: place) }
    checkPath(file.path, at: place, index)
    for diagnostic in checked.diagnostics { tally.add(diagnostic) }
    let ids = pageIDs.insert(checked.ids)
    files.append(File(place: UInt32(place), ids: ids))
    places[place].file = UInt32(index) + 1
    if places[place].target > 0 {
      places[place].target = targets.settle(places[place].target, in: pageIDs, ids)
      if targets.isMostlyGaps {
        for (place, last) in targets.closeGaps() { places[Int(place)].target = last }
      }
    }
    for diagnostic in checked.mentions.faults(on: file.path) { tally.add(diagnostic) }
    note(checked.mentions, on: index)
  }

  /// Those that stand in the new site, in the order in which they came.
  var written: WrittenFiles { writtenFiles.named(by: placePaths.texts) }

  /// The paths of the files, in the order in which they came.
  package var paths: SitePaths { SitePaths(placePaths.texts, files.map(\.place)) }

  /// The files that are linked to and neither here nor among `present`, sorted.
  ///
  /// Whoever has them elsewhere, such as in the site that stands, may add them and ask again.
  package func missingTargets(present: Set<String> = []) -> [String] {
    Set(targets.indices.map { targets[$0].place }).map { path(of: Int($0)) }.filter {
      !exists($0, present)
    }.sorted()
  }

  /// All that is wrong, one template fault once: first each file's own, then what they link to.
  ///
  /// The files of `present` are taken to be there, with whatever ids are asked of them.
  package func diagnostics(present: Set<String> = []) -> [Diagnostic] {
    tally.diagnostics + linkDiagnostics(present)
  }
}

// Paths.
extension SiteSurvey {
  private mutating func place(of path: some StringProtocol) -> Int {
    var path = String(path)
    return path.withUTF8 { place(of: $0) }
  }

  private mutating func place(of path: UnsafeBufferPointer<UInt8>) -> Int {
    let (number, isNew) = placePaths.insert(path)
    if isNew { places.append(Place()) }
    return number
  }

  private func path(of place: Int) -> String {
    String(decoding: placePaths.texts[place], as: UTF8.self)
  }

  /// The file of a path: it itself, or the index of the folder that it names.
  private func file(at path: String) -> Int? {
    for candidate in [path, path + "/index.html"] {
      var candidate = candidate
      let place = candidate.withUTF8 { placePaths.number(of: $0) }
      if let place, places[place].file > 0 { return Int(places[place].file) - 1 }
    }
    return nil
  }

  private func exists(_ path: String, _ present: Set<String>) -> Bool {
    file(at: path) != nil || present.contains(path) || present.contains(path + "/index.html")
  }

  /// Looks for other files in the place of a file, or in its way.
  private mutating func checkPath(_ path: String, at place: Int, _ index: Int) {
    do throws(DiagnosticError) {
      try SitePath.check(path)
    } catch {
      for fault in error.diagnostics { tally.add(fault) }
    }
    let isLower = path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    // Some file systems tell neither case apart nor an accent from the letter with it.
    let folded = isLower ? path : path.lowercased().precomposedStringWithCanonicalMapping
    let place = isLower ? place : self.place(of: folded)
    if places[place].fileInAnyCase > 0 {
      let other = self.path(of: Int(files[Int(places[place].fileInAnyCase) - 1].place))
      let reason = other == path ? "" : ": '\(other)' differs in case only"
      findPath(
        "site.duplicate-path",
        path,
        "two files are written to '\(path)'\(reason)",
        notes: ["a file of Public/ cannot replace a page: rename it, or change the page's template"]
      )
    }
    places[place].fileInAnyCase = UInt32(index) + 1
    if places[place].isFolder {
      findPath("site.duplicate-path", path, "'\(path)' is a file and a folder")
    }
    var folder = folded[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let place = self.place(of: folder)
      // What lies above a known folder is known too.
      if places[place].isFolder { break }
      places[place].isFolder = true
      if places[place].fileInAnyCase > 0 {
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
}

// Links.
extension SiteSurvey {
  /// Remembers what a page links to and is not there, or not yet.
  private mutating func note(_ mentions: MentionList, on page: Int) {
    for link in mentions.links.indices where !mentions.paths.range(of: link).isEmpty {
      let (place, isNew) = placePaths.insert(link, of: mentions.paths)
      if isNew { places.append(Place()) }
      let file = Int(places[place].file)
      if file > 0 {
        let ids = files[file - 1].ids
        if mentions.fragments.withText(link, { pageIDs.contain(ids, $0) }) { continue }
      }
      places[place].target = targets.note(
        link,
        of: mentions,
        on: UInt32(page),
        at: UInt32(place),
        after: places[place].target
      )
    }
  }

  private func linkDiagnostics(_ present: Set<String>) -> [Diagnostic] {
    var found: [(page: Int, link: Link, diagnostic: Diagnostic)] = []
    for index in targets.indices {
      let target = targets[index]
      let path = path(of: Int(target.place))
      let file = file(at: path)
      if let file {
        if targets.isFound(index, in: pageIDs, files[file].ids) { continue }
      } else if exists(path, present) {
        continue
      }
      let link = targets.link(index, path: path)
      let diagnostic = diagnostic(path, targets.fragment(index), file, link, target)
      found.append((Int(target.page), link, diagnostic))
    }
    func order(_ item: (page: Int, link: Link, diagnostic: Diagnostic)) -> (Int, Int, Int, String) {
      (item.page, item.link.line, item.link.column, item.link.target)
    }
    return found.sorted { order($0) < order($1) }.map(\.diagnostic)
  }

  /// Why a link leads nowhere: `file` is what its path leads to, or nil where that is missing.
  private func diagnostic(
    _ path: String,
    _ fragment: String,
    _ file: Int?,
    _ link: Link,
    _ target: AwaitedTargets.Element
  ) -> Diagnostic {
    let place = SourceLocation(
      file: paths[Int(target.page)],
      line: link.line,
      column: link.column
    )
    var notes: [String] = []
    // To compare with each of many thousand paths would take longer than the check.
    let candidates = file == nil && paths.count <= 2_000 ? Array(paths) : []
    if let nearest = Suggestion.nearest(to: path, among: candidates) {
      notes.append("did you mean '\(nearest)'?")
    }
    if target.pages > 1 { notes.append("\(target.pages) pages link to it") }
    if let file {
      let message = "'\(paths[file])' has no element with the id '\(fragment)'"
      return Diagnostic(.error, code: "site.broken-fragment", at: place, message, notes: notes)
    }
    let subject = "the \(link.kind.rawValue) '\(link.target)'"
    let message = "\(subject) leads to '\(path)', which the site does not have"
    return Diagnostic(.error, code: "site.broken-link", at: place, message, notes: notes)
  }
}
