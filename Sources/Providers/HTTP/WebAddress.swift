/// The parts of an absolute http(s) URL that decisions and messages need.
struct WebAddress: Sendable, Hashable {
  /// `http` or `https`.
  let scheme: String
  /// In lower case; an IPv6 address in its brackets.
  let host: String
  let port: Int?
  /// Escaped; empty or with a leading slash.
  let path: String
  /// Without its question mark; nil where there is none.
  let query: String?

  /// Reads `scheme://host[:port][/path][?query]`: no user, no fragment, nothing but visible ASCII.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !text.utf8.contains(0x23),
      let mark = text.firstRange(of: "://")
    else { return nil }
    scheme = text[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let rest = text[mark.upperBound...]
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    guard let (host, port) = Self.authority(rest[..<end]) else { return nil }
    self.host = host
    self.port = port
    let question = rest[end...].firstIndex(of: "?")
    path = String(rest[end..<(question ?? rest.endIndex)])
    query = question.map { String(rest[rest.index(after: $0)...]) }
  }

  /// What must be equal for a credential to be sent along.
  var origin: String { scheme + "://" + authority }

  /// Host and path, as messages name an address.
  var place: String { authority + path }

  /// Whether its connections stay within this machine.
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// The address that a `Location` header means, seen from here (RFC 3986, section 5.2).
  func resolving(_ location: String) -> WebAddress? {
    let text = String(location.prefix { $0 != "#" })
    if text.contains("://") { return WebAddress(text) }
    if text.hasPrefix("//") { return WebAddress(scheme + ":" + text) }
    if text.hasPrefix("/") { return WebAddress(origin + text) }
    if text.hasPrefix("?") { return WebAddress(origin + path + text) }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return WebAddress(origin + folder + text)
  }

  /// The host, with its port where it states one.
  var authority: String { host + (port.map { ":\($0)" } ?? "") }

  private static func authority(_ text: Substring) -> (host: String, port: Int?)? {
    guard !text.contains("@") else { return nil }
    var host = text
    var port: Int?
    if let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") {
      let digits = text[text.index(after: colon)...]
      guard let number = UInt16(digits), number > 0 else { return nil }
      port = Int(number)
      host = text[..<colon]
    }
    return host.isEmpty ? nil : (host.lowercased(), port)
  }
}
