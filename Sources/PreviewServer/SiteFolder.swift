import Glibc

/// The folder that is served; between two requests it may be exchanged for another, or be away.
struct SiteFolder: Sendable {
  let path: String
  /// Called between the two steps of opening a file, so that a test can exchange the folder there.
  var didOpenRoot: @Sendable () -> Void = {}

  /// Opens what stands at a path below the folder; nil where nothing does that may be served.
  ///
  /// Links are followed as long as they stay below the folder.
  func open(_ relative: String) -> ServedFile? {
    // Exchanged between the two steps, the first one's folder is being removed: so once more.
    for _ in 0..<4 {
      guard let root = ServedFile(path, from: AT_FDCWD) else { return nil }
      didOpenRoot()
      if let file = ServedFile(relative.isEmpty ? "." : relative, from: root.descriptor),
        Self.contains(root, file)
      {
        return file
      }
      guard let current = ServedFile(path, from: AT_FDCWD), current.inode != root.inode else {
        return nil
      }
    }
    return nil
  }

  private static func contains(_ root: borrowing ServedFile, _ file: borrowing ServedFile) -> Bool {
    let around = root.canonicalPath
    let inner = file.canonicalPath
    return !around.isEmpty
      && (inner == around || inner.starts(with: around + [UInt8(ascii: "/")])
        || around == [UInt8(ascii: "/")])
  }
}
