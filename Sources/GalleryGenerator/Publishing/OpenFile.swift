import Glibc

/// An open file or folder, closed at the end of its life.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let name: String
  private let folder: OpenFolder?

  /// Opens without following a link at the end of the path, which starts from `folder` if that is
  /// given; `flags` are those of open(2).
  init(
    _ path: String,
    in folder: OpenFolder? = nil,
    _ flags: Int32,
    mode: mode_t = 0o644,
    to action: String
  )
    throws(SystemFailure)
  {
    name = path
    self.folder = folder
    while true {
      let descriptor = openat(folder.descriptor, path, flags | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor >= 0 {
        self.descriptor = descriptor
        return
      }
      guard errno == EINTR else { throw SystemFailure(action, folder.path(of: path)) }
    }
  }

  /// As messages call it.
  var path: String { folder.path(of: name) }

  deinit {
    // All that was written is flushed by the barrier, which reports what close cannot.
    close(descriptor)
  }

  func status() throws(SystemFailure) -> FileSystem.Status {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw SystemFailure("look at", path) }
    return FileSystem.Status(raw)
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(SystemFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw SystemFailure("write", path)
      }
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try bytes.withUnsafeBufferPointer { bytes throws(SystemFailure) in try write(bytes) }
  }

  /// Fills a buffer from `start` on, and returns how many bytes there were; 0 at the end.
  func read(into buffer: inout [UInt8], from start: Int) throws(SystemFailure) -> Int {
    let count = buffer.withUnsafeMutableBytes { buffer in
      receive(UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
    }
    guard count >= 0 else { throw SystemFailure("read", path) }
    return count
  }

  /// Whether it begins with these bytes; of a short file, whether there are no others as well.
  func begins(with bytes: [UInt8]) throws(SystemFailure) -> Bool {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      // With a byte more than there should be comes whatever is too long.
      byteCount: min(bytes.count + 1, 1 << 16),
      alignment: 16
    )
    defer { buffer.deallocate() }
    var offset = 0
    while offset < bytes.count {
      let count = receive(buffer)
      guard count >= 0 else { throw SystemFailure("read", path) }
      guard count > 0, offset + count <= bytes.count else { return false }
      let isSame = bytes.withUnsafeBytes { bytes in
        guard let there = buffer.baseAddress, let wanted = bytes.baseAddress else { return false }
        return memcmp(there, wanted + offset, count) == 0
      }
      guard isSame else { return false }
      offset += count
    }
    return true
  }

  /// Reads what there is into a buffer, and returns how many bytes that were; -1 with `errno`.
  private func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

extension FileSystem {
  /// Writes a file that must not be there yet.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    in folder: OpenFolder? = nil
  ) throws(SystemFailure) {
    try OpenFile(path, in: folder, O_WRONLY | O_CREAT | O_EXCL, to: "create").write(bytes)
  }

  /// The bytes of a file; fails with `ELOOP` on a link.
  static func read(_ path: String) throws(SystemFailure) -> [UInt8] {
    // A pipe put in a page's place must not stop the build.
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK, to: "read")
    var bytes = [UInt8](repeating: 0, count: try file.status().size + 1)
    var count = 0
    while true {
      let added = try file.read(into: &bytes, from: count)
      guard added > 0 else { break }
      count += added
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, count)) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Whether a plain file stands there, with these permissions and these bytes and no others.
  static func holds(
    _ path: String,
    in folder: OpenFolder,
    _ bytes: [UInt8],
    mode: mode_t
  ) throws(SystemFailure) -> Bool {
    let file = try OpenFile(path, in: folder, O_RDONLY | O_NONBLOCK, to: "read")
    let status = try file.status()
    guard status.kind == .file, status.mode == mode, status.size == bytes.count else {
      return false
    }
    return try file.begins(with: bytes)
  }

  /// A copy of a file with its permissions and time stamps; the target must not be there yet.
  static func copy(_ source: String, to target: String) throws(SystemFailure) {
    let input = try OpenFile(source, O_RDONLY | O_NONBLOCK, to: "read")
    let output = try OpenFile(target, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600, to: "create")
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try input.read(into: &buffer, from: 0)
      guard count > 0 else { break }
      try output.write(count == buffer.count ? buffer : Array(buffer[..<count]))
    }
    let status = try input.status()
    guard fchmod(output.descriptor, status.mode) == 0,
      futimens(output.descriptor, [status.accessed, status.modified]) == 0
    else { throw SystemFailure("set the attributes of", target) }
  }

  /// A hard link where the file system and the rights allow one, else a copy of a file or link.
  static func linkOrCopy(_ source: String, to target: String, kind: Kind) throws(SystemFailure) {
    do {
      try link(source, to: target)
    } catch {
      guard error.isForbiddenLink else { throw error }
      switch kind {
      case .file:
        try copy(source, to: target)
      case .link:
        guard symlink(try linkTarget(of: source), target) == 0 else {
          throw SystemFailure("create the link", target)
        }
      case .folder, .other:
        throw error
      }
    }
  }
}
