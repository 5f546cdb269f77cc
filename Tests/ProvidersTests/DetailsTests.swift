import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

/// Galleries that ask for details, over a script in place of the service.
struct DetailsTests {
  private static let list = #"""
    {"results":[{"id":1,"title":"A","overview":"a","original_language":"ja"},{"id":2,"title":"B"},
    {"id":3,"media_type":"person","name":"C"}],"total_pages":1}
    """#

  private static func details(_ id: Int, _ runtime: Int = 90) -> HTTPResponse {
    .json(#"{"id":\#(id),"title":"x","overview":"o","runtime":\#(runtime)}"#)
  }

  private static func request(
    _ query: String,
    limit: Int = 20,
    wantsDetails: Bool = true
  ) -> SearchRequest {
    var request = SearchRequest.movies(query, limit: limit)
    request.endpoint = "search/multi"
    request.wantsDetails = wantsDetails
    return request
  }

  /// A service that lists two films and a person, and tells of the films what `film` says.
  private static func client(
    _ film: @escaping @Sendable (Int) throws(HTTPFailure) -> HTTPResponse
  ) -> ScriptedClient {
    ScriptedClient { request, _ throws(HTTPFailure) in
      if request.url.contains("/search/") {
        return .json(Self.list.replacing(#""title""#, with: #""media_type":"movie","title""#))
      }
      return try film(request.url.contains("/movie/1?") ? 1 : 2)
    }
  }

  private static func refuse(_ id: Int) throws(HTTPFailure) -> HTTPResponse {
    .json(#"{"status_code":34,"status_message":"not found"}"#, status: 404)
  }

  @Test("each film is asked for by itself, once however many galleries have it; persons are not")
  func once() async {
    let client = Self.client { Self.details($0, 90 + $0) }
    let requests =
      ["a", "b", "c", "a"].map { Self.request($0) } + [
        Self.request("a", limit: 1), Self.request("d", wantsDetails: false),
      ]
    let outcomes = await SearchSession(client).search(requests)
    for outcome in outcomes.prefix(4) {
      #expect(outcome.result?.items.map { $0.details?.runtime } == [91, 92, nil])
      #expect(outcome.result?.items.map(\.overview) == ["a", "o", ""])
      #expect(outcome.result?.diagnostics == [])
    }
    #expect(outcomes[4].result?.items.map { $0.details?.runtime } == [91])
    #expect(outcomes[5].result?.items.allSatisfy { $0.details == nil } == true)
    let asked = await client.urls.filter { !$0.contains("/search/") }.sorted()
    #expect(
      asked == [
        "https://api.themoviedb.org/3/movie/1?append_to_response=credits%2Cvideos"
          + "&include_video_language=en%2Cja%2Cnull",
        "https://api.themoviedb.org/3/movie/2?append_to_response=credits%2Cvideos%2Ctranslations"
          + "&include_video_language=en%2Cnull",
      ]
    )
  }

  @Test("a film whose details cannot be had stays as it is, and one warning tells of all of them")
  func failing() async {
    let client = Self.client(Self.refuse)
    let result = await SearchSession(client).outcome(Self.request("a")).result
    #expect(result?.items.count == 3 && result?.isStale == false)
    #expect(
      result?.diagnostics.map(\.message) == [
        "2 of 3 results of 'a' are shown without details: api.themoviedb.org/3/movie/1 answered 404"
          + " (application/json): not found (code 34)"
      ]
    )
    #expect(result?.diagnostics.first?.severity == .warning)
  }

  @Test("where all details fail, no gallery does, and the service is soon left in peace")
  func outage() async {
    let client = ScriptedClient { request, _ throws(HTTPFailure) in
      guard request.url.contains("/search/") else { return .json("{}", status: 500) }
      let query = request.url.split(separator: "query=").last ?? ""
      let films = #"{"id":\#(query)1,"title":"A"},{"id":\#(query)2,"title":"B"}"#
      return .json(#"{"results":[\#(films)],"total_pages":1}"#)
    }
    let session = SearchSession(
      settings: .keyed,
      client: client,
      store: nil,
      policy: FetchPolicy(),
      time: SteppingClock().timekeeper,
      keepsLimits: false
    )
    let requests = (1...60).map { index in
      var request = SearchRequest.movies(String(index))
      request.wantsDetails = true
      return request
    }
    let outcomes = await session.search(requests)
    #expect(outcomes.allSatisfy { $0.result?.items.count == 2 })
    #expect(outcomes.allSatisfy { $0.result?.diagnostics.map(\.code) == ["provider.no-details"] })
    // Of 120 films, each tried eight times, those that were under way when it opened.
    #expect(await client.urls.count { $0.contains("/movie/") } < 480)
  }

  @Test("an answer about another film is neither shown nor kept")
  func foreign() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let client = Self.client { _ in Self.details(1) }
    let session = SearchSession(client, store: store)
    let result = await session.outcome(Self.request("a")).result
    #expect(result?.items.map { $0.details?.runtime } == [90, nil, nil])
    #expect(
      result?.diagnostics.first?.message.hasSuffix("answered with another film or series") == true
    )
    let kept = await client.urls.filter { $0.contains("/movie/") }
    var answers: [StoredAnswer] = []
    for url in kept { if let answer = await store.answer(for: url) { answers.append(answer) } }
    #expect(answers.count == 1)
  }

  @Test("details are stored, and answer offline and in place of a service that is gone")
  func stored() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let start = 1_800_000_000
    let day = 86_400
    let request = Self.request("a")
    let first = Self.client { Self.details($0, 90 + $0) }
    _ = await SearchSession(first, store: store, at: start).outcome(request)

    let silent = Self.client { _ in .json("{}", status: 503) }
    let fresh = SearchSession(silent, store: store, at: start + 60)
    #expect(await fresh.outcome(request).result?.items[0].details?.runtime == 91)
    #expect(await silent.requests == [])

    let offline = SearchSession(silent, store: store, policy: .init(.offline), at: start + 3 * day)
    let aged = await offline.outcome(request).result
    #expect(aged?.items.map { $0.details?.runtime } == [91, 92, nil] && aged?.isStale == false)
    #expect(aged?.diagnostics.map(\.code) == ["provider.aged", "provider.aged"])
    #expect(await silent.requests == [])

    let stale = await SearchSession(silent, store: store, at: start + 3 * day)
      .outcome(request).result
    #expect(stale?.items.map { $0.details?.runtime } == [91, 92, nil] && stale?.isStale == true)
    #expect(stale?.retrieved == start)
    #expect(
      stale?.diagnostics.first?.message.hasPrefix(
        "the details of 2 results of 'a' are up to 3 days old: "
      ) == true
    )
    // Past the six months of TMDB's terms nothing may stand in.
    let late = await SearchSession(silent, store: store, at: start + 200 * day)
      .outcome(request).result
    #expect(late?.items.allSatisfy { $0.details == nil } == true && late?.isStale == false)
    #expect(late?.diagnostics.map(\.code) == ["provider.no-details"])
  }

  @Test("a film that the service has no more is without details, and its gallery is not stale")
  func removed() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let start = 1_800_000_000
    let request = Self.request("a")
    let whole = Self.client { Self.details($0, 90 + $0) }
    _ = await SearchSession(whole, store: store, at: start).outcome(request)
    let partial = Self.client { id throws(HTTPFailure) in
      id == 1 ? try Self.refuse(id) : Self.details(id)
    }
    let later = SearchSession(partial, store: store, at: start + 3 * 86_400)
    let result = await later.outcome(request).result
    #expect(result?.items.map { $0.details?.runtime } == [nil, 90, nil])
    #expect(result?.isStale == false && result?.retrieved == start + 3 * 86_400)
    #expect(result?.diagnostics.map(\.code) == ["provider.no-details"])
  }

  @Test("details near the end of the service's terms are told, however young their list is")
  func aging() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let start = 1_800_000_000
    let day = 86_400
    let request = Self.request("a")
    let client = Self.client { Self.details($0) }
    _ = await SearchSession(client, store: store, at: start).outcome(request)
    _ = await SearchSession(client, store: store, policy: .init(.refresh), at: start + 90 * day)
      .outcome(Self.request("a", wantsDetails: false))
    let policy = FetchPolicy(.offline, maxAge: nil)
    let session = SearchSession(client, store: store, policy: policy, at: start + 140 * day)
    let result = await session.outcome(request).result
    // What dates an item's entry is the list; what ends its use is the oldest of all.
    #expect(result?.listed == start + 90 * day)
    #expect(result?.retrieved == start)
    let diagnostics = result?.diagnostics
    #expect(diagnostics?.map(\.code) == ["provider.aging"])
    #expect(diagnostics?.first?.message.hasSuffix("140 days old") == true)
  }

  @Test("without stored details an offline build says how to get them")
  func offline() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let client = Self.client { Self.details($0) }
    _ = await SearchSession(client, store: store)
      .outcome(Self.request("a", wantsDetails: false))
    let session = SearchSession(client, store: store, policy: .init(.offline))
    let result = await session.outcome(Self.request("a")).result
    #expect(result?.items.count == 3)
    #expect(result?.diagnostics.map(\.code) == ["provider.no-details"])
    #expect(result?.diagnostics.first?.notes == ["build once without --offline to fetch them"])
  }

  @Test("a build that is cancelled between the details has no result")
  func cancelled() async {
    let client = Self.client { _ throws(HTTPFailure) in throw .cancelled }
    let outcome = await SearchSession(client).outcome(Self.request("a"))
    #expect(outcome.failure?.code == "provider.cancelled")
  }

  @Test("an id that is no number leads to no other path")
  func escaping() {
    let provider = TMDBProvider(.init())
    let item = Item(kind: .movie, id: "../search/movie?query=x", title: "x")
    let url = provider.detailsRequest(of: item, in: .movies("x"))?.url ?? ""
    #expect(url.hasPrefix("https://api.themoviedb.org/3/movie/..%252Fsearch%252Fmovie%253Fquery"))
  }
}
