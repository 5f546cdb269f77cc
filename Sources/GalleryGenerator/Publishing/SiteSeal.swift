/// A published site as it was left: which folder it is, and when it was done.
struct SiteSeal: Sendable, Equatable, Codable {
  var device: UInt64
  var inode: UInt64
  /// In nanoseconds since 1970, by the file system's clock: a file that was changed later is not as
  /// it was left.
  var moment: Int

  /// Seals the site in `folder`, the last thing that is done to it.
  init?(_ folder: String, in parent: String) throws(SystemFailure) {
    guard let status = try FileSystem.status(of: folder),
      let moment = try FileSystem.settledMoment(in: parent)
    else { return nil }
    self.init(device: UInt64(status.device), inode: UInt64(status.inode), moment: moment)
  }

  init(device: UInt64, inode: UInt64, moment: Int) {
    self.device = device
    self.inode = inode
    self.moment = moment
  }

  /// Whether all files of a site are there and as they were left.
  func holds(_ site: PreviousSite) throws(SystemFailure) -> Bool {
    guard try isOf(site.folder) else { return false }
    let folder = try OpenFolder(site.folder)
    let manifest = site.manifest
    for index in 0..<manifest.count {
      let path = manifest.withPath(of: index) { String(decoding: $0, as: UTF8.self) }
      guard let status = try FileSystem.status(of: path, in: folder), status.kind == .file,
        status.size == manifest.size(of: index), status.changed <= moment
      else { return false }
    }
    let list = try FileSystem.status(of: Manifest.name, in: folder)
    return list.map { $0.changed <= moment } ?? false
  }

  /// Whether it is that very folder, and not another in its place.
  func isOf(_ folder: String) throws(SystemFailure) -> Bool {
    guard let status = try FileSystem.status(of: folder) else { return false }
    return status.device == device && status.inode == inode
  }
}
