/// Files and folders of the old site that the new one has not.
struct FormerNames: Sendable {
  private(set) var files: Set<ExactPath> = []
  private(set) var folders: Set<ExactPath> = []

  init(of old: Manifest, replacedBy new: SiteListing) {
    for index in old.indices(notIn: new) {
      var path = old.withPath(of: index) { String(decoding: $0, as: UTF8.self) }
      files.insert(ExactPath(path))
      while let folder = SitePath.parent(of: path), !new.hasFile(in: folder),
        folders.insert(ExactPath(folder)).inserted
      {
        path = folder
      }
    }
  }

  /// Removes them from another folder that has names of the old site, and nothing else.
  func remove(from site: OpenFolder) throws(SystemFailure) {
    // A folder of the new site may be in the place of a file.
    for path in files.map(\.text) where try FileSystem.status(of: path, in: site)?.kind == .file {
      try FileSystem.removeFile(path, in: site)
    }
    // From the innermost.
    for folder in folders.sorted().reversed() {
      try FileSystem.removeFolder(site.path + "/" + folder.text)
    }
  }
}
