import Glibc

/// A file or folder below the site's folder, open; closed at the end of its life.
struct ServedFile: ~Copyable {
  let descriptor: Int32
  let isFolder: Bool
  let isFile: Bool
  /// In bytes.
  let size: Int
  let inode: ino_t
  let modified: timespec

  /// Opens a path from a folder on, through links as well; nil where it cannot be read.
  init?(_ path: String, from folder: Int32) {
    // A pipe must not stop a thread.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let opened = openat(folder, path, flags)
    guard opened >= 0 else { return nil }
    var status = stat()
    guard fstat(opened, &status) == 0 else {
      close(opened)
      return nil
    }
    descriptor = opened
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    inode = status.st_ino
    modified = status.st_mtim
  }

  deinit {
    close(descriptor)
  }

  /// Gives the descriptor to who closes it from now on.
  consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  /// Where it truly lies, with every link followed.
  var canonicalPath: [UInt8] {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(descriptor)", &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
