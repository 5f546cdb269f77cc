/// Answers both protocols from the sample catalogue, in the shapes of their recorded answers.
///
/// It stands where the network would, below the same decoders. A query that finds nothing is
/// answered with nothing, as a service would.
package struct SampleClient: HTTPClient {
  /// What TMDB's paths begin with below its version.
  private static let movieWords: Set = ["search", "trending", "discover", "movie", "tv", "person"]

  let catalog: SampleCatalog

  package init(_ catalog: SampleCatalog) {
    self.catalog = catalog
  }

  package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let parts = request.url.split(separator: "?", maxSplits: 1)
    let parameters = parts.count > 1 ? Self.parameters(of: parts[1]) : [:]
    var path = (parts.first ?? "").split(separator: "/").map { Self.unescaped($0) }
    if path.count >= 2, ["v1", "v2"].contains(path[path.count - 2]) {
      let isFirst = path[path.count - 2] == "v1"
      return tenorAnswer(to: path[path.count - 1], parameters, isFirstVersion: isFirst)
    }
    // A base URL may name any host and path before the endpoint.
    path = Array(path.drop { !Self.movieWords.contains($0) })
    return movieAnswer(to: path, parameters)
  }

  static func response(_ members: [(name: String, value: JSON)], status: Int = 200) -> HTTPResponse
  {
    let body = JSON.object(members.map { JSON.Member(name: $0.name, value: $0.value) })
    return HTTPResponse(status: status, body: body.bytes)
  }

  private static func parameters(of query: Substring) -> [String: String] {
    let pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (unescaped(parts[0]), parts.count > 1 ? unescaped(parts[1]) : "")
    }
    return Dictionary(pairs) { $1 }
  }

  /// Undoes the escaping of a query, where a plus is a space.
  private static func unescaped(_ text: Substring) -> String {
    var result: [UInt8] = []
    var bytes = text.utf8[...]
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "%"), bytes.count >= 2,
        let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16)
      {
        result.append(value)
        bytes = bytes.dropFirst(2)
      } else {
        result.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
