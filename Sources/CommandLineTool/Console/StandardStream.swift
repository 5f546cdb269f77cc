import Diagnostics
import Glibc

/// One of the process's own streams, written to without a buffer.
struct StandardStream: Sendable {
  var descriptor: Int32
  /// For errors, such as `standard output`.
  var name: String

  static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
  static let errors = StandardStream(descriptor: STDERR_FILENO, name: "standard error")

  /// Writes all of the text; a reader that has gone away is no error.
  func write(_ text: String) throws(DiagnosticError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR, EAGAIN: continue
      case EPIPE: return
      case let number:
        let reason = String(cString: strerror(number))
        throw DiagnosticError(
          Diagnostic(.error, code: "console.write", "cannot write to \(name): \(reason)")
        )
      }
    }
  }
}
