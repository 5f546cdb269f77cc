import Diagnostics

/// Sends a request when the service's limit allows it.
struct RateLimitedClient: HTTPClient {
  var base: any HTTPClient
  var limiter: RateLimiter

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let start = try await limiter.enter(by: request.deadline)
    let result: Result<HTTPResponse, HTTPFailure>
    do {
      result = .success(try await base.send(request))
    } catch {
      result = .failure(error)
    }
    return try await limiter.leave(since: start, result).get()
  }
}

/// Keeps all requests to one service within its limits.
actor RateLimiter {
  /// Whoever would have to wait longer does better with the answer in the store.
  private static let longestWait = Duration.seconds(120)

  private let service: String
  private let time: Timekeeper
  private var windows: [RequestWindow]
  private let budget: RequestBudget?
  private let store: ResponseStore?
  /// The budget's record, as far as this build knows it.
  private var record: String?
  /// Before this moment of the uptime the service wants no request.
  private var pauseEnd = Duration.zero
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Keeps the budget's record in `store`, if there is one, from one build to the next.
  init(
    of service: Service,
    windows: [RequestWindow],
    budget: RequestBudget? = nil,
    store: ResponseStore? = nil,
    time: Timekeeper
  ) {
    self.service = service.name
    self.windows = windows
    self.budget = budget
    self.store = store
    self.time = time
  }

  /// Returns when a request may start, and with what uptime; `leave` must follow when it has ended.
  ///
  /// Fails at once where it might not start before `deadline`.
  func enter(by deadline: Duration?) async throws(HTTPFailure) -> Duration {
    while case .wait(let seconds) = await spend() {
      try await wait(.seconds(seconds), by: deadline)
    }
    while true {
      guard !Task.isCancelled else { throw .cancelled }
      let now = time.uptime()
      switch decision(at: now) {
      case .go:
        for index in windows.indices { windows[index].start() }
        return now
      case .wait(let duration): try await wait(duration, by: deadline)
      case .full:
        // Cancelling cancels the requests under way as well, and each wakes all who wait here.
        await withCheckedContinuation { waiting.append($0) }
      }
    }
  }

  /// Takes note of how a request ended, and returns that; a failure with how long it took.
  func leave(
    since start: Duration,
    _ result: Result<HTTPResponse, HTTPFailure>
  ) -> Result<HTTPResponse, HTTPFailure> {
    let now = time.uptime()
    var isAnswered = false
    if case .success(let response) = result {
      isAnswered = true
      if response.status == 429, let pause = response.retryAfter(now: time.date()) {
        pauseEnd = max(pauseEnd, now + .seconds(min(pause, 86_400)))
      }
    }
    for index in windows.indices {
      windows[index].end(at: now, after: now - start, isAnswered: isAnswered)
    }
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
    return result.mapError { failure in
      var failure = failure
      failure.length = now - start
      return failure
    }
  }

  /// Takes a request out of the budget, in the store first: a build that is killed has spent it.
  private func spend() async -> RequestBudget.Decision {
    guard let budget else { return .go }
    let now = time.date()
    let known = record
    let stored = await store?.change(named: budget.name) { budget.spending($0 ?? known, at: now) }
    // Others may have spent since, while this waited for the store.
    let (record, decision) = stored ?? budget.spending(self.record, at: now)
    self.record = record
    return decision
  }

  /// The strictest of the windows' decisions.
  private func decision(at now: Duration) -> RequestWindow.Decision {
    var longest = max(.zero, pauseEnd - now)
    for index in windows.indices {
      switch windows[index].decision(at: now) {
      case .go: continue
      case .full: return .full
      case .wait(let duration): longest = max(longest, duration)
      }
    }
    return longest > .zero ? .wait(longest) : .go
  }

  private func wait(_ duration: Duration, by deadline: Duration?) async throws(HTTPFailure) {
    if duration > Self.longestWait { throw limited(for: duration) }
    if let deadline, time.uptime() + duration > deadline { throw .late }
    try await time.pause(duration)
  }

  private func limited(for duration: Duration) -> HTTPFailure {
    HTTPFailure(
      .limited,
      "the limit of \(service) is used up for another \(Age(seconds: Int(duration.seconds)))",
      notes: ["answers that are in the store already are not asked for again"]
    )
  }
}
