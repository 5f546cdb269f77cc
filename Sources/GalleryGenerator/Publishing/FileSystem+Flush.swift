import CExchange
import Glibc

extension FileSystem {
  /// Flushes all that was written to the file system that a folder is on, and waits until it is there.
  ///
  /// One call for a whole site: fsync(2) for each of its files takes a hundred times as long. It waits
  /// for what other processes wrote there, too.
  static func flushAll(around folder: String) throws(SystemFailure) {
    let file = try OpenFile(folder, O_RDONLY | O_DIRECTORY, to: "open the folder")
    let number = vitrine_flush_file_system(file.descriptor)
    guard number == 0 else { throw SystemFailure("flush", folder, number) }
  }

  /// Flushes the names in a folder.
  static func flush(folder: String) throws(SystemFailure) {
    let file = try OpenFile(folder, O_RDONLY | O_DIRECTORY, to: "open the folder")
    // Some network file systems flush no folders, and say so.
    guard fsync(file.descriptor) == 0 || errno == EINVAL else {
      throw SystemFailure("flush", folder)
    }
  }
}
