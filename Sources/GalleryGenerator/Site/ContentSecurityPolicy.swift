internal import Providers

/// The policy of one page: its own files, and the hosts of the pictures and clips it shows.
///
/// Source: Content Security Policy Level 3, <https://www.w3.org/TR/CSP3/>. `frame-ancestors` is
/// left to the host's headers, as a `meta` element cannot set it.
struct ContentSecurityPolicy {
  private var pictureOrigins: Set<String> = []
  private var videoOrigins: Set<String> = []

  mutating func allowPicture(_ url: String) {
    if let origin = Self.origin(of: url) { pictureOrigins.insert(origin) }
  }

  mutating func allowVideo(_ url: String) {
    if let origin = Self.origin(of: url) { videoOrigins.insert(origin) }
  }

  var text: String {
    [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      (["img-src 'self'"] + pictureOrigins.sorted()).joined(separator: " "),
      (["media-src 'self'"] + videoOrigins.sorted()).joined(separator: " "),
      "base-uri 'none'",
      "form-action 'self'",
    ]
    .joined(separator: "; ")
  }

  /// `https://host:port` of an absolute address, in lower case; nil for a file of the site.
  private static func origin(of url: String) -> String? {
    WebAddress(url)?.origin
  }
}
