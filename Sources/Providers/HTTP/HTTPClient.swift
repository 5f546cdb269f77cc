/// Answers one request: the network does, each decorator around it does, and so does the sample.
package protocol HTTPClient: Sendable {
  /// Returns whatever answer there is, whichever its status; throws where there is none.
  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}
