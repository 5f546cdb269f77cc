import Diagnostics

/// Ends a fetch that would go on for too long: what is not there by then is not waited for.
struct DeadlineClient: HTTPClient {
  /// Long enough for 72,000 answers at TMDB's pace, and no longer than a scheduled job should hang.
  static let longestFetch = Duration.seconds(1800)

  var base: any HTTPClient
  /// A moment of `time`'s uptime.
  var deadline: Duration
  var time: Timekeeper

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    guard time.uptime() < deadline else { throw .late }
    var request = request
    request.deadline = deadline
    return try await base.send(request)
  }
}

extension HTTPFailure {
  static let late = HTTPFailure(
    .timedOut,
    "the fetch has lasted \(Age(seconds: Int(DeadlineClient.longestFetch.seconds)))",
    notes: ["what was fetched is in the store, so that the next build goes on from there"]
  )
}
