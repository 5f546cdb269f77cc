/// Which failures are worth another try, and after how long a wait.
struct RetrySchedule: Sendable {
  /// All tries, the first one included.
  var tries = 4
  /// Seconds before the second try; each further wait is twice as long.
  var base = 0.5
  /// Seconds that a service may ask to wait; whoever asks for more is not asked again.
  var longestWait = 60.0
  /// Seconds from the first try after which there is no other.
  var budget = 100.0
  /// Seconds that tries which time out may last, all together.
  var patience = 60.0

  /// Seconds to wait after the `count`th try failed, or nil where that was the last.
  ///
  /// `jitter` of 0…1 lengthens the wait by up to half, so that many requests that failed together
  /// do not come back together.
  func wait(
    after count: Int,
    _ failure: HTTPFailure,
    elapsed: Double,
    jitter: Double
  ) -> Double? {
    guard count < tries, failure.isTransient else { return nil }
    var wait = base * Double(1 << (count - 1)) * (1 + jitter / 2)
    if let asked = failure.retryAfter { wait = max(wait, asked) }
    return wait <= longestWait && elapsed + wait <= budget ? wait : nil
  }
}

extension HTTPFailure {
  /// Whether the same request may succeed a moment later.
  var isTransient: Bool {
    switch reason {
    case .connection, .timedOut, .unexpected: true
    case .status(let status): [408, 425, 429].contains(status) || status >= 500
    case .cancelled, .badAddress, .tooLarge, .redirected, .refused, .limited, .offline: false
    }
  }
}
