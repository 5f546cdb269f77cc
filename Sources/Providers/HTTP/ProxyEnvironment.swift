/// The proxies that the environment names, by libcurl's rules.
///
/// A transfer obeys them by itself, since libcurl does; this says for a message which one it was. See
/// <https://everything.curl.dev/usingcurl/proxies/env.html>: `http_proxy` counts in lower case alone,
/// since a web server gives its programs a visitor's `Proxy:` header as `HTTP_PROXY`.
package struct ProxyEnvironment: Sendable {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    // To libcurl an empty one is not set.
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// Host and port of the proxy between here and an address, without the user's name and password;
  /// nil where there is none.
  func proxy(for address: WebAddress) -> String? {
    let exceptions = variables["no_proxy"] ?? variables["NO_PROXY"] ?? ""
    guard !Self.names(exceptions, address.host) else { return nil }
    let own = address.scheme + "_proxy"
    let names = [own] + (address.scheme == "http" ? [] : [own.uppercased()])
    guard
      let value = (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap({ variables[$0] }).first
    else { return nil }
    let rest = value.firstRange(of: "://").map { value[$0.upperBound...] } ?? value[...]
    // First the user, whose password may hold what ends a host.
    let place = rest.lastIndex(of: "@").map { rest[rest.index(after: $0)...] } ?? rest
    let name = String(place.prefix { !"/?#".contains($0) })
    return name.isEmpty ? nil : name
  }

  /// Whether a list such as `localhost,.example.org` names a host, or a domain that it is in.
  private static func names(_ list: String, _ host: String) -> Bool {
    if list.trimmingBlanks == "*" { return true }
    return list.lowercased().split { ", \t".contains($0) }.contains { entry in
      let name = entry.drop { $0 == "." }
      return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
  }
}

extension HTTPFailure {
  /// The failure of a transfer that went by way of a proxy, which may be the one to blame.
  func by(proxy: String?) -> HTTPFailure {
    guard let proxy else { return self }
    var failure = self
    switch reason {
    case .unreachable, .connection, .timedOut:
      failure.message += ", by way of the proxy \(proxy)"
    case .status(407):
      failure.message = "the proxy \(proxy) wants another user name and password"
    default: return self
    }
    failure.notes.append(
      "the environment names the proxy; no_proxy lists hosts to reach without it"
    )
    return failure
  }
}
