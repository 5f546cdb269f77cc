/// Lets only those answers through that are what was asked for.
///
/// Everything else becomes a failure here, below the retries and the store: an error status, a
/// gateway's HTML, half a document, a service's "no" in an answer that calls itself a success.
struct CheckedClient: HTTPClient {
  var base: any HTTPClient
  var provider: any Provider
  var time: Timekeeper

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    var response = try await base.send(request)
    if response.status == HTTPResponse.notModified, !request.validators.isEmpty { return response }
    let body = JSON(parsing: response.body)
    if (200..<300).contains(response.status), let body,
      provider.isAnswer(body, to: request)
    {
      response.body = request.redacting(response.body)
      return response
    }
    throw failure(of: response, body, request)
  }

  private func failure(
    of response: HTTPResponse,
    _ body: JSON?,
    _ request: HTTPRequest
  ) -> HTTPFailure {
    let type = response.contentType ?? "no content type"
    let head = "\(request.place) answered \(response.status) (\(type))"
    let isSuccess = (200..<300).contains(response.status)
    if let refusal = body.flatMap(provider.refusal) {
      return HTTPFailure(
        isSuccess ? .refused : .status(response.status),
        head + ": " + request.redacting(refusal),
        notes: provider.hints(on: response.status, refusal, request),
        retryAfter: response.retryAfter(now: time.date())
      )
    }
    guard isSuccess else {
      return HTTPFailure(
        .status(response.status),
        head,
        notes: provider.hints(on: response.status, "", request),
        retryAfter: response.retryAfter(now: time.date())
      )
    }
    return HTTPFailure(.unexpected, head + ", but " + Self.flaw(of: response.body, body))
  }

  private static func flaw(of bytes: [UInt8], _ body: JSON?) -> String {
    if bytes.isEmpty { return "with an empty body" }
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed it without saying so" }
    if body != nil { return "with no list of results" }
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "<") ? "with a page instead of JSON" : "with JSON that is cut off"
  }
}

extension HTTPResponse {
  /// What `Retry-After` asks for, in seconds from now (RFC 9110, section 10.2.3).
  func retryAfter(now: Int) -> Double? {
    guard let value = headers["retry-after"] else { return nil }
    if let seconds = Double(value), seconds.isFinite { return max(0, seconds) }
    return HTTPDate.seconds(of: value).map { Double(max(0, $0 - now)) }
  }
}
