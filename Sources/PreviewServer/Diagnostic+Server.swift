import Diagnostics
import Glibc

/// Why a server does not serve.
extension Diagnostic {
  static func unknownHost(_ host: String, reason: String) -> Self {
    Diagnostic(
      .error,
      code: "serve.unknown-host",
      "cannot serve at '\(host)': \(reason)",
      notes: ["name an address of this machine, such as 127.0.0.1"]
    )
  }

  static func cannotListen(host: String, port: UInt16, number: Int32) -> Self {
    let hint: String? =
      switch number {
      case EADDRINUSE: "another program uses the port; choose one with --port"
      case EACCES: "ports below 1024 are kept for the system; choose one with --port"
      case EADDRNOTAVAIL: "name an address of this machine, such as 127.0.0.1"
      default: nil
      }
    return Diagnostic(
      .error,
      code: "serve.cannot-listen",
      "cannot serve at '\(host)', port \(port): \(String(cString: strerror(number)))",
      notes: [hint].compactMap(\.self)
    )
  }

  static func serverDidNotStart(host: String, port: UInt16) -> Self {
    Diagnostic(
      .error,
      code: "serve.cannot-start",
      "cannot serve at '\(host)', port \(port): the system gives no more threads or files"
    )
  }
}
