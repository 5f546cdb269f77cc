import Diagnostics
import Glibc

/// The folder beside the output folder in which the new site is built.
///
/// `.<name>.vitrine-<process>-<random>` holds a marker, then `site`, which is the new site
/// until the exchange and the old one after it. It goes at the end of its life; what a killed
/// process leaves, the next publication removes.
struct Staging: ~Copyable {
  static let marker = "vitrine-staging"
  private static let markerText = "Made by vitrine while it publishes; it may be removed.\n"

  let path: String
  /// The permissions of a published file: those that the person's umask leaves of 0644.
  let fileMode: mode_t
  // Held, and given up after the folder is gone.
  private let lock: PublishLock

  /// The root of the new site.
  var site: String { path + "/site" }
  /// Where the old site waits while two renames stand in for an exchange.
  var old: String { path + "/old" }

  private let output: OutputFolder

  private init(path: String, fileMode: mode_t, output: OutputFolder, lock: consuming PublishLock) {
    self.path = path
    self.fileMode = fileMode
    self.output = output
    self.lock = lock
  }

  /// Makes the folder, with its marker and an empty site in it.
  static func make(
    beside output: OutputFolder,
    under lock: consuming PublishLock
  ) throws -> Staging {
    let random = String(UInt32.random(in: .min ... .max), radix: 16)
    let path = output.sibling("\(getpid())-\(random)")
    guard try FileSystem.makeFolder(path) else {
      throw SystemFailure("create the folder", path, EEXIST)
    }
    do {
      let marker = path + "/" + Self.marker
      try FileSystem.write(Array(Self.markerText.utf8), to: marker)
      try FileSystem.makeFolder(path + "/site")
      let fileMode = try FileSystem.status(of: marker)?.mode ?? 0o644
      return Staging(path: path, fileMode: fileMode, output: output, lock: lock)
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
