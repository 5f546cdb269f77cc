import CExchange
import Glibc

extension FileSystem {
  /// A moment of the file system's own clock, in nanoseconds since 1970, that is past: whatever was
  /// done before is no later, and whatever is done from now on is.
  ///
  /// The clock goes in ticks of some milliseconds, so the end of one is waited for. Nil where it
  /// stands still.
  static func settledMoment(in folder: String) throws(SystemFailure) -> Int? {
    let descriptor = vitrine_open_unnamed(folder)
    guard descriptor >= 0 else { throw SystemFailure("create a file in", folder, -descriptor) }
    defer { close(descriptor) }
    let moment = try changeTime(of: descriptor, in: folder)
    for _ in 0..<100 {
      usleep(500)
      guard futimens(descriptor, nil) == 0 else { throw SystemFailure("touch a file in", folder) }
      if try changeTime(of: descriptor, in: folder) > moment { return moment }
    }
    return nil
  }

  private static func changeTime(
    of descriptor: Int32,
    in folder: String
  ) throws(SystemFailure) -> Int {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw SystemFailure("look at a file in", folder) }
    return Status(raw).changed
  }
}
