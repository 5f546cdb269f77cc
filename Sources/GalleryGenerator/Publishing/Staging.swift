import Diagnostics
import Glibc

/// The folder beside the output folder in which the new site is built.
///
/// `.<name>.vitrine-<process>-<random>` holds a marker, then `site`, which is the new site
/// until the exchange and the old one after it. It goes at the end of its life, or is kept as the
/// spare site; what a killed process leaves, the next publication removes.
struct Staging: ~Copyable {
  static let marker = "vitrine-staging"
  private static let markerText = "Made by vitrine while it publishes; it may be removed.\n"

  let path: String
  /// The permissions of a published file: those that the person's umask leaves of 0644.
  let fileMode: mode_t
  /// Whether the new site is made of the spare one, and has files of it.
  let isFilled: Bool
  // Held, and given up after the folder is gone.
  private let lock: PublishLock

  /// The root of the new site.
  var site: String { path + "/site" }
  /// Where the old site waits while two renames stand in for an exchange.
  var old: String { path + "/old" }

  private let output: OutputFolder

  private init(
    path: String,
    fileMode: mode_t,
    isFilled: Bool,
    output: OutputFolder,
    lock: consuming PublishLock
  ) {
    self.path = path
    self.fileMode = fileMode
    self.isFilled = isFilled
    self.output = output
    self.lock = lock
  }

  /// Makes the folder with its marker, and in it the spare site of `previous` or an empty one.
  static func make(
    beside output: OutputFolder,
    after previous: PreviousSite,
    under lock: consuming PublishLock
  ) throws -> Staging {
    let random = String(UInt32.random(in: .min ... .max), radix: 16)
    let path = output.sibling("\(getpid())-\(random)")
    let isFilled = try SpareSite.take(beside: output, of: previous, as: path)
    guard try isFilled || FileSystem.makeFolder(path) else {
      throw SystemFailure("create the folder", path, EEXIST)
    }
    do {
      if !isFilled {
        try FileSystem.write(Array(Self.markerText.utf8), to: path + "/" + marker)
        // It should not lie about in the list of changes of whoever keeps the site's sources.
        try FileSystem.write(Array("*\n".utf8), to: path + "/.gitignore")
        try FileSystem.makeFolder(path + "/site")
      }
      return Staging(
        path: path,
        fileMode: try newFileMode(in: path),
        isFilled: isFilled,
        output: output,
        lock: lock
      )
    } catch {
      try Self.remove(path)
      throw error
    }
  }

  deinit {
    do {
      try Self.remove(path)
    } catch {
      // Nobody is there to be told; what stays is removed by the next publication.
    }
  }

  private static func newFileMode(in path: String) throws(SystemFailure) -> mode_t {
    let file = path + "/new"
    try FileSystem.write([], to: file)
    let mode = try FileSystem.status(of: file)?.mode
    try FileSystem.removeFile(file)
    return mode ?? 0o644
  }

  /// Keeps the folder, in which the old site is, as the spare one of the published site.
  func keepSpare(of published: SiteSeal) throws(SystemFailure) {
    try SpareSite.keep(path, beside: output, of: published)
  }

  /// Moves the folder to where nobody removes it, and returns that path.
  func setAside() throws(SystemFailure) -> String {
    let name = path.utf8.dropFirst(output.sibling("").utf8.count)
    let place = output.sibling("kept-\(Substring(name))")
    try FileSystem.rename(path, to: place)
    return place
  }

  /// Removes such a folder, the marker last: whatever a kill leaves of it can be told as ours.
  ///
  /// A test gives a `removeTree` that is interrupted.
  static func remove(
    _ path: String,
    by removeTree: (String) throws -> Void = { try FileSystem.removeTree($0) }
  ) throws {
    for (name, _) in try FileSystem.list(path) where name != marker {
      try removeTree(path + "/" + name)
    }
    try removeTree(path)
  }

  /// Removes what killed publications left: those folders alone that carry the marker.
  ///
  /// The lock is held, so none of them is in use.
  static func removeLeftovers(beside output: OutputFolder) throws {
    let prefix = output.siblingPrefix
    for (name, kind) in try FileSystem.list(output.parent) where kind == .folder {
      guard name.utf8.starts(with: prefix.utf8),
        name.dropFirst(prefix.count).wholeMatch(of: /[0-9]+-[0-9a-f]+/) != nil
      else { continue }
      let path = output.sibling(String(name.dropFirst(prefix.count)))
      let marker = path + "/" + Self.marker
      guard try FileSystem.status(of: marker)?.kind == .file else {
        // Killed before it was marked, it is empty; else it is not ours.
        if try FileSystem.list(path).isEmpty { try FileSystem.removeFolder(path) }
        continue
      }
      let old = path + "/old"
      if try FileSystem.status(of: output.path) == nil, try FileSystem.status(of: old) != nil {
        // Killed between the two renames: the old site goes back.
        try FileSystem.rename(old, to: output.path)
      }
      try Self.remove(path)
    }
  }
}
