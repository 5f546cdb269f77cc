import Diagnostics

/// Sends a request when the service's limit allows it.
struct RateLimitedClient: HTTPClient {
  var base: any HTTPClient
  var limiter: RateLimiter

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    try await limiter.enter()
    let result: Result<HTTPResponse, HTTPFailure>
    do {
      result = .success(try await base.send(request))
    } catch {
      result = .failure(error)
    }
    await limiter.leave()
    return try result.get()
  }
}

/// Keeps all requests to one service within its limits.
actor RateLimiter {
  /// Whoever would have to wait longer does better with the answer in the store.
  private static let longestWait = Duration.seconds(120)

  private let service: String
  private let time: Timekeeper
  private var windows: [RequestWindow]
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of service: Service, windows: [RequestWindow], time: Timekeeper) {
    self.service = service.name
    self.windows = windows
    self.time = time
  }

  /// Returns when a request may start; `leave` must follow when it has ended.
  func enter() async throws(HTTPFailure) {
    while true {
      guard !Task.isCancelled else { throw .cancelled }
      switch decision() {
      case .go:
        for index in windows.indices { windows[index].start() }
        return
      case .wait(let duration):
        if duration > Self.longestWait { throw limited(for: duration) }
        try await time.pause(duration)
      case .full:
        // Cancelling cancels the requests under way as well, and each wakes all who wait here.
        await withCheckedContinuation { waiting.append($0) }
      }
    }
  }

  func leave() {
    let now = time.uptime()
    for index in windows.indices { windows[index].end(at: now) }
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }

  /// The strictest of the windows' decisions.
  private func decision() -> RequestWindow.Decision {
    let now = time.uptime()
    var longest = Duration.zero
    for index in windows.indices {
      switch windows[index].decision(at: now) {
      case .go: continue
      case .full: return .full
      case .wait(let duration): longest = max(longest, duration)
      }
    }
    return longest > .zero ? .wait(longest) : .go
  }

  private func limited(for duration: Duration) -> HTTPFailure {
    HTTPFailure(
      .limited,
      "the limit of \(service) is used up for another \(Age(seconds: Int(duration.seconds)))",
      notes: ["answers that are in the store already are not asked for again"]
    )
  }
}
