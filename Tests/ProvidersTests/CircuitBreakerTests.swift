import Testing

@testable import Providers

struct CircuitBreakerTests {
  private let down = HTTPFailure(.status(503), "down")

  private func opened(at now: Duration = .zero, jitter: Double = 0) -> CircuitBreaker {
    var breaker = CircuitBreaker()
    for _ in 0..<CircuitBreaker.patience { breaker.note(down, in: 0, at: now, jitter: jitter) }
    return breaker
  }

  private func notAsked(_ location: Testing.SourceLocation = #_sourceLocation) {
    Issue.record("the host is not asked", sourceLocation: location)
  }

  @Test("failures in a row open it, and an answer between them begins the row anew")
  func opening() {
    var breaker = CircuitBreaker()
    for _ in 0..<10 {
      for _ in 0..<CircuitBreaker.patience - 1 {
        guard case .go(let round) = breaker.decision(at: .zero) else { return notAsked() }
        breaker.note(down, in: round, at: .zero, jitter: 0)
      }
      guard case .go(let round) = breaker.decision(at: .zero) else { return notAsked() }
      breaker.note(nil, in: round, at: .zero, jitter: 0)
    }
    breaker = opened()
    #expect(breaker.decision(at: .zero) == .wait(.seconds(4)))
  }

  @Test("a rest is lengthened by its jitter")
  func jitter() {
    var breaker = opened(jitter: 1)
    #expect(breaker.decision(at: .zero) == .wait(.seconds(6)))
  }

  @Test("only what a later try may change counts, and a cancelled request says nothing")
  func reasons() {
    var breaker = CircuitBreaker()
    for index in 0..<40 {
      let reason: HTTPFailure.Reason = index.isMultiple(of: 4) ? .status(404) : .status(500)
      breaker.note(HTTPFailure(reason, ""), in: 0, at: .zero, jitter: 0)
    }
    #expect(breaker.decision(at: .zero) == .go(0))
    breaker = CircuitBreaker()
    for _ in 0..<40 { breaker.note(.cancelled, in: 0, at: .zero, jitter: 0) }
    #expect(breaker.decision(at: .zero) == .go(0))
  }

  @Test("after its rest one alone may try, and its answer closes it for all")
  func trial() throws {
    var breaker = opened()
    #expect(breaker.decision(at: .milliseconds(3900)) == .wait(.milliseconds(100)))
    guard case .go(let round) = breaker.decision(at: .seconds(4)) else {
      return notAsked()
    }
    #expect(breaker.decision(at: .seconds(4)) == .trial)
    breaker.note(nil, in: round, at: .seconds(5), jitter: 0)
    guard case .go = breaker.decision(at: .seconds(5)), case .go = breaker.decision(at: .seconds(5))
    else { return notAsked() }
  }

  @Test("a trial that fails opens it for longer, and nobody waits for the next")
  func secondOpening() {
    var breaker = opened()
    var now = Duration.seconds(4)
    for rest in [8, 16, 32, 64, 64] {
      guard case .go(let round) = breaker.decision(at: now) else { return notAsked() }
      breaker.note(HTTPFailure(.timedOut, "slow"), in: round, at: now, jitter: 0)
      #expect(breaker.decision(at: now) == .refuse(HTTPFailure(.timedOut, "slow")))
      now += .seconds(rest) - .milliseconds(1)
      #expect(breaker.decision(at: now) == .refuse(HTTPFailure(.timedOut, "slow")))
      now += .milliseconds(1)
    }
  }

  @Test("when it has recovered, the next outage is waited for as the first was")
  func recovery() {
    for end in [nil, HTTPFailure(.status(404), "no such film")] {
      var breaker = opened()
      for now in [Duration.seconds(4), .seconds(12)] {
        guard case .go(let round) = breaker.decision(at: now) else { return notAsked() }
        breaker.note(now == .seconds(4) ? down : end, in: round, at: now, jitter: 0)
      }
      for _ in 0..<CircuitBreaker.patience {
        guard case .go(let round) = breaker.decision(at: .seconds(300)) else { return notAsked() }
        breaker.note(down, in: round, at: .seconds(300), jitter: 0)
      }
      #expect(breaker.decision(at: .seconds(300)) == .wait(.seconds(4)))
    }
  }

  @Test("a trial that is cancelled leaves its place to another")
  func cancelledTrial() {
    var breaker = opened()
    guard case .go(let round) = breaker.decision(at: .seconds(4)) else {
      return notAsked()
    }
    breaker.note(.cancelled, in: round, at: .seconds(4), jitter: 0)
    guard case .go = breaker.decision(at: .seconds(4)) else { return notAsked() }
  }

  @Test("a failure of what was sent before it opened says nothing of the trial; an answer does")
  func stragglers() {
    var breaker = opened()
    guard case .go = breaker.decision(at: .seconds(4)) else { return notAsked() }
    breaker.note(down, in: 0, at: .seconds(4), jitter: 0)
    #expect(breaker.decision(at: .seconds(4)) == .trial)
    breaker.note(nil, in: 0, at: .seconds(4), jitter: 0)
    guard case .go = breaker.decision(at: .seconds(4)) else { return notAsked() }
  }

  @Test("a refused key closes the door for good")
  func key() {
    var breaker = CircuitBreaker()
    var refusal = HTTPFailure(.status(401), "no")
    refusal.refusesKey = true
    breaker.note(refusal, in: 0, at: .zero, jitter: 0)
    breaker.note(nil, in: 0, at: .zero, jitter: 0)
    #expect(breaker.decision(at: .seconds(9999)) == .refuse(refusal))
  }
}
