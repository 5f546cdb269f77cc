internal import Providers

/// The policy of one page: its own files, and the hosts of the pictures and clips it shows.
///
/// Source: Content Security Policy Level 3, <https://www.w3.org/TR/CSP3/>. `frame-ancestors` is
/// left to the host's headers, as a `meta` element cannot set it.
struct ContentSecurityPolicy {
  /// Origins with the slash behind them, so that few of the many addresses need be read.
  private var known: [(prefix: String, origin: String)]
  private var pictureOrigins: [String] = []
  private var videoOrigins: [String] = []

  /// - Parameter urls: some that have the origins of most pictures.
  init(like urls: [String] = []) {
    known = []
    for url in urls { _ = origin(of: url) }
  }

  mutating func allowPicture(_ url: String) {
    guard let origin = origin(of: url), !pictureOrigins.contains(origin) else { return }
    pictureOrigins.append(origin)
  }

  mutating func allowVideo(_ url: String) {
    guard let origin = origin(of: url), !videoOrigins.contains(origin) else { return }
    videoOrigins.append(origin)
  }

  var text: String {
    var text = ""
    text.reserveCapacity(300)
    text += """
      default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; \
      manifest-src 'self'; img-src 'self'
      """
    for origin in pictureOrigins.sorted() { text += " " + origin }
    text += "; media-src 'self'"
    for origin in videoOrigins.sorted() { text += " " + origin }
    return text + "; base-uri 'none'; form-action 'self'"
  }

  /// `https://host:port` of an absolute address, in lower case; nil for a file of the site.
  private mutating func origin(of url: String) -> String? {
    if let known = known.first(where: { url.hasPrefix($0.prefix) }) { return known.origin }
    guard let origin = WebAddress(url)?.origin else { return nil }
    known.append((origin + "/", origin))
    return origin
  }
}
