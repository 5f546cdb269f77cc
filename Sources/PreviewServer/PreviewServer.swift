import CMicroHTTPD
package import Diagnostics
import Glibc

/// Serves a site's folder to the browsers of this machine, as a static host would.
///
/// The folder may be exchanged for a newer one while it is served: every request opens it anew.
package struct PreviewServer: Sendable {
  /// The site; it need not exist yet.
  package var folder: String
  /// A name or address of this machine.
  package var host: String
  /// 0 lets the system choose.
  package var port: UInt16

  package init(folder: String, host: String = "127.0.0.1", port: UInt16 = 8080) {
    self.folder = folder
    self.host = host
    self.port = port
  }

  /// Starts to serve, and does so until the result is stopped or dropped.
  package func start() throws(DiagnosticError) -> RunningServer {
    let socket = try ListeningSocket(host: host, port: port)
    let responder = SiteResponder(
      folder: SiteFolder(path: folder),
      hosts: socket.isLoopback ? .loopback : .any
    )
    return try RunningServer(serving: responder, on: socket, host: host)
  }
}
