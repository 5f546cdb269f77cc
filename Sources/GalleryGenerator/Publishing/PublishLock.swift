import Diagnostics
import Glibc

/// Keeps every other build out of an output folder, as long as it lives and its process does.
///
/// It is a flock(2) on a file beside the folder, `.<name>.vitrine-lock`, which holds the number
/// of the process. The file goes when the lock does; one left by a killed process locks nothing.
struct PublishLock: ~Copyable {
  private let file: OpenFile

  init(on folder: OutputFolder) throws {
    let path = folder.sibling("lock")
    try FileSystem.makeFolders(folder.parent)
    while true {
      let file = try OpenFile(path, O_RDWR | O_CREAT, to: "create the lock")
      guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
        guard errno == EWOULDBLOCK else { throw SystemFailure("lock", path) }
        let holder = String(decoding: try FileSystem.read(path), as: UTF8.self)
        throw DiagnosticError(.busy(folder.name, process: holder))
      }
      // Its holder may have removed it between the two calls: then it keeps nobody out.
      guard let there = try FileSystem.status(of: path), try file.status().isSame(as: there) else {
        continue
      }
      guard ftruncate(file.descriptor, 0) == 0 else { throw SystemFailure("write", path) }
      try file.write(Array(String(getpid()).utf8))
      self.file = file
      return
    }
  }

  deinit {
    // While it is still locked. Should it stay, the next build takes it over.
    unlink(file.path)
  }
}
