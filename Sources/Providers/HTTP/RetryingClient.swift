/// Tries a request again where its failure may pass.
struct RetryingClient: HTTPClient {
  var base: any HTTPClient
  var schedule = RetrySchedule()
  var time: Timekeeper
  /// A number of 0..<1, a new one at each call.
  var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    var request = request
    let start = time.uptime()
    var count = 1
    // Seconds for which tries may still wait in vain.
    var patience = schedule.patience
    while true {
      let tried = time.uptime()
      let left = request.deadline.map { ($0 - tried).seconds } ?? .infinity
      guard left > 0 else { throw .late }
      request.patience = .seconds(min(patience, left))
      do {
        return try await base.send(request)
      } catch {
        let now = time.uptime()
        if error.reason == .timedOut { patience -= (error.length ?? now - tried).seconds }
        let elapsed = (now - start).seconds
        let wait =
          patience > 0
          ? schedule.wait(after: count, error, elapsed: elapsed, jitter: jitter()) : nil
        guard let wait, wait < left - (now - tried).seconds else {
          throw count > 1 ? error.tried(count) : error
        }
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
