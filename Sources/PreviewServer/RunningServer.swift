import CMicroHTTPD
import Diagnostics
import Glibc

/// A server that serves until it is stopped or dropped.
package struct RunningServer: ~Copyable {
  /// The port that it listens on.
  package let port: UInt16
  /// Where a browser finds it, such as `http://127.0.0.1:8080/`.
  package let url: String
  private let daemon: OpaquePointer
  private let responder: Unmanaged<SiteResponder>

  init(
    serving responder: SiteResponder,
    on socket: consuming ListeningSocket,
    host: String
  ) throws(DiagnosticError) {
    let port = socket.port
    let context = Unmanaged.passRetained(responder)
    // Enough for a page's pictures and a video that is being read.
    let started = vitrine_start_daemon(socket.descriptor, 4, answer, context.toOpaque())
    guard let started else {
      context.release()
      throw DiagnosticError(.serverDidNotStart(host: host, port: port))
    }
    socket.release()
    self.port = port
    self.url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
    self.daemon = started
    self.responder = context
  }

  deinit {
    // In this order: the first returns when the last request has been answered.
    MHD_stop_daemon(daemon)
    responder.release()
  }

  /// Stops at once; connections that are open are closed.
  package consuming func stop() {}
}

/// Called by libmicrohttpd for each request: once with its header, and again when it is complete.
private func answer(
  context: UnsafeMutableRawPointer?,
  connection: OpaquePointer?,
  url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?,
  version: UnsafePointer<CChar>?,
  body: UnsafePointer<CChar>?,
  bodySize: UnsafeMutablePointer<Int>?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context, let connection, let url, let method, let bodySize, let state else {
    return .NO
  }
  if state.pointee == nil {
    // An answer to the header alone would close the connection.
    state.pointee = context
    return .YES
  }
  if bodySize.pointee > 0 {
    bodySize.pointee = 0
    return .YES
  }
  let responder = Unmanaged<SiteResponder>.fromOpaque(context).takeUnretainedValue()
  func field(_ name: String) -> String? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
  }
  let request = Request(
    method: String(cString: method),
    target: String(cString: url),
    host: field("Host"),
    range: field("Range"),
    ifRange: field("If-Range"),
    ifNoneMatch: field("If-None-Match"),
    ifModifiedSince: field("If-Modified-Since")
  )
  return responder.response(to: request).queue(on: connection)
}
