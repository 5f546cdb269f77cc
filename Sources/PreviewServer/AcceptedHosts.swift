/// Which names of the server a request may use in its `Host` field.
///
/// A page of another site can make a browser ask a name of its own that leads to 127.0.0.1 (DNS
/// rebinding), and would then read the answer; so a server for this machine alone answers only to
/// the names of this machine.
enum AcceptedHosts: Sendable {
  case any
  case loopback

  /// `host` is a `Host` field: a name or an address, and perhaps a port (RFC 9110, section 7.2).
  func accepts(_ host: String?) -> Bool {
    // Only what is no browser leaves the field out.
    guard self == .loopback, let host else { return true }
    let name = Self.withoutPort(host.lowercased())
    return name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]"
      || Self.isLoopbackAddress(name)
  }

  private static func withoutPort(_ host: String) -> Substring {
    guard let colon = host.lastIndex(of: ":") else { return host[...] }
    let port = host[host.index(after: colon)...]
    let isPort = port.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    // The last colon of `[::1]` is no port's.
    return isPort ? host[..<colon] : host[...]
  }

  private static func isLoopbackAddress(_ name: Substring) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
