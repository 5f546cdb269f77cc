/// Tries a request again where its failure may pass.
struct RetryingClient: HTTPClient {
  var base: any HTTPClient
  var schedule = RetrySchedule()
  var time: Timekeeper
  /// A number of 0..<1, a new one at each call.
  var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let start = time.uptime()
    var count = 1
    while true {
      do {
        return try await base.send(request)
      } catch {
        let elapsed = (time.uptime() - start).seconds
        let wait = schedule.wait(after: count, error, elapsed: elapsed, jitter: jitter())
        guard let wait else { throw count > 1 ? error.tried(count) : error }
        try await time.pause(.seconds(wait))
        count += 1
      }
    }
  }
}

extension HTTPFailure {
  fileprivate func tried(_ count: Int) -> HTTPFailure {
    var failure = self
    failure.notes.insert("tried \(count) times", at: 0)
    return failure
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
