package import Foundation

/// A plain loopback server of a folder, as bare as hosts come, in the ways that a test needs.
///
/// Vitrine's own preview server is not it: another's view of the same files is wanted here.
package final class StaticServer: Sendable {
  private let process: TetheredProcess
  /// Where the folder is, such as `http://127.0.0.1:4711/films/`.
  package let url: String

  /// Serves `folder` below the path `base`, and `404.html` for all that is not there.
  ///
  /// `pageType` is the media type of `.html` files; a picture or clip comes `mediaDelay` seconds
  /// late, and so does the answer that it is not there.
  package init(
    _ folder: URL,
    base: String = "/",
    pageType: String = "text/html",
    mediaDelay: Double = 0
  ) throws {
    process = try TetheredProcess(
      ["python3", "-c", Self.script, folder.path, base, pageType, String(mediaDelay)]
    )
    url = "http://127.0.0.1:\(process.firstLine)\(base)"
  }

  deinit {
    process.stop()
  }

  private static let script = """
    import functools, http.server, os, sys, threading, time, urllib.parse
    folder, base, page_type, delay = sys.argv[1:]

    class Handler(http.server.BaseHTTPRequestHandler):
      protocol_version = "HTTP/1.1"
      types = {
        ".html": page_type + "; charset=utf-8", ".css": "text/css", ".js": "text/javascript",
        ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".mp4": "video/mp4",
        ".xml": "application/xml", ".json": "application/json", ".txt": "text/plain",
        ".csv": "text/csv", ".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}

      def do_GET(self):
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        name = path.removeprefix(base) if path.startswith(base) else None
        if name is not None and (name == "" or name.endswith("/")):
          name += "index.html"
        file = os.path.join(folder, name) if name else ""
        status = 200 if os.path.isfile(file) else 404
        if status == 404:
          file = os.path.join(folder, "404.html")
        if path.endswith((".svg", ".png", ".jpg", ".mp4")):
          time.sleep(float(delay))
        suffix = os.path.splitext(file)[1]
        with open(file, "rb") as content:
          body = content.read()
        self.send_response(status)
        self.send_header("Content-Type", self.types.get(suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

      def log_message(self, *_):
        pass

    class Server(http.server.ThreadingHTTPServer):
      def handle_error(self, *_):
        pass  # a browser that goes away in the middle of an answer

    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(server.server_port, flush=True)
    sys.stdin.read()
    """
}
