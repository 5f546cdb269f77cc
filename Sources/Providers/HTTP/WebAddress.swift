import Foundation

/// An absolute http(s) URL in its parts, read strictly (RFC 3986).
///
/// What it accepts may stand as it is in a request, a page and a content security policy: no user
/// name, no fragment, and nothing that a URL has to escape.
package struct WebAddress: Sendable, Hashable {
  /// What is wrong with an address; it never repeats it, since it may hold a key.
  package enum Fault: Error, Sendable, Hashable {
    /// It is not absolute, or neither http nor https.
    case scheme
    case user
    case port
    case noHost
    case host
    /// A query where none may be, or a fragment.
    case tail
    /// A character that must be escaped, or half an escape.
    case character
    /// A `.` or `..` in the path.
    case dots
    /// A `//` in the path.
    case emptySegment
  }

  /// `http` or `https`.
  package let scheme: String
  /// In lower case; an IPv6 address in its brackets.
  package let host: String
  package let port: Int?
  /// Escaped; empty or with a leading slash.
  package let path: String
  /// Without its question mark; nil where there is none.
  package let query: String?

  /// Reads `scheme://host[:port][/path][?query]`.
  package init?(_ text: String) {
    do throws(Fault) {
      try self.init(parsing: text)
    } catch {
      return nil
    }
  }

  /// Reads an address that others are built on: without a query, and without slashes at its end.
  package init(base text: String) throws(Fault) {
    let address = try WebAddress(parsing: text)
    guard address.query == nil else { throw .tail }
    let path = address.path.trimmingTrailingSlashes
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard !segments.contains("."), !segments.contains("..") else { throw .dots }
    guard !segments.contains("") else { throw .emptySegment }
    scheme = address.scheme
    host = address.host
    port = address.port
    self.path = path
    query = nil
  }

  private init(parsing text: String) throws(Fault) {
    // By bytes: all that it looks for is ASCII, and a page asks for the origin of each picture.
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[colon...].starts(with: "://".utf8)
    else { throw .scheme }
    scheme = text[..<colon].lowercased()
    guard scheme == "http" || scheme == "https" else { throw .scheme }
    let rest = bytes[bytes.index(colon, offsetBy: 3)...]
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    (host, port) = try Self.authority(Substring(rest[..<end]))
    guard !rest.contains(UInt8(ascii: "#")) else { throw .tail }
    let question = rest[end...].firstIndex(of: UInt8(ascii: "?"))
    path = String(Substring(rest[end..<(question ?? rest.endIndex)]))
    query = question.map { String(Substring(rest[rest.index(after: $0)...])) }
    guard Self.isEscaped(rest[end...]) else { throw .character }
  }

  package var text: String { origin + path + (query.map { "?" + $0 } ?? "") }

  /// Scheme, host and port: what must be equal for a credential to be sent along.
  package var origin: String { scheme + "://" + authority }

  /// Host and path, as messages name an address.
  var place: String { authority + path }

  /// Host and port.
  var authority: String { host + (port.map { ":\($0)" } ?? "") }

  /// Whether its connections stay within this machine.
  ///
  /// RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3; RFC 6761, section 6.3.
  package var isLoopback: Bool {
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
}

extension WebAddress {
  private static func authority(_ text: Substring) throws(Fault) -> (String, Int?) {
    guard !text.utf8.contains(UInt8(ascii: "@")) else { throw .user }
    var host = text
    var port: Int?
    if let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      !text.utf8[colon...].contains(UInt8(ascii: "]"))
    {
      host = text[..<colon]
      let digits = text[text.index(after: colon)...]
      guard digits.utf8.allSatisfy(\.isDigit), let number = UInt16(digits), number > 0 else {
        throw .port
      }
      port = Int(number)
    }
    guard !host.isEmpty else { throw .noHost }
    guard isHost(host) else { throw .host }
    return (host.lowercased(), port)
  }

  /// A name of letters, digits, `-` and `_`, an IPv4 address, or an IPv6 address in brackets.
  private static func isHost(_ host: Substring) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      var address = in6_addr()
      return inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &address) == 1
    }
    let labels = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let hyphen = UInt8(ascii: "-")
    return host.utf8.count <= 253
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
          && label.allSatisfy { QueryString.isUnreserved($0) && $0 != UInt8(ascii: "~") }
      }
  }

  /// Whether a path with its query holds nothing that must be escaped, and only whole escapes.
  private static func isEscaped(_ text: Substring.UTF8View) -> Bool {
    var bytes = text
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard bytes.count >= 2, bytes.prefix(2).allSatisfy(\.isHexadecimalDigit) else {
          return false
        }
        bytes = bytes.dropFirst(2)
      } else if !QueryString.isUnreserved(byte), !"!$&'()*+,;=:@/?".utf8.contains(byte) {
        return false
      }
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isHexadecimalDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }
}
