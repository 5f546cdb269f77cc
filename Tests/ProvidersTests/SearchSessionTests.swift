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
    #expect(outcomes[1].failure?.notes.first == "tried 4 times")
  }

  @Test(
    "what is no answer is a failed fetch, after four tries and in one line",
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
    #expect(await client.requests.count == 4)
  }

  @Test(
    "a host that leaves three requests without an answer is asked nothing more",
    arguments: [HTTPFailure.Reason.connection, .timedOut]
  )
  func givingUp(_ reason: HTTPFailure.Reason) async {
    let client = ScriptedClient { request, _ throws(HTTPFailure) in
      guard request.url.contains("giphy") else { throw HTTPFailure(reason, "no host") }
      return Self.gifs(1...2, next: "")
    }
    let outcomes = await SearchSession(client)
      .search((1...64).flatMap { [.movies("\($0)"), .gifs("\($0)")] })
    #expect(outcomes.count { $0.failure != nil } == 64)
    #expect(outcomes.count { $0.result?.items.count == 2 } == 64)
    // Those under way beside the first three are tried to their end.
    #expect(await client.urls.count { $0.contains("themoviedb") } <= (8 + 3) * 4)
    let last = outcomes[126].failure
    #expect(
      last?.message == "'64' cannot be fetched: api.themoviedb.org/3/search/movie is not asked, "
        + "as api.themoviedb.org has not answered 3 others"
    )
    #expect(last?.notes.prefix(2) == ["no host", "tried 4 times"])
  }

  @Test("a host that answers now and then is asked to the end")
  func patience() async {
    let client = ScriptedClient { request, _ throws(HTTPFailure) in
      guard request.url.hasSuffix("0") else { throw HTTPFailure(.connection, "no host") }
      return .json("no", status: 404)
    }
    let unreachable = UnreachableHosts()
    let asking = ReachableHostsClient(base: client, unreachable: unreachable)
    for index in 0..<12 {
      do {
        _ = try await asking.send(HTTPRequest(url: "https://a.org/\(index % 3)"))
      } catch {
        #expect(error.message == "no host")
      }
    }
    #expect(await client.requests.count == 12)
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
