/// Lets only those answers through that are what was asked for.
///
/// Everything else becomes a failure here, below the retries and the store: an error status, a
/// gateway's HTML, half a document, a service's "no" in an answer that calls itself a success.
struct CheckedClient: HTTPClient {
  var base: any HTTPClient
  var provider: any Provider
  var time: Timekeeper

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let response = try await base.send(request)
    if response.status == HTTPResponse.notModified, !request.validators.isEmpty { return response }
    let body = JSON(parsing: response.body)
    if (200..<300).contains(response.status), let body,
      provider.isAnswer(body, to: request)
    {
      return request.redacting(response)
    }
    throw failure(of: response, body, request)
  }

  private func failure(
    of response: HTTPResponse,
    _ body: JSON?,
    _ request: HTTPRequest
  ) -> HTTPFailure {
    let head = response.head(from: request.place)
    let isSuccess = (200..<300).contains(response.status)
    let refusal = body.flatMap(provider.refusal)
    guard refusal != nil || !isSuccess else {
      return HTTPFailure(.unexpected, head + ", but " + Self.flaw(of: response.body, body))
    }
    var failure = HTTPFailure(
      isSuccess ? .refused : .status(response.status),
      head + (refusal.map { ": " + request.redacting($0) } ?? ""),
      retryAfter: response.retryAfter(now: time.date())
    )
    // What may pass says nothing of the key, though its words may name it.
    if !failure.isTransient {
      failure.notes = provider.hints(on: response.status, refusal ?? "", request)
      failure.refusesKey = Self.refusesKey(response.status, refusal)
    }
    return failure
  }

  /// A gateway may forbid one query with 403, so its words must tell that the key is meant.
  ///
  /// KLIPY says so with 404, GIPHY may with 200, Google with 400.
  private static func refusesKey(_ status: Int, _ refusal: String?) -> Bool {
    if status == 401 { return true }
    guard let text = refusal?.lowercased() else { return false }
    if text.contains("api key") { return true }
    let words = text.split { !$0.isLetter }
    return status == 403
      && words.contains { ["key", "apikey", "authentication", "credentials"].contains($0) }
  }

  private static func flaw(of bytes: [UInt8], _ body: JSON?) -> String {
    if bytes.isEmpty { return "with an empty body" }
    if Gzip.isBegun(by: bytes) { return "with compressed bytes that are damaged" }
    if body != nil { return "with no list of results" }
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "<") ? "with a page instead of JSON" : "with JSON that is cut off"
  }
}

extension HTTPResponse {
  /// What `Retry-After` asks for, in seconds from now (RFC 9110, section 10.2.3).
  ///
  /// Nil where it asks for nothing that can be read. A date is compared to the answer's own, where
  /// it has one: the clock here may be any.
  func retryAfter(now: Int) -> Double? {
    guard let value = headers["retry-after"]?.trimmingBlanks else { return nil }
    if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Double(value)
    }
    let sent = headers["date"].flatMap(HTTPDate.seconds) ?? now
    return HTTPDate.seconds(of: value).map { Double(max(0, $0 - sent)) }
  }
}
