import Testing

@testable import Providers

struct RateLimitTests {
  private func windows(_ limit: Double, setting: Double? = nil, loopback: Bool = false) -> [[Int]] {
    var service = Service.tmdb
    service.requestsPerSecond = limit
    return RequestWindow.windows(of: service, setting: setting, isLoopback: loopback)
      .map { [$0.count, Int($0.length.components.seconds)] }
  }

  @Test("a service's limit is a window of a second, or of an hour where it is below one a second")
  func windows() {
    #expect(windows(40) == [[40, 1]])
    #expect(windows(1) == [[1, 1]])
    #expect(windows(100.0 / 3600) == [[100, 3600]])
  }

  @Test("a setting lowers the limit, and exceeds it on loopback alone")
  func settings() {
    #expect(windows(40, setting: 10) == [[10, 1]])
    #expect(windows(40, setting: 100) == [[40, 1]])
    #expect(windows(40, setting: 100, loopback: true) == [[100, 1]])
    #expect(windows(40, setting: 0.5) == [[1, 2]])
    #expect(windows(100.0 / 3600, setting: 5) == [[100, 3600], [5, 1]])
    #expect(windows(100.0 / 3600, setting: 500, loopback: true) == [[500, 1]])
    #expect(windows(40, setting: 0) == [[40, 1]])
  }

  @Test("a request counts from its start until a whole window after its end")
  func window() {
    var window = RequestWindow(count: 2, length: .seconds(1))
    #expect(window.decision(at: .zero) == .go)
    window.start()
    #expect(window.decision(at: .zero) == .go)
    window.start()
    #expect(window.decision(at: .seconds(5)) == .full)
    window.end(at: .seconds(5))
    #expect(window.decision(at: .seconds(5.25)) == .wait(.seconds(0.75)))
    #expect(window.decision(at: .seconds(6)) == .go)
  }

  @Test("a budget by the hour allows a burst and then fails rather than waits")
  func hour() async {
    let limiter = RateLimiter(
      of: .giphy,
      windows: [RequestWindow(count: 3, length: .seconds(3600))],
      time: .still()
    )
    let base = ScriptedClient { _, _ in .json("{}") }
    let client = RateLimitedClient(base: base, limiter: limiter)
    for _ in 0..<3 {
      await #expect(throws: Never.self) { try await client.send(HTTPRequest(url: "https://a.org")) }
    }
    await #expect {
      try await client.send(HTTPRequest(url: "https://a.org"))
    } throws: { error in
      (error as? HTTPFailure)?.reason == .limited
        && "\(error)" == "the limit of GIPHY is used up for another 60 minutes"
    }
    #expect(await base.requests.count == 3)
  }

  @Test("requests that start together share the limit, and all are sent")
  func concurrency() async {
    let time = Timekeeper.running
    let limiter = RateLimiter(
      of: .tmdb,
      windows: [RequestWindow(count: 2, length: .milliseconds(50))],
      time: time
    )
    let base = ScriptedClient { _, _ in .json("{}") }
    let client = RateLimitedClient(base: base, limiter: limiter)
    let start = ContinuousClock.now
    let sent = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<6 {
        group.addTask {
          do {
            _ = try await client.send(HTTPRequest(url: "https://a.org"))
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(sent == 6)
    #expect(ContinuousClock.now - start >= .milliseconds(100))
  }
}
