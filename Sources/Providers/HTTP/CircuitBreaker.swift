/// Whether a host is asked, as a state machine: not after it has failed again and again.
///
/// Closed, requests pass. A number of failures in a row opens it, and none passes. After a while one
/// may try how the host fares, and closes or opens it again. The first time, all wait for what the
/// trial shows, so that a short outage costs nothing; should it fail, they fail at once until an
/// answer comes, so that a dead host costs little. One that comes and goes costs more, and no more
/// than a fetch may last. See <https://martinfowler.com/bliki/CircuitBreaker.html>.
struct CircuitBreaker: Sendable {
  enum Decision: Sendable, Hashable {
    /// Ask; `note` must follow, with this number.
    case go(Int)
    /// Decide again after this time.
    case wait(Duration)
    /// Decide again when the trial has ended.
    case trial
    /// Do not ask, since the host failed so.
    case refuse(HTTPFailure)
  }

  private enum State: Sendable {
    case closed(failures: Int)
    case open(until: Duration, HTTPFailure)
    case trial(HTTPFailure)
    /// For good: the service refuses the key, and so all that is asked with it.
    case locked(HTTPFailure)
  }

  /// Failures in a row, each after all its tries, that open it.
  static let patience = 5
  /// How long it stays open at first, and at most.
  private static let shortestRest = Duration.seconds(4)
  private static let longestRest = Duration.seconds(64)

  private var state = State.closed(failures: 0)
  /// How often it has opened since the last answer.
  private var openings = 0
  /// The number of those who were let through since the state last changed to another.
  private var round = 0

  mutating func decision(at now: Duration) -> Decision {
    switch state {
    case .closed: return .go(round)
    case .open(let end, let failure):
      if now >= end {
        enter(.trial(failure))
        return .go(round)
      }
      return openings == 1 ? .wait(end - now) : .refuse(failure)
    case .trial(let failure): return openings == 1 ? .trial : .refuse(failure)
    case .locked(let failure): return .refuse(failure)
    }
  }

  /// Takes note of how a request ended that was let through in `round`; nil is an answer.
  ///
  /// `jitter` of 0...1 lengthens a rest by up to half of it.
  mutating func note(_ failure: HTTPFailure?, in round: Int, at now: Duration, jitter: Double) {
    if case .locked = state { return }
    guard let failure else {
      if case .closed(0) = state { return }
      return close()
    }
    if failure.refusesKey { return enter(.locked(failure)) }
    // What was sent before the state changed says nothing of what has happened since.
    guard round == self.round else { return }
    switch state {
    case .closed(let failures):
      guard failure.reason != .cancelled else { return }
      guard failure.isTransient else {
        state = .closed(failures: 0)
        return
      }
      state = .closed(failures: failures + 1)
      if failures + 1 >= Self.patience { open(at: now, failure, jitter) }
    case .trial(let earlier):
      if failure.reason == .cancelled {
        enter(.open(until: now, earlier))
      } else if failure.isTransient {
        open(at: now, failure, jitter)
      } else {
        close()
      }
    case .open, .locked: return
    }
  }

  private mutating func open(at now: Duration, _ failure: HTTPFailure, _ jitter: Double) {
    let rest = min(Self.longestRest, Self.shortestRest * (1 << min(openings, 8)))
    openings += 1
    enter(.open(until: now + rest * (1 + jitter / 2), failure))
  }

  private mutating func close() {
    openings = 0
    enter(.closed(failures: 0))
  }

  private mutating func enter(_ state: State) {
    self.state = state
    round += 1
  }
}
