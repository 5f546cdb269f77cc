/// Which failures are worth another try, and after how long a wait.
struct RetrySchedule: Sendable {
  /// All tries of what may pass, the first one included: with a fifth of all answers lost, one
  /// request in 100,000 is.
  var tries = 8
  /// All tries to reach a host that cannot be reached at all.
  var triesToConnect = 3
  /// Seconds that every wait lasts at least.
  var shortestWait = 0.5
  /// Seconds that the first wait lasts at most; each further one up to twice as long.
  var firstCeiling = 1.0
  /// Seconds that no wait exceeds unless the service asks for it.
  var lastCeiling = 2.0
  /// Seconds that a service may ask to wait; whoever asks for more is not asked again.
  var longestWait = 60.0
  /// Seconds from the first try after which there is no other.
  var budget = 100.0
  /// Seconds that tries which time out may last, all together.
  var patience = 60.0

  /// Seconds to wait after the `count`th try failed, or nil where that was the last.
  ///
  /// `jitter` of 0..<1 says where between the shortest wait and its ceiling it lies, so that many
  /// requests that failed together do not come back together ("full jitter",
  /// <https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/>). What the service
  /// asks for is the shortest wait then.
  func wait(
    after count: Int,
    _ failure: HTTPFailure,
    elapsed: Double,
    jitter: Double
  ) -> Double? {
    let tries = failure.reason == .unreachable ? triesToConnect : tries
    guard count < tries, failure.isTransient else { return nil }
    let ceiling = min(lastCeiling, firstCeiling * Double(1 << (count - 1)))
    var wait = shortestWait + (ceiling - shortestWait) * jitter
    if let asked = failure.retryAfter, asked > wait { wait = asked + shortestWait * jitter }
    return (failure.retryAfter ?? 0) <= longestWait && elapsed + wait <= budget ? wait : nil
  }
}

extension HTTPFailure {
  /// Whether the same request may succeed a moment later.
  var isTransient: Bool {
    switch reason {
    case .unreachable, .connection, .timedOut, .unexpected: true
    case .status(let status): [408, 425, 429].contains(status) || status >= 500
    case .cancelled, .badAddress, .tooLarge, .redirected, .refused, .limited, .offline: false
    }
  }
}
