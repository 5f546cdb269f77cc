/// The `Content-Type` of what a site holds, by the end of its name.
enum MediaType {
  static func of(_ path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return unknown }
    return types[name[name.index(after: dot)...].lowercased()] ?? unknown
  }

  static let unknown = "application/octet-stream"

  private static let types = [
    "avif": "image/avif",
    "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "gif": "image/gif",
    "htm": "text/html; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/vnd.microsoft.icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "map": "application/json",
    "md": "text/markdown; charset=utf-8",
    "mp4": "video/mp4",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webm": "video/webm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "xml": "application/xml",
  ]
}
