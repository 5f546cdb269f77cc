import CExchange
import Glibc

/// A file without a name for what the memory has no room for: it is gone with the process, however
/// that ends.
///
/// Reading changes nothing in it, so any number of tasks may read at once.
final class ScratchFile: Sendable {
  private let folder: String
  private let descriptor: Int32

  /// Makes an empty file on the file system of `folder`, readable by nobody else.
  init(in folder: String) throws(SystemFailure) {
    self.folder = folder
    descriptor = vitrine_open_unnamed(folder)
    guard descriptor >= 0 else {
      throw SystemFailure("create a scratch file in", folder, -descriptor)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Writes all of the bytes from `offset` on.
  func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw SystemFailure("write to a scratch file in", folder)
      }
    }
  }

  /// Fills the buffer with what stands from `offset` on; less is a failure.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(SystemFailure) {
    var done = 0
    while done < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
      let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        throw SystemFailure("read from a scratch file in", folder, count == 0 ? EIO : errno)
      }
    }
  }
}
