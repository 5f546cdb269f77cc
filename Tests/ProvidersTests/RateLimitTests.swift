import TestSupport
import Testing

@testable import Providers

struct RateLimitTests {
  private func windows(_ limit: Double, setting: Double? = nil, loopback: Bool = false) -> [[Int]] {
    var service = Service.tmdb
    service.requestsPerSecond = limit
    return RequestWindow.windows(of: service, setting: setting, isLoopback: loopback)
      .map { [$0.count, Int($0.length.components.seconds)] }
  }

  @Test("a service's limit is a window of a second, and a setting lowers it")
  func windows() {
    #expect(windows(40) == [[40, 1]])
    #expect(windows(1) == [[1, 1]])
    #expect(windows(40, setting: 10) == [[10, 1]])
    #expect(windows(40, setting: 100) == [[40, 1]])
    #expect(windows(40, setting: 0.5) == [[1, 2]])
    #expect(windows(40, setting: 0) == [[40, 1]])
  }

  @Test("a limit below one a second is no window, however it is lowered")
  func slowServices() {
    #expect(windows(100.0 / 3600) == [])
    #expect(windows(100.0 / 3600, setting: 5) == [[5, 1]])
  }

  @Test("a setting exceeds the limit on loopback alone")
  func loopback() {
    #expect(windows(40, setting: 100, loopback: true) == [[100, 1]])
    #expect(windows(100.0 / 3600, setting: 500, loopback: true) == [[500, 1]])
  }

  @Test("a request counts from its start until a whole window after its end")
  func window() {
    var window = RequestWindow(count: 2, length: .seconds(1))
    #expect(window.decision(at: .zero) == .go)
    window.start()
    #expect(window.decision(at: .zero) == .go)
    window.start()
    #expect(window.decision(at: .seconds(5)) == .full)
    window.end(at: .seconds(5), after: .seconds(5), isAnswered: true)
    #expect(window.decision(at: .seconds(5.25)) == .wait(.seconds(0.75)))
    #expect(window.decision(at: .seconds(6)) == .go)
  }

  @Test("when enough answers have come, most of the quickest way there and back is not waited for")
  func credit() {
    var window = RequestWindow(count: 1, length: .seconds(1))
    func ask(at second: Int, for milliseconds: Int, isAnswered: Bool = true) {
      let length = Duration.milliseconds(milliseconds)
      window.start()
      window.end(at: .seconds(second) + length, after: length, isAnswered: isAnswered)
    }
    for index in 0..<RequestWindow.enoughRoundTrips - 1 {
      ask(at: index * 2, for: 200)
      #expect(window.decision(at: .seconds(index * 2 + 1)) == .wait(.milliseconds(200)))
    }
    // What failed says nothing of how long an answer takes.
    ask(at: 100, for: 10, isAnswered: false)
    #expect(window.decision(at: .seconds(101)) == .wait(.milliseconds(10)))
    ask(at: 200, for: 300)
    #expect(window.decision(at: .seconds(201)) == .wait(.milliseconds(150)))
    ask(at: 300, for: 100)
    #expect(window.decision(at: .seconds(301)) == .wait(.milliseconds(25)))
  }

  /// Two thousand requests whose ways there and back differ by up to a half: on the service's own
  /// clock none of its windows holds more than the limit.
  @Test("no window of the service's own clock holds more than the limit", arguments: 1...20)
  func service(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var window = RequestWindow(count: 10, length: .seconds(1))
    var now = Duration.zero
    var underWay: [(end: Duration, length: Duration)] = []
    var seen: [Duration] = []
    while seen.count < 2000 {
      underWay.sort { $0.end < $1.end }
      switch window.decision(at: now) {
      case .go where underWay.count < 8:
        window.start()
        let up = Duration.milliseconds(Int.random(in: 20...30, using: &generator))
        let down = Duration.milliseconds(Int.random(in: 30...90, using: &generator))
        seen.append(now + up)
        underWay.append((now + up + down, up + down))
        continue
      case .wait(let duration) where underWay.isEmpty || now + duration < underWay[0].end:
        now += duration
        continue
      default:
        let first = underWay.removeFirst()
        now = first.end
        window.end(at: now, after: first.length, isAnswered: true)
      }
    }
    seen.sort()
    let spans = zip(seen, seen.dropFirst(10)).map { $1 - $0 }
    #expect(try #require(spans.min()) >= .seconds(1))
    // And it is not much slower than it could be: 2,000 in 200 s.
    #expect(now < .seconds(200 * 1.06))
  }

  @Test("a service that asks for a pause gets it from all requests")
  func pause() async throws {
    let clock = SteppingClock()
    let limiter = RateLimiter(
      of: .tmdb,
      windows: [RequestWindow(count: 40, length: .seconds(1))],
      time: clock.timekeeper
    )
    let base = ScriptedClient { request, _ in
      let after = request.url.contains("long") ? "3600" : "7"
      return HTTPResponse(status: 429, headers: ["retry-after": after], body: [])
    }
    let client = RateLimitedClient(base: base, limiter: limiter)
    _ = try await client.send(HTTPRequest(url: "https://a.org/1"))
    _ = try await client.send(HTTPRequest(url: "https://a.org/2"))
    #expect(clock.now == .seconds(7))
    _ = try await client.send(HTTPRequest(url: "https://a.org/long"))
    await #expect {
      try await client.send(HTTPRequest(url: "https://a.org/3"))
    } throws: { error in
      "\(error)" == "the limit of TMDB is used up for another 60 minutes"
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
