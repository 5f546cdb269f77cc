import Diagnostics
import Glibc

/// The few calls of the operating system that publishing needs, with errors that bear their path.
///
/// No call here follows a symbolic link at the end of a path unless it says so.
enum FileSystem {
  enum Kind: Sendable {
    case file
    case folder
    case link
    case other
  }

  struct Status: Sendable {
    var kind: Kind
    /// The permission bits alone.
    var mode: mode_t
    var size: Int
    var device: dev_t
    var inode: ino_t
    var owner: uid_t
    var group: gid_t
    var accessed: timespec
    var modified: timespec
    /// When the file, its attributes or its names last changed, in nanoseconds since 1970.
    var changed: Int

    func isSame(as other: Status) -> Bool {
      device == other.device && inode == other.inode
    }
  }

  /// Nil where nothing stands at the path.
  static func status(
    of path: String,
    in folder: OpenFolder? = nil
  ) throws(SystemFailure) -> Status? {
    var raw = stat()
    guard fstatat(folder.descriptor, path, &raw, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemFailure("look at", folder.path(of: path))
    }
    return Status(raw)
  }

  /// The names in a folder, in no order, and what stands behind each.
  static func list(_ folder: String) throws -> [(name: String, kind: Kind)] {
    guard let stream = opendir(folder) else { throw SystemFailure("read the folder", folder) }
    defer { closedir(stream) }
    var found: [(name: String, kind: Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw SystemFailure("read the folder", folder) }
        return found
      }
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      guard let name = String(validatingCString: bytes) else {
        throw DiagnosticError(.undecodableName(String(cString: bytes), in: folder))
      }
      guard name != ".", name != ".." else { continue }
      found.append((name, try kind(of: entry.pointee.d_type, at: folder + "/" + name)))
    }
  }

  private static func kind(of type: UInt8, at path: String) throws(SystemFailure) -> Kind {
    switch Int(type) {
    case DT_REG: .file
    case DT_DIR: .folder
    case DT_LNK: .link
    case DT_UNKNOWN: try status(of: path)?.kind ?? .other
    default: .other
    }
  }

  /// Makes one folder; false where something stands there.
  @discardableResult
  static func makeFolder(
    _ path: String,
    in folder: OpenFolder? = nil,
    mode: mode_t = 0o755
  ) throws(SystemFailure) -> Bool {
    if mkdirat(folder.descriptor, path, mode) == 0 { return true }
    guard errno == EEXIST else { throw SystemFailure("create the folder", folder.path(of: path)) }
    return false
  }

  /// Makes a folder and those around it that are missing.
  static func makeFolders(_ path: String, in folder: OpenFolder? = nil) throws(SystemFailure) {
    do {
      try makeFolder(path, in: folder)
    } catch {
      guard error.number == ENOENT, let parent = SitePath.parent(of: path) else { throw error }
      try makeFolders(parent, in: folder)
      try makeFolder(path, in: folder)
    }
  }

  /// Runs a call that makes a file, once more with the folders around it where they are missing.
  ///
  /// Nobody looks whether they are there: of the files of a folder, only the first finds them gone.
  static func makingFolders(
    around path: String,
    in folder: OpenFolder? = nil,
    _ body: () throws -> Void
  ) throws {
    do {
      try body()
    } catch let failure as SystemFailure where failure.number == ENOENT {
      guard let parent = SitePath.parent(of: path) else { throw failure }
      try makeFolders(parent, in: folder)
      try body()
    }
  }

  static func link(_ source: String, to target: String) throws(SystemFailure) {
    guard linkat(AT_FDCWD, source, AT_FDCWD, target, 0) == 0 else {
      throw SystemFailure("create", target)
    }
  }

  /// Links a file of one folder into another, where it has the same path.
  static func link(
    _ path: String,
    in folder: OpenFolder,
    to target: OpenFolder
  ) throws(SystemFailure) {
    let (source, target) = (Optional(folder), Optional(target))
    guard linkat(source.descriptor, path, target.descriptor, path, 0) == 0 else {
      throw SystemFailure("create", target.path(of: path))
    }
  }

  static func rename(_ source: String, to target: String) throws(SystemFailure) {
    guard Glibc.rename(source, target) == 0 else { throw SystemFailure("rename", source) }
  }

  /// Removes a file or link; that nothing stands there is no error.
  static func removeFile(_ path: String, in folder: OpenFolder? = nil) throws(SystemFailure) {
    guard unlinkat(folder.descriptor, path, 0) == 0 || errno == ENOENT else {
      throw SystemFailure("remove", folder.path(of: path))
    }
  }

  /// Removes an empty folder; that nothing stands there is no error.
  static func removeFolder(_ path: String) throws(SystemFailure) {
    guard rmdir(path) == 0 || errno == ENOENT else {
      throw SystemFailure("remove the folder", path)
    }
  }

  /// Removes whatever stands at the path, and all in it.
  static func removeTree(_ path: String) throws {
    guard let status = try status(of: path) else { return }
    guard status.kind == .folder else { return try removeFile(path) }
    for (name, kind) in try list(path) {
      let inner = path + "/" + name
      if kind == .folder { try removeTree(inner) } else { try removeFile(inner) }
    }
    try removeFolder(path)
  }

  static func linkTarget(of path: String) throws(SystemFailure) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { throw SystemFailure("read the link", path) }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  /// The one absolute path of what stands there, free of links; nil where nothing does.
  static func canonicalPath(of path: String) throws(SystemFailure) -> String? {
    guard let resolved = realpath(path, nil) else {
      if errno == ENOENT { return nil }
      throw SystemFailure("look at", path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension FileSystem.Status {
  init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    mode = raw.st_mode & 0o7777
    size = Int(raw.st_size)
    device = raw.st_dev
    inode = raw.st_ino
    owner = raw.st_uid
    group = raw.st_gid
    accessed = raw.st_atim
    modified = raw.st_mtim
    changed = raw.st_ctim.tv_sec * 1_000_000_000 + raw.st_ctim.tv_nsec
  }
}
