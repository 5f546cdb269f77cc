/// Time, which comes from outside.
package struct Timekeeper: Sendable {
  /// Seconds since 1970.
  package var date: @Sendable () -> Int
  /// The time since some moment, which never goes back.
  package var uptime: @Sendable () -> Duration
  package var sleep: @Sendable (Duration) async throws -> Void

  /// Takes the date and a monotonic clock, in seconds, from outside, and sleeps as tasks do.
  package init(
    date: @escaping @Sendable () -> Int,
    stopwatch: @escaping @Sendable () -> Double
  ) {
    self.init(
      date: date,
      uptime: { .seconds(stopwatch()) },
      sleep: { try await Task.sleep(for: $0) }
    )
  }

  package init(
    date: @escaping @Sendable () -> Int,
    uptime: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.date = date
    self.uptime = uptime
    self.sleep = sleep
  }

  /// Sleeps, or fails as cancelled.
  func pause(_ duration: Duration) async throws(HTTPFailure) {
    do {
      try await sleep(duration)
    } catch {
      throw .cancelled
    }
  }
}

extension HTTPFailure {
  static let cancelled = HTTPFailure(.cancelled, "the request was cancelled")
}
