/// Asks a host only while its circuit breaker lets it.
///
/// It stands around the retries: each of the failures that it counts was given all its tries.
struct BreakingClient: HTTPClient {
  var base: any HTTPClient
  var gate: HostGate

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let round = try await gate.enter(for: request)
    let result: Result<HTTPResponse, HTTPFailure>
    do {
      result = .success(try await base.send(request))
    } catch {
      result = .failure(error)
    }
    return try await gate.leave(from: round, result, of: request).get()
  }
}

/// The breaker of one service's host, shared by all who ask it.
actor HostGate {
  private let time: Timekeeper
  private let jitter: @Sendable () -> Double
  private var breaker = CircuitBreaker()
  private var isKeyRefused = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// `jitter` returns a number of 0...1, a new one at each call.
  init(
    time: Timekeeper,
    jitter: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.time = time
    self.jitter = jitter
  }

  /// Returns when the host may be asked, and the round that `leave` wants to know.
  func enter(for request: HTTPRequest) async throws(HTTPFailure) -> Int {
    while true {
      guard !Task.isCancelled else { throw .cancelled }
      switch breaker.decision(at: time.uptime()) {
      case .go(let round): return round
      case .refuse(let failure): throw failure.repeated(for: request)
      case .wait(let duration):
        if let deadline = request.deadline, time.uptime() + duration > deadline { throw .late }
        try await time.pause(duration)
      case .trial:
        // Cancelling cancels the trial as well, and its end wakes all who wait here.
        await withCheckedContinuation { waiting.append($0) }
      }
    }
  }

  /// Notes how a request ended, and returns what is to be told of it.
  ///
  /// Of many who are refused for their key at the same time, the first alone tells all of it.
  func leave(
    from round: Int,
    _ result: Result<HTTPResponse, HTTPFailure>,
    of request: HTTPRequest
  ) -> Result<HTTPResponse, HTTPFailure> {
    let failure = result.failure
    breaker.note(failure, in: round, at: time.uptime(), jitter: jitter())
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
    guard let failure, failure.refusesKey else { return result }
    defer { isKeyRefused = true }
    return isKeyRefused ? .failure(failure.repeated(for: request)) : result
  }
}

extension Result where Failure == HTTPFailure {
  fileprivate var failure: HTTPFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

extension HTTPFailure {
  /// What is told of a request that was not sent, since others have failed so before it.
  fileprivate func repeated(for request: HTTPRequest) -> HTTPFailure {
    let address = WebAddress(request.url)
    let host = address?.authority ?? request.place
    if refusesKey {
      var failure = HTTPFailure(reason, "\(host) refuses the key")
      failure.refusesKey = true
      return failure
    }
    return HTTPFailure(
      reason,
      "\(request.place) is not asked, as \(host) has failed again and again",
      notes: [message] + notes
    )
  }
}
