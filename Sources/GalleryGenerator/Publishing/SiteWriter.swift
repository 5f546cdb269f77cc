import Diagnostics
import Glibc

/// Puts files into the new site, each a hard link to the old site's where nothing changed.
///
/// It holds no state of its own, so any number of tasks may write at once. A site has many small
/// files, so what each asks of the system counts: a new one openat, write and close, an unchanged one
/// linkat, openat, fstat, read and close. Nobody looks for what a call would tell by failing.
struct SiteWriter: Sendable {
  /// A file that stands in the new site.
  struct Written: Sendable {
    var entry: Manifest.Entry
    var isUnchanged: Bool
    /// Of all that the file is made of; nil where that is not known.
    var key: ContentHash?
    var origin = Origin.made
  }

  /// Where a file's bytes come from.
  enum Origin: Sendable {
    /// It was made, since what it is made of has changed or was not known.
    case made
    /// It was made although it was known, since its file was not as it was left.
    case remade
    /// It is the old site's.
    case kept
  }

  let previous: PreviousSite
  /// The old site; nil where there is none.
  let old: OpenFolder?
  /// The new site.
  let site: OpenFolder
  let fileMode: mode_t

  /// Opens both folders; `fileMode` are the permissions of a published file.
  init(to site: String, replacing previous: PreviousSite, fileMode: mode_t) throws(SystemFailure) {
    self.previous = previous
    self.fileMode = fileMode
    old = previous.exists ? try OpenFolder(previous.folder) : nil
    self.site = try OpenFolder(site)
  }

  /// The path of the new site.
  var root: String { site.path }

  /// Writes a file; nil where another file of the site stands in its place.
  func write(_ file: RenderedFile) throws(DiagnosticError) -> Written? {
    try SitePath.check(file.path)
    return try DiagnosticError.describing { try put(file) }
  }

  private func put(_ file: RenderedFile) throws -> Written? {
    let entry = Manifest.Entry(
      path: file.path,
      hash: ContentHash(of: file.bytes),
      size: file.bytes.count,
      galleries: file.galleries
    )
    if let old, previous.entry(at: ExactPath(file.path))?.hash == entry.hash,
      try link(file, from: old)
    {
      return Written(entry: entry, isUnchanged: true, key: file.key, origin: file.origin)
    }
    do {
      try FileSystem.makingFolders(around: file.path, in: site) {
        try FileSystem.write(file.bytes, to: file.path, in: site)
      }
      return Written(entry: entry, isUnchanged: false, key: file.key, origin: file.origin)
    } catch let failure as SystemFailure
      where [EEXIST, EISDIR, ENOTDIR].contains(failure.number)
    {
      return nil
    }
  }

  /// Puts the old site's file in its place, unless it is not what was published there.
  ///
  /// Linked first and looked at then, so that no swap in between can slip another file in. Whatever
  /// hinders it leaves the file to be written, which tells what is wrong.
  private func link(_ file: RenderedFile, from old: OpenFolder) throws -> Bool {
    do {
      try FileSystem.makingFolders(around: file.path, in: site) {
        try FileSystem.link(file.path, in: old, to: site)
      }
    } catch let failure as SystemFailure {
      guard try failure.isForbiddenLink && copy(file, from: old) else { return false }
    }
    if isAsPublished(file) { return true }
    try FileSystem.removeFile(file.path, in: site)
    return false
  }

  private func isAsPublished(_ file: RenderedFile) -> Bool {
    do throws(SystemFailure) {
      return try FileSystem.holds(file.path, in: site, file.bytes, mode: fileMode)
    } catch {
      // Such as a link, or what may not be read.
      return false
    }
  }

  /// Copies the old site's file, if it may be what was published.
  private func copy(_ file: RenderedFile, from old: OpenFolder) throws -> Bool {
    let source = old.path + "/" + file.path
    guard let there = try FileSystem.status(of: source), there.kind == .file,
      there.mode == fileMode, there.size == file.bytes.count
    else { return false }
    try FileSystem.makingFolders(around: file.path, in: site) {
      try FileSystem.copy(source, to: root + "/" + file.path)
    }
    return true
  }
}
