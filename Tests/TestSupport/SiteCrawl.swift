import Foundation

/// What a visitor finds who follows every address that a served site names of itself.
package struct SiteCrawl: Sendable {
  /// The paths that were answered with 200, percent-encoded as they were asked for.
  package private(set) var found: Set<String> = []
  /// The other paths, each with the status and the file that named it first.
  package private(set) var lost: [String: String] = [:]
  /// The addresses that lead to this host but out of the site.
  package private(set) var strays: Set<String> = []

  /// Starts at these paths below the address of the server, such as `http://127.0.0.1:4711/films/`.
  ///
  /// Addresses that begin with `siteURL`, where the site is to be published, count as the server's.
  package init(
    _ server: String,
    from starts: [String] = [""],
    siteURL: String
  ) throws {
    guard let url = URL(string: server), let port = url.port.flatMap({ UInt16(exactly: $0) })
    else { throw NoAddress(text: server) }
    let host = "http://\(url.host() ?? ""):\(port)"
    let base = String(server.dropFirst(host.count))
    var waiting = starts.map { (path: base + $0, source: "the start") }
    var seen = Set(waiting.map(\.path))
    while let (path, source) = waiting.popLast() {
      let answer = try RawClient.get(path, port: port)
      if answer.status == 200 {
        found.insert(path)
      } else {
        lost[path] = "\(answer.status), named by \(source)"
      }
      let type = answer.fields["content-type"] ?? ""
      for reference in Self.references(in: answer.text, type: type, siteURL: siteURL) {
        let text = reference.replacing(siteURL, with: server)
        guard let target = URL(string: text, relativeTo: URL(string: host + path)) else {
          throw NoAddress(text: reference)
        }
        let address = target.absoluteString.prefix { $0 != "#" && $0 != "?" }
        guard address.hasPrefix(host) else { continue }
        guard address.hasPrefix(server) else {
          strays.insert("\(reference), named by \(path)")
          continue
        }
        let next = String(address.dropFirst(host.count))
        if seen.insert(next).inserted { waiting.append((next, path)) }
      }
    }
  }

  package struct NoAddress: Error {
    var text: String
  }

  /// The addresses in a file, as they stand, whatever of it names them.
  private static func references(in text: String, type: String, siteURL: String) -> [String] {
    // Not only attributes name whole addresses: feeds, sitemaps and embedded JSON do as well.
    let whole = text.components(separatedBy: siteURL).dropFirst().map { rest in
      siteURL + rest.prefix { !#""'<> "#.contains($0) && !$0.isNewline }
    }
    let pattern: Regex<(Substring, Substring)>
    switch type.prefix(while: { $0 != ";" }) {
    case "text/css": pattern = /url\(["']?([^)"']*)/
    case "application/manifest+json": pattern = /"(?:src|start_url|scope)": ?"([^"]*)"/
    case "text/html", "application/xml":
      pattern = /\s(?:href|src|poster|action)="([^"]*)"/
    default: return whole
    }
    let named = text.matches(of: pattern).map { String($0.output.1) }
    let candidates = text.matches(of: /\ssrcset="([^"]*)"/).flatMap { match in
      match.output.1.split(separator: ", ").map { String($0.prefix { $0 != " " }) }
    }
    return (whole + named + candidates).map {
      $0.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
    }
  }
}
