import Glibc

extension SiteWriter {
  /// Gives the old site's file a name in the new one.
  func link(_ path: String, from old: OpenFolder) throws {
    try placing(path) { try FileSystem.link(path, in: old, to: site) }
  }

  /// Whether the new site has that very file from before.
  func has(_ path: String, _ file: FileSystem.Status) throws(SystemFailure) -> Bool {
    guard isFilled, let here = try FileSystem.status(of: path, in: site) else { return false }
    return here.isSame(as: file)
  }

  /// Runs a call that makes a file, once more where something of an earlier site is in its way.
  ///
  /// Two files of one path are found out by the survey of the paths, and never published.
  func placing(_ path: String, _ body: () throws -> Void) throws {
    do {
      try FileSystem.makingFolders(around: path, in: site, body)
    } catch let failure as SystemFailure
      where isFilled && [EEXIST, EISDIR, ENOTDIR].contains(failure.number)
    {
      try makeRoom(for: path)
      try FileSystem.makingFolders(around: path, in: site, body)
    }
  }

  /// Removes what stands at a path, and a file that stands where a folder around it should.
  private func makeRoom(for path: String) throws {
    try FileSystem.removeTree(root + "/" + path)
    var folder = path
    while let around = SitePath.parent(of: folder) {
      if let status = try FileSystem.status(of: around, in: site), status.kind != .folder {
        try FileSystem.removeFile(around, in: site)
      }
      folder = around
    }
  }
}
