import Diagnostics
import Testing

@testable import Providers

struct SearchSessionTests {
  /// A page of films with the given ids.
  private static func films(_ ids: ClosedRange<Int>, pages: Int = 1) -> HTTPResponse {
    let films = ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    return .json(#"{"results":[\#(films)],"total_pages":\#(pages),"total_results":99}"#)
  }

  /// A page of GIFs, with `next` as it stands in the answer.
  private static func gifs(_ ids: ClosedRange<Int>, next: String) -> HTTPResponse {
    let gifs = ids.map { id in
      #"{"id":"\#(id)","media_formats":{"mp4":{"url":"https://m/\#(id)","dims":[4,3]}}}"#
    }
    return .json(#"{"results":[\#(gifs.joined(separator: ","))]\#(next)}"#)
  }

  private static func page(of request: HTTPRequest) -> Int {
    let pair = request.url.split { "?&".contains($0) }.first { $0.hasPrefix("page=") }
    return pair.flatMap { Int($0.dropFirst(5)) } ?? 0
  }

  @Test("pages are fetched until there are as many results as wanted, and no further")
  func limit() async {
    let client = ScriptedClient { request, _ in
      let page = Self.page(of: request)
      return Self.films((page * 20 - 19)...(page * 20), pages: 8)
    }
    let result = await SearchSession(client).outcome(.movies("x", limit: 45)).result
    #expect(result?.items.map(\.id) == (1...45).map(String.init))
    #expect(result?.total == 99)
    #expect(result?.retrieved == 1_800_000_000)
    #expect(result?.isStale == false)
    #expect(result?.diagnostics == [])
    #expect(await client.requests.count == 3)
  }

  @Test("an item at a page's border appears once, at its first place")
  func doubles() async {
    let client = ScriptedClient { request, _ in
      Self.page(of: request) == 1 ? Self.films(1...20, pages: 2) : Self.films(20...39, pages: 2)
    }
    let result = await SearchSession(client).outcome(.movies("x", limit: 100)).result
    #expect(result?.items.map(\.id) == (1...39).map(String.init))
    #expect(await client.requests.count == 2)
  }

  @Test("every entry of an answer is accounted for")
  func tally() async {
    let client = ScriptedClient { request, _ in
      Self.page(of: request) == 1
        ? .json(
          #"{"results":[{"id":1,"title":"A"},null,{"id":1,"title":"A"},{"id":2}],"total_pages":2}"#
        )
        : Self.films(1...9, pages: 2)
    }
    let requests = [SearchRequest.movies("x", limit: 5), .movies("x", limit: 7)]
    for outcome in await SearchSession(client).search(requests) {
      #expect(outcome.result?.tally == ResultTally(received: 13, unreadable: 2, duplicates: 2))
    }
  }

  @Test(
    "every form of 'no more' ends after the second page",
    arguments: [#","next":"""#, #","next":"0""#, #","next":0"#, #","next":null"#, ""]
  )
  func ends(_ next: String) async {
    let client = ScriptedClient { request, _ in
      request.url.contains("pos=")
        ? Self.gifs(51...57, next: next) : Self.gifs(1...50, next: #","next":"CAUQ""#)
    }
    let result = await SearchSession(client).outcome(.gifs("x", limit: 200)).result
    #expect(result?.items.count == 57)
    #expect(
      await client.urls.map(\.withoutMediaFilter) == [
        "https://api.giphy.com/v2/search?limit=50&q=x",
        "https://api.giphy.com/v2/search?limit=50&pos=CAUQ&q=x",
      ]
    )
  }

  @Test("a mark that leads in a circle is followed once")
  func circle() async {
    let client = ScriptedClient { request, count in
      Self.gifs(1...2, next: request.url.contains("pos=a") ? #","next":"b""# : #","next":"a""#)
    }
    let result = await SearchSession(client).outcome(.gifs("x", limit: 200)).result
    #expect(result?.items.count == 2)
    #expect(await client.requests.count == 3)
  }

  @Test("nothing found is a result, with a warning, after one request")
  func nothing() async {
    let client = ScriptedClient { _, _ in .json(#"{"results":[],"next":""}"#) }
    let result = await SearchSession(client).outcome(.gifs("x")).result
    #expect(result?.items.isEmpty == true)
    #expect(result?.diagnostics.map(\.code) == ["provider.no-results"])
    #expect(await client.requests.count == 1)
  }

  @Test("outcomes stand in the order of their requests, whichever is answered first")
  func order() async {
    let client = ScriptedClient { request, _ in
      let id = Int(request.url.split(separator: "=").last ?? "") ?? 0
      return Self.films(id...id)
    }
    let requests = (1...50).map { SearchRequest.movies(String($0)) }
    let outcomes = await SearchSession(client).search(requests)
    #expect(outcomes.map { $0.result?.items.first?.id } == (1...50).map(String.init))
  }

  @Test("requests that differ in nothing but their limits are asked once, and progress is told")
  func sharing() async {
    let client = ScriptedClient { request, _ in
      let page = Self.page(of: request)
      return Self.films((page * 20 - 19)...(page * 20), pages: 8)
    }
    let session = SearchSession(client)
    var done: [Int] = []
    await session.search([.movies("x", limit: 5), .movies("y"), .movies("x", limit: 30)]) {
      index,
      outcome in
      done.append(index)
      #expect(outcome.result?.items.count == [5, 20, 30][index])
    }
    #expect(done.sorted() == [0, 1, 2])
    #expect(await client.requests.count == 3)
  }

  @Test("one request that fails costs no other")
  func isolation() async {
    let client = ScriptedClient { request, _ in
      request.url.contains("bad") ? .json("<html>", status: 502) : Self.films(1...3)
    }
    let outcomes = await SearchSession(client).search([.movies("a"), .movies("bad"), .movies("b")])
    #expect(outcomes.map { $0.result?.items.count } == [3, nil, 3])
    #expect(
      outcomes[1].failure?.message
        == "'bad' cannot be fetched: api.themoviedb.org/3/search/movie answered 502 (application/json)"
    )
    #expect(outcomes[1].failure?.notes.first == "tried 8 times")
  }

  @Test(
    "what is no answer is a failed fetch, after all its tries and in one line",
    arguments: [
      ("<html>", "with a page instead of JSON"), ("", "with an empty body"),
      (#"{"results":"#, "with JSON that is cut off"), (#"{"a":1}"#, "with no list of results"),
      ("\u{1F}", "with JSON that is cut off"),
    ]
  )
  func unexpected(_ body: String, _ words: String) async {
    let client = ScriptedClient { _, _ in
      HTTPResponse(headers: ["content-type": "Text/HTML; charset=x"], body: Array(body.utf8))
    }
    let failure = await SearchSession(client).outcome(.movies("x")).failure
    #expect(
      failure?.message
        == "'x' cannot be fetched: api.themoviedb.org/3/search/movie answered 200 (text/html), but \(words)"
    )
    #expect(failure?.code == "provider.unexpected-answer")
    #expect(await client.requests.count == 8)
  }

  @Test(
    "a host that is down is given up after a trial, and costs another host nothing",
    arguments: [
      (HTTPFailure.Reason.unreachable, 3), (.connection, 8), (.timedOut, 8), (.status(503), 8),
    ]
  )
  func givingUp(_ reason: HTTPFailure.Reason, _ tries: Int) async {
    let client = ScriptedClient { request, _ throws(HTTPFailure) in
      guard request.url.contains("giphy") else { throw HTTPFailure(reason, "no host") }
      return Self.gifs(1...2, next: "")
    }
    let clock = SteppingClock()
    let session = SearchSession(
      settings: .keyed,
      client: client,
      store: nil,
      policy: FetchPolicy(),
      time: clock.timekeeper,
      keepsLimits: false
    )
    let outcomes = await session.search((1...64).flatMap { [.movies("\($0)"), .gifs("\($0)")] })
    #expect(outcomes.count { $0.failure != nil } == 64)
    #expect(outcomes.count { $0.result?.items.count == 2 } == 64)
    // Those under way beside the first five are tried to their end, and one is the trial.
    #expect(await client.urls.count { $0.contains("themoviedb") } <= (5 + 7 + 1) * tries)
    let last = outcomes[126].failure
    #expect(
      last?.message == "'64' cannot be fetched: api.themoviedb.org/3/search/movie is not asked, "
        + "as api.themoviedb.org has failed again and again"
    )
    #expect(last?.notes.prefix(2) == ["no host", "tried \(tries) times"])
  }

  @Test("a host that is down for a while is asked again, and what came meanwhile waits for that")
  func outage() async throws {
    let clock = SteppingClock()
    let client = ScriptedClient { request, _ throws(HTTPFailure) in
      guard clock.now >= .seconds(4) else { throw HTTPFailure(.unreachable, "no host") }
      return Self.films(1...3)
    }
    let gate = HostGate(time: clock.timekeeper, jitter: { 0.5 })
    let breaking = BreakingClient(base: client, gate: gate)
    for index in 0..<CircuitBreaker.patience {
      await #expect(throws: HTTPFailure(.unreachable, "no host")) {
        try await breaking.send(HTTPRequest(url: "https://a.org/\(index)"))
      }
    }
    _ = try await breaking.send(HTTPRequest(url: "https://a.org/later"))
    #expect(clock.now == .seconds(5))
  }

  @Test("a fetch ends after half an hour, and what was stored stands in for the rest")
  func deadline() async throws {
    let clock = SteppingClock()
    let client = ScriptedClient { request, _ throws(HTTPFailure) in
      #expect((request.patience ?? .seconds(9999)) <= .seconds(1800) - clock.now)
      clock.advance(by: .seconds(400))
      return Self.films(1...3)
    }
    let session = SearchSession(
      settings: .keyed,
      client: client,
      store: nil,
      policy: FetchPolicy(),
      time: clock.timekeeper,
      keepsLimits: false
    )
    var outcomes: [SearchOutcome] = []
    for index in 0..<8 { outcomes.append(await session.outcome(.movies("\(index)"))) }
    #expect(
      outcomes.map { $0.result != nil } == [true, true, true, true, true, false, false, false]
    )
    let late = outcomes.last?.failure
    #expect(late?.message == "'7' cannot be fetched: the fetch has lasted 30 minutes")
    #expect(late?.code == "provider.timed-out")
    #expect(await client.requests.count == 5)
  }

  @Test("nothing waits past the end of the fetch: not for its turn, not for another try")
  func deadlineOfWaits() async {
    let clock = SteppingClock()
    let slow = RateLimiter(
      of: .tmdb,
      windows: [RequestWindow(count: 1, length: .seconds(60))],
      time: clock.timekeeper
    )
    let base = ScriptedClient { _, _ throws(HTTPFailure) in throw HTTPFailure(.status(500), "no") }
    let client = DeadlineClient(
      base: RetryingClient(
        base: RateLimitedClient(base: base, limiter: slow),
        time: clock.timekeeper,
        jitter: { 1 }
      ),
      deadline: .seconds(90),
      time: clock.timekeeper
    )
    await #expect(throws: HTTPFailure.self) {
      try await client.send(HTTPRequest(url: "https://a.org"))
    }
    #expect(clock.now <= .seconds(90))
    #expect(await base.requests.count == 2)
  }

  @Test("a refused key is told once in full, and then not sent any more")
  func refusedKey() async {
    let client = ScriptedClient { _, _ in
      .json(#"{"status_code":7,"status_message":"Invalid API key."}"#, status: 401)
    }
    let failures = await SearchSession(client).search((1...100).map { .movies("\($0)") })
      .compactMap(\.failure)
    #expect(failures.count == 100)
    #expect(await client.requests.count <= 8)
    #expect(failures.count { $0.message.contains("Invalid API key.") } == 1)
    #expect(failures.count { $0.notes.contains { $0.hasPrefix("check providers") } } == 1)
    #expect(failures.last?.message == "'100' cannot be fetched: api.themoviedb.org refuses the key")
    #expect(failures.last?.code == "provider.wrong-key")
  }

  @Test(
    "what forbids one query forbids no other, unless its words name the key",
    arguments: [
      ("<html>", false), (#"{"message":"Forbidden"}"#, false),
      (#"{"error":{"message":"Your query has forbidden keywords"}}"#, false),
      (#"{"message":"Invalid authentication credentials"}"#, true),
      (#"{"error":{"message":"This key is banned."}}"#, true),
      (#"{"error":{"message":"Bad API_KEY"}}"#, true),
    ]
  )
  func forbidden(_ body: String, _ isKey: Bool) async {
    let client = ScriptedClient { request, _ in
      request.url.contains("q=0") ? .json(body, status: 403) : Self.gifs(1...2, next: "")
    }
    let session = SearchSession(client)
    let failure = await session.outcome(.gifs("0")).failure
    #expect(failure?.code == (isKey ? "provider.wrong-key" : "provider.refused"))
    #expect((await session.outcome(.gifs("1")).failure != nil) == isKey)
  }

  @Test(
    "what may pass says nothing of the key, whatever its words",
    arguments: [408, 429, 500, 503]
  )
  func passingRefusal(_ status: Int) async {
    let client = ScriptedClient { request, _ in
      request.url.contains("q=0")
        ? .json(#"{"error":{"message":"Too many requests with this API key"}}"#, status: status)
        : Self.gifs(1...2, next: "")
    }
    let session = SearchSession(client)
    let failure = await session.outcome(.gifs("0")).failure
    #expect(failure?.message.contains("Too many requests") == true)
    #expect(failure?.code != "provider.wrong-key")
    #expect(failure?.notes.contains { $0.hasPrefix("check providers") } == false)
    #expect(await session.outcome(.gifs("1")).failure == nil)
  }

  @Test("a key that is refused with another status is a wrong key as well, to all who have it")
  func refusedKeyByAnyStatus() async {
    let client = ScriptedClient { _, _ in
      .json(
        #"{"result":false,"errors":{"message":["The provided API key is invalid."]}}"#,
        status: 404
      )
    }
    let outcomes = await SearchSession(client).search((1...20).map { .gifs("\($0)") })
    #expect(outcomes.allSatisfy { $0.failure?.code == "provider.wrong-key" })
    #expect(await client.requests.count <= 8)
  }

  @Test("a wrong key is not tried again, and the hint says where to look")
  func wrongKey() async {
    let client = ScriptedClient { _, _ in
      .json(
        #"{"status_code":7,"status_message":"Invalid API key: \#(ProviderSettings.key)"}"#,
        status: 401
      )
    }
    let failure = await SearchSession(client).outcome(.movies("x")).failure
    #expect(
      failure?.message
        == "'x' cannot be fetched: api.themoviedb.org/3/search/movie answered 401 "
        + "(application/json): Invalid API key: redacted (code 7)"
    )
    #expect(failure?.notes.first?.hasPrefix("check providers.tmdb.key") == true)
    #expect(await client.requests.count == 1)
    let keyless = await SearchSession(client, ProviderSettings()).outcome(.movies("x")).failure
    #expect(keyless?.notes.first?.contains("TMDB_API_KEY") == true)
  }

  @Test("a skipped entry is a warning with their number")
  func skipped() async {
    let client = ScriptedClient { _, _ in
      .json(#"{"results":[null,{"id":1,"title":"a"},{"title":"b"}],"total_pages":1}"#)
    }
    let result = await SearchSession(client).outcome(.movies("x")).result
    #expect(
      result?.diagnostics.map(\.message) == [
        "2 results of 'x' were skipped: a result needs an id, a title, and to be a film, "
          + "a series, a person or a collection"
      ]
    )
  }

  @Test("a parameter that could carry a key is refused before anything is sent")
  func reserved() async {
    let client = ScriptedClient { _, _ in Self.films(1...1) }
    let failure = await SearchSession(client).outcome(.movies("x", ["api_key": "abc"])).failure
    #expect(failure?.code == "provider.reserved-parameter")
    #expect(await client.requests.isEmpty)
  }

  @Test("a cancelled search ends soon, with an outcome for every request")
  func cancellation() async {
    let client = ScriptedClient { _, _ throws(HTTPFailure) in
      throw HTTPFailure(.status(503), "busy", retryAfter: 50)
    }
    let session = SearchSession(
      settings: .keyed,
      client: client,
      store: nil,
      policy: FetchPolicy(),
      time: .running,
      keepsLimits: false
    )
    let task = Task { await session.search((1...30).map { .movies(String($0)) }) }
    while await client.requests.isEmpty { await Task.yield() }
    task.cancel()
    let outcomes = await task.value
    #expect(outcomes.count == 30)
    #expect(outcomes.allSatisfy { $0.failure?.code == "provider.cancelled" })
    #expect(await client.requests.count <= 8)
  }
}
