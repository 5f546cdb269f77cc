import Diagnostics
import Glibc

/// Puts files into the new site, each a hard link to the old site's where nothing changed.
///
/// It holds no state of its own, so any number of tasks may write at once.
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
  /// The root of the new site.
  let root: String
  let fileMode: mode_t

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
    do {
      let isUnchanged = try place(file, hash: entry.hash)
      return Written(entry: entry, isUnchanged: isUnchanged, key: file.key, origin: file.origin)
    } catch let failure as SystemFailure
      where [EEXIST, EISDIR, ENOTDIR].contains(failure.number)
    {
      return nil
    }
  }

  /// Links or writes a file, and returns whether the old site's own could be linked.
  private func place(_ file: RenderedFile, hash: ContentHash) throws -> Bool {
    let target = root + "/" + file.path
    if previous.entry(at: ExactPath(file.path))?.hash == hash, try link(file, to: target) {
      return true
    }
    try FileSystem.makingFolders(around: target) {
      try FileSystem.write(file.bytes, to: target)
    }
    return false
  }

  /// Links the old site's file, unless it is not what was published: the linked bytes are read.
  private func link(_ file: RenderedFile, to target: String) throws -> Bool {
    let source = previous.folder + "/" + file.path
    guard let there = try FileSystem.status(of: source), there.kind == .file,
      there.mode == fileMode, there.size == file.bytes.count
    else { return false }
    try FileSystem.makingFolders(around: target) {
      try FileSystem.linkOrCopy(source, to: target, kind: .file)
    }
    // Compared after it was linked, so that no swap in between can slip another file in.
    if try FileSystem.holds(target, file.bytes) { return true }
    try FileSystem.removeFile(target)
    return false
  }
}
