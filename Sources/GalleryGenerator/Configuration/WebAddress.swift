/// An absolute http(s) address with a host, an optional port and a path, and nothing else.
///
/// A user name, a query or a fragment is refused, and never shown: it may hold a key.
struct WebAddress {
  /// What is wrong with an address, in words that do not repeat it.
  struct Fault: Error {
    var message: String
    var hint: String
  }

  let scheme: String
  let host: String
  let port: Int?
  /// Empty, or begins with a slash; no slash at its end.
  let path: String

  init(_ text: String) throws(Fault) {
    let (scheme, rest) = try Self.scheme(of: text)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    (host, port) = try Self.authority(rest[..<end])
    path = try Self.path(rest[end...])
    self.scheme = scheme
  }

  /// Without a slash at its end.
  var text: String {
    "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") + path
  }

  /// Whether the address is this machine's own (RFC 1122 § 3.2.1.3, RFC 4291 § 2.5.3, RFC 6761 § 6.3).
  var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func scheme(of text: String) throws(Fault) -> (String, Substring) {
    for scheme in ["https", "http"] where text.lowercased().hasPrefix("\(scheme)://") {
      return (scheme, text.dropFirst(scheme.count + 3))
    }
    throw Fault(
      message: "must be an absolute address",
      hint: "begin it with https:// or http://"
    )
  }

  private static func authority(_ text: Substring) throws(Fault) -> (String, Int?) {
    guard !text.contains("@") else {
      throw Fault(
        message: "must hold no user name and no password",
        hint: "remove what is before '@'"
      )
    }
    var host = text
    var port: Int?
    if let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") {
      host = text[..<colon]
      let digits = String(text[text.index(after: colon)...])
      port = digits.isDigits ? Int(digits) : nil
      guard let port, (1...65_535).contains(port) else {
        throw Fault(
          message: "has a port that cannot be one",
          hint: "write a number from 1 to 65535"
        )
      }
    }
    guard isHost(host) else {
      throw Fault(
        message: host.isEmpty ? "has no host" : "has a host that cannot be one",
        hint: "write a name such as example.org, in ASCII (xn--… for others), or an IP address"
      )
    }
    return (host.lowercased(), port)
  }

  private static func isHost(_ host: Substring) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      let address = host.dropFirst().dropLast()
      return address.contains(":")
        && address.utf8.allSatisfy { isHexDigit($0) || $0 == 0x3A || $0 == 0x2E }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return host.utf8.count <= 253
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.utf8.allSatisfy { isUnreserved($0) && $0 != UInt8(ascii: "~") }
      }
  }

  private static func path(_ text: Substring) throws(Fault) -> String {
    guard !text.contains("?"), !text.contains("#") else {
      throw Fault(message: "must hold no '?' and no '#'", hint: "end it before them")
    }
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where !isPathByte(byte) {
      let isEscape =
        byte == UInt8(ascii: "%") && index + 2 < bytes.count && isHexDigit(bytes[index + 1])
        && isHexDigit(bytes[index + 2])
      guard isEscape else {
        throw Fault(
          message: "has a character that must be escaped",
          hint: "write a space as %20, other characters as the %XX of their UTF-8 bytes"
        )
      }
    }
    let segments = text.split(separator: "/")
    guard !segments.contains("."), !segments.contains("..") else {
      throw Fault(message: "must hold no '.' and no '..' in its path", hint: "write the path out")
    }
    var path = text
    while path.last == "/" { path.removeLast() }
    return String(path)
  }

  /// RFC 3986 § 3.3: `pchar` and the slash.
  private static func isPathByte(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || "!$&'()*+,;=:@/".utf8.contains(byte)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-._~".utf8.contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
