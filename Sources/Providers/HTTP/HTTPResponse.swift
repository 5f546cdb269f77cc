package import Diagnostics

/// A service's answer to a request.
package struct HTTPResponse: Sendable, Hashable {
  package var status: Int
  /// By name, in lower case.
  package var headers: [String: String]
  /// With no content encoding left.
  package var body: [UInt8]
  /// What had to be done without on the way, such as an anonymous id.
  package var diagnostics: [Diagnostic]

  package init(
    status: Int = 200,
    headers: [String: String] = ["content-type": "application/json"],
    body: [UInt8],
    diagnostics: [Diagnostic] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.diagnostics = diagnostics
  }

  /// Such as `application/json`, without parameters, in lower case; nil where it is not told.
  package var contentType: String? {
    guard let value = headers["content-type"] else { return nil }
    let end = value.firstIndex(of: ";") ?? value.endIndex
    let type = value[..<end].split(separator: " ").joined().lowercased()
    return type.isEmpty ? nil : type
  }

  /// How messages about it begin: host and path, status and content type.
  func head(from place: String) -> String {
    "\(place) answered \(status) (\(contentType ?? "no content type"))"
  }
}
