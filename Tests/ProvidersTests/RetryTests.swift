import Testing

@testable import Providers

struct RetryTests {
  private let schedule = RetrySchedule()

  private func wait(
    after count: Int,
    _ reason: HTTPFailure.Reason = .status(429),
    retryAfter: Double? = nil,
    elapsed: Double = 0,
    jitter: Double = 0
  ) -> Double? {
    let failure = HTTPFailure(reason, "no", retryAfter: retryAfter)
    return schedule.wait(after: count, failure, elapsed: elapsed, jitter: jitter)
  }

  @Test("waits are at least half a second, their ceilings double, and they end after eight tries")
  func growth() {
    #expect((1...8).map { wait(after: $0) } == [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, nil])
    #expect((1...8).map { wait(after: $0, jitter: 1) } == [1, 2, 2, 2, 2, 2, 2, nil])
    #expect(wait(after: 3, jitter: 0.5) == 1.25)
  }

  @Test("a host that cannot be reached at all is tried three times")
  func unreachable() {
    #expect((1...3).map { wait(after: $0, .unreachable) } == [0.5, 0.5, nil])
  }

  @Test("what a service asks for is obeyed where it is bearable, and never shortens a wait")
  func asked() {
    #expect(wait(after: 1, retryAfter: 2) == 2)
    #expect(wait(after: 1, retryAfter: 2, jitter: 1) == 2.5)
    #expect(wait(after: 3, retryAfter: 0) == 0.5)
    #expect(wait(after: 3, retryAfter: 0, jitter: 1) == 2)
    #expect(wait(after: 1, retryAfter: 60) == 60)
    #expect(wait(after: 1, retryAfter: 61) == nil)
    #expect(wait(after: 1, retryAfter: .infinity) == nil)
    #expect(wait(after: 2, retryAfter: 50, elapsed: 60) == nil)
  }

  @Test(
    "only what may pass is tried again",
    arguments: [
      (HTTPFailure.Reason.status(500), true), (.status(502), true), (.status(408), true),
      (.connection, true), (.unreachable, true), (.timedOut, true), (.unexpected, true),
      (.status(401), false),
      (.status(403), false), (.status(404), false), (.status(422), false), (.refused, false),
      (.cancelled, false), (.tooLarge, false), (.redirected, false), (.limited, false),
      (.badAddress, false), (.offline, false),
    ]
  )
  func reasons(_ reason: HTTPFailure.Reason, _ isTransient: Bool) {
    #expect((wait(after: 1, reason) != nil) == isTransient)
  }

  @Test(
    "Retry-After is read as seconds and as a date, whatever it holds",
    arguments: [
      ("2", 2.0), (" 2 ", 2), ("0", 0), ("007", 7), ("-5", nil), ("+5", nil), ("1.5", nil),
      ("1e9", nil), ("0x10", nil), ("99999999999999999999", 1e20), ("", nil), ("2, 3", nil),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 7), ("Sun, 06 Nov 1994 08:49:00 GMT", 0),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Fri, 31 Dec 9999 23:59:59 GMT", 252_618_189_029),
      ("soon", nil), ("nan", nil), ("inf", nil), ("Sun, 06 Foo 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 99:49:37 GMT", nil),
    ] as [(String, Double?)]
  )
  func header(_ value: String, _ seconds: Double?) {
    let response = HTTPResponse(status: 429, headers: ["retry-after": value], body: [])
    #expect(response.retryAfter(now: 784_111_770) == seconds)
  }

  @Test("a date is compared to the answer's own, whatever the clock here says")
  func clocks() {
    let response = HTTPResponse(
      status: 503,
      headers: [
        "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT", "date": "Sun, 06 Nov 1994 08:49:35 GMT",
      ],
      body: []
    )
    #expect(response.retryAfter(now: 0) == 2)
  }

  @Test("dates of HTTP are counted by the Gregorian calendar")
  func dates() {
    #expect(HTTPDate.seconds(of: "Thu, 01 Jan 1970 00:00:00 GMT") == 0)
    #expect(HTTPDate.seconds(of: "Sun, 06 Nov 1994 08:49:37 GMT") == 784_111_777)
    #expect(HTTPDate.seconds(of: "Thu, 29 Feb 2024 23:59:59 GMT") == 1_709_251_199)
  }

  @Test("a request is tried again until it is answered, and each wait is slept")
  func client() async throws {
    let clock = StillClock()
    let base = ScriptedClient { _, count throws(HTTPFailure) in
      guard count == 2 else { throw HTTPFailure(.status(429), "busy") }
      return .json("{}")
    }
    let client = RetryingClient(base: base, time: .still(clock: clock), jitter: { 0 })
    _ = try await client.send(HTTPRequest(url: "https://a.org/"))
    #expect(await base.requests.count == 3)
    #expect(await clock.slept == [.seconds(0.5), .seconds(0.5)])
  }

  @Test("tries that time out share one minute, and none is given longer than what is left of it")
  func timeouts() async {
    for (length, tries) in [(60, 1), (25, 3), (20, 3), (1, 8)] {
      let clock = SteppingClock()
      let base = ScriptedClient { request, _ throws(HTTPFailure) in
        clock.advance(by: min(.seconds(length), request.patience ?? .zero))
        throw HTTPFailure(.timedOut, "too late")
      }
      let client = RetryingClient(base: base, time: clock.timekeeper, jitter: { 0 })
      await #expect(throws: HTTPFailure.self) {
        try await client.send(HTTPRequest(url: "https://a.org/"))
      }
      #expect(await base.requests.count == tries, "\(length) s")
      #expect(clock.now <= .seconds(60 + 3.5))
    }
  }

  @Test("the wait for one's turn is no time of a try")
  func turns() async {
    let clock = SteppingClock()
    let base = ScriptedClient { _, _ throws(HTTPFailure) in
      clock.advance(by: .seconds(20))
      throw HTTPFailure(.timedOut, "too late")
    }
    let window = RequestWindow(count: 1, length: .seconds(20))
    let limiter = RateLimiter(of: .tmdb, windows: [window], time: clock.timekeeper)
    let limited = RateLimitedClient(base: base, limiter: limiter)
    let client = RetryingClient(base: limited, time: clock.timekeeper, jitter: { 0 })
    await #expect(throws: HTTPFailure.self) {
      try await client.send(HTTPRequest(url: "https://a.org/"))
    }
    #expect(await base.requests.map(\.patience) == [60, 40, 20].map { .seconds($0) })
  }

  @Test("a slow host that answers at last keeps the tries of its passing faults")
  func slowness() async throws {
    let clock = SteppingClock()
    let base = ScriptedClient { _, count throws(HTTPFailure) in
      clock.advance(by: .seconds(25))
      guard count == 3 else { throw HTTPFailure(.status(503), "busy") }
      return .json("{}")
    }
    let client = RetryingClient(base: base, time: clock.timekeeper, jitter: { 0 })
    _ = try await client.send(HTTPRequest(url: "https://a.org/"))
    #expect(await base.requests.count == 4)
  }

  @Test("a request that never succeeds ends with its last failure and the number of tries")
  func exhaustion() async {
    let base = ScriptedClient { _, count throws(HTTPFailure) in
      throw HTTPFailure(.status(503), "failure \(count)")
    }
    let client = RetryingClient(base: base, time: .still())
    await #expect(throws: HTTPFailure(.status(503), "failure 7", notes: ["tried 8 times"])) {
      try await client.send(HTTPRequest(url: "https://a.org/"))
    }
  }
}
