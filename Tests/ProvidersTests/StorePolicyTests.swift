import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

/// How the store, the service and the policy share the work.
struct StorePolicyTests {
  private static let day = 86_400
  private static let start = 1_800_000_000
  private let folder: TemporaryFolder
  private let store: ResponseStore

  init() throws {
    folder = try TemporaryFolder()
    store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
  }

  private static func film(_ title: String, pages: Int = 1) -> HTTPResponse {
    .json(#"{"results":[{"id":"\#(title)","title":"\#(title)"}],"total_pages":\#(pages)}"#)
  }

  private func titles(
    _ request: SearchRequest,
    _ client: ScriptedClient,
    _ policy: FetchPolicy = FetchPolicy(),
    _ settings: ProviderSettings = .keyed,
    after age: Int = 0
  ) async -> [String]? {
    await outcome(request, client, policy, settings, after: age).result?.items.map(\.title)
  }

  private func outcome(
    _ request: SearchRequest,
    _ client: ScriptedClient,
    _ policy: FetchPolicy = FetchPolicy(),
    _ settings: ProviderSettings = .keyed,
    after age: Int = 0
  ) async -> SearchOutcome {
    await SearchSession(client, settings, store: store, policy: policy, at: Self.start + age)
      .outcome(request)
  }

  private let good = ScriptedClient { request, _ in film("good") }
  private let newer = ScriptedClient { _, _ in film("newer") }
  private let down = ScriptedClient { _, _ throws(HTTPFailure) in
    throw HTTPFailure(.connection, "no connection to api.themoviedb.org/3/search/movie")
  }

  @Test("a fresh answer is used, an aged one is fetched again")
  func normal() async {
    #expect(await titles(.movies("x"), good) == ["good"])
    #expect(await titles(.movies("x"), newer, after: Self.day - 1) == ["good"])
    #expect(await newer.requests.isEmpty)
    #expect(await titles(.movies("x"), newer, after: Self.day) == ["newer"])
    #expect(await titles(.movies("x"), down, after: Self.day) == ["newer"])
    #expect(await down.requests.isEmpty)
  }

  @Test("an age of zero is never fresh, and forever ends where the service's terms do")
  func ages() async {
    #expect(await titles(.movies("x"), good) == ["good"])
    let zero = FetchPolicy(maxAge: 0)
    let forever = FetchPolicy(maxAge: nil)
    #expect(await titles(.movies("x"), good, forever, after: 183 * Self.day) == ["good"])
    #expect(await good.requests.count == 1)
    #expect(await titles(.movies("x"), newer, forever, after: 183 * Self.day + 1) == ["newer"])
    #expect(await titles(.movies("x"), good, zero, after: 183 * Self.day + 1) == ["good"])
  }

  @Test("an answer from the future is not trusted to be fresh")
  func future() async {
    #expect(await titles(.movies("x"), good, after: Self.day) == ["good"])
    #expect(await titles(.movies("x"), newer) == ["newer"])
  }

  @Test("an aged answer that still holds is confirmed, not sent again")
  func revalidation() async {
    let service = ScriptedClient { request, _ in
      let tag = "\"one\""
      if request.validators.entityTag == tag {
        return HTTPResponse(status: 304, headers: [:], body: [])
      }
      var response = Self.film("good")
      response.headers["etag"] = tag
      return response
    }
    for age in [0, Self.day, Self.day + 1, 2 * Self.day] {
      #expect(await titles(.movies("x"), service, after: age) == ["good"])
    }
    #expect(
      await service.requests.map(\.validators.entityTag) == ["", "\"one\"", "\"one\""]
    )
    let refreshed = await outcome(.movies("x"), service, FetchPolicy(.refresh), after: 5)
    #expect(refreshed.result?.retrieved == Self.start + 5)
  }

  @Test("one that changed replaces the old one, validators and all")
  func replacement() async {
    let service = ScriptedClient { request, count in
      var response = Self.film("version \(count)")
      response.headers["last-modified"] = "day \(count)"
      return response
    }
    _ = await outcome(.movies("x"), service)
    #expect(await titles(.movies("x"), service, after: Self.day) == ["version 1"])
    #expect(await titles(.movies("x"), service, after: 2 * Self.day) == ["version 2"])
    #expect(await service.requests.map(\.validators.lastModified) == ["", "day 0", "day 1"])
  }

  @Test("validators that repeat the key are not kept, those beside them are")
  func repeatedKey() async throws {
    let service = ScriptedClient { request, count in
      var response = Self.film("version \(count)")
      response.headers["etag"] = request.url.contains("x") ? "\"\(ProviderSettings.key)\"" : "\"a\""
      response.headers["last-modified"] = request.url.contains("x") ? "b" : ProviderSettings.key
      return response
    }
    for age in [0, Self.day] {
      _ = await outcome(.movies("x"), service, after: age)
      _ = await outcome(.movies("z"), service, after: age)
    }
    let sent = await service.requests.map(\.validators)
    #expect(sent.map(\.entityTag) == ["", "", "", "\"a\""])
    #expect(sent.map(\.lastModified) == ["", "", "b", ""])
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let bytes = try Data(contentsOf: folder.url.appending(path: file))
      #expect(bytes.range(of: Data(ProviderSettings.key.utf8)) == nil, "\(file)")
    }
  }

  @Test("a service that confirms what it was not asked about has not answered")
  func confirmationOfNothing() async {
    let service = ScriptedClient { _, _ in HTTPResponse(status: 304, headers: [:], body: []) }
    #expect(await outcome(.movies("x"), service).failure?.code == "provider.refused")
  }

  @Test("what the terms allow no more is removed by the next build that fetches")
  func expiry() async {
    _ = await outcome(.movies("x"), good)
    _ = await outcome(.movies("y"), newer, FetchPolicy(.offline), after: 200 * Self.day)
    #expect(await store.statistics(at: 0).hosts.map(\.answers) == [1])
    _ = await outcome(.movies("y"), newer, after: 200 * Self.day)
    #expect(await store.statistics(at: 0).hosts.map(\.answers) == [1])
    #expect(await titles(.movies("y"), down, after: 200 * Self.day) == ["newer"])
  }

  @Test("at two thirds of what the terms allow there is a note, with what to do")
  func aging() async throws {
    _ = await outcome(.movies("x"), good)
    let forever = FetchPolicy(maxAge: nil)
    let young = await outcome(.movies("x"), down, forever, after: 122 * Self.day - 1).result
    #expect(young?.diagnostics == [])
    let old = await outcome(.movies("x"), down, forever, after: 122 * Self.day).result
    let note = try #require(old?.diagnostics.first)
    #expect(
      note.description == """
        note: 'x' shows an answer that is 122 days old [provider.aging]
          note: TMDB allows 183 days; build again before that, and publish
        """
    )
  }

  @Test("a list that breaks off goes on from there in the next build")
  func continuation() async {
    let limited = ScriptedClient { request, _ throws(HTTPFailure) in
      if request.url.contains("page=3") { throw HTTPFailure(.limited, "no more for now") }
      return Self.film(request.url, pages: 3)
    }
    let search = SearchRequest.movies("x", limit: 3)
    #expect(await outcome(search, limited).failure?.code == "provider.rate-limited")
    let again = ScriptedClient { request, _ in Self.film(request.url, pages: 3) }
    #expect(await outcome(search, again).result?.items.count == 3)
    #expect(await again.urls.count == 1)
  }

  @Test("of a list that is whole, nothing is replaced by half of a newer one")
  func noMixture() async {
    let old = ScriptedClient { request, _ in Self.film("old " + request.url, pages: 2) }
    let search = SearchRequest.movies("x", limit: 2)
    _ = await outcome(search, old)
    let half = ScriptedClient { request, _ throws(HTTPFailure) in
      if request.url.contains("page=2") { throw HTTPFailure(.limited, "no more for now") }
      return Self.film("new", pages: 2)
    }
    let stale = await outcome(search, half, after: 2 * Self.day).result
    #expect(stale?.items.map { $0.title.prefix(3) } == ["old", "old"])
  }

  @Test("refreshing asks though an answer is fresh")
  func refresh() async {
    #expect(await titles(.movies("x"), good) == ["good"])
    #expect(await titles(.movies("x"), newer, FetchPolicy(.refresh)) == ["newer"])
    #expect(await titles(.movies("x"), down) == ["newer"])
  }

  @Test("an aged answer stands in for one that cannot be fetched, and is marked stale")
  func stale() async {
    _ = await outcome(.movies("x"), good)
    let result = await outcome(.movies("x"), down, after: 3 * Self.day).result
    #expect(result?.items.map(\.title) == ["good"])
    #expect(result?.isStale == true)
    #expect(result?.retrieved == Self.start)
    #expect(
      result?.diagnostics.map(\.message) == [
        "'x' shows an answer that is 3 days old: "
          + "no connection to api.themoviedb.org/3/search/movie"
      ]
    )
    let refreshed = await outcome(.movies("x"), down, FetchPolicy(.refresh)).result
    #expect(refreshed?.isStale == true)
  }

  @Test("an answer older than the service's terms allow stands in for nothing")
  func tooOld() async {
    _ = await outcome(.movies("x"), good)
    for mode in [FetchPolicy.Mode.offline, .normal] {
      let outcome = await outcome(.movies("x"), down, FetchPolicy(mode), after: 200 * Self.day)
      let text = outcome.failure?.description
      #expect(
        text?.contains("the stored answer is 200 days old, and TMDB allows 183 days") == true
      )
    }
  }

  @Test("offline, no connection is made, an aged answer is a warning, and none names its query")
  func offline() async {
    _ = await outcome(.movies("x"), good)
    let fresh = await outcome(.movies("x"), down, FetchPolicy(.offline)).result
    #expect(fresh?.items.map(\.title) == ["good"])
    #expect(fresh?.diagnostics == [])
    let aged = await outcome(.movies("x"), down, FetchPolicy(.offline), after: 9 * Self.day).result
    #expect(aged?.isStale == false)
    #expect(
      aged?.diagnostics.map(\.message)
        == ["'x' shows an answer that is 9 days old, past cache.max_age"]
    )
    let missing = await outcome(.movies("never asked"), down, FetchPolicy(.offline)).failure
    #expect(missing?.code == "provider.offline")
    #expect(missing?.message.hasPrefix("'never asked' cannot be answered offline") == true)
    #expect(await down.requests.isEmpty)
  }

  @Test("requests that differ in language, year, page or host have answers of their own")
  func keys() async {
    let echo = ScriptedClient { request, _ in Self.film(request.url) }
    var french = ProviderSettings.keyed
    french.tmdb.language = "fr-FR"
    var elsewhere = ProviderSettings.keyed
    elsewhere.tmdb.baseURL = "https://b.example/3"
    var all: Set<[String]> = []
    for _ in 0..<2 {
      for settings in [ProviderSettings.keyed, french, elsewhere] {
        for parameters in [[:], ["year": "1999"], ["year": "2003"]] {
          let titles = await titles(.movies("x", parameters), echo, FetchPolicy(), settings)
          all.insert(titles ?? [])
        }
      }
    }
    #expect(all.count == 9)
    #expect(await echo.requests.count == 9)
  }

  @Test("another key finds the answers of the first")
  func swappedKey() async {
    _ = await outcome(.movies("x"), good)
    var settings = ProviderSettings()
    settings.tmdb.key = Secret("eyJ.another.token")
    #expect(await titles(.movies("x"), down, FetchPolicy(), settings) == ["good"])
  }

  @Test("what is no answer is not stored, and a healthy service needs no clean-up")
  func sickness() async {
    for body in ["", "<html>", #"{"results":"#, #"{"status_code":11,"success":false}"#] {
      let sick = ScriptedClient { _, _ in .json(body) }
      #expect(await outcome(.movies("x"), sick).failure != nil)
    }
    #expect(await titles(.movies("x"), good) == ["good"])
  }

  @Test("a request whose third page fails is answered by an earlier build alone, or not at all")
  func wholeness() async {
    let paged = ScriptedClient { request, _ in
      Self.film(String(request.url.suffix(9)), pages: 3)
    }
    let half = ScriptedClient { request, _ throws(HTTPFailure) in
      guard !request.url.contains("page=3") else { throw HTTPFailure(.timedOut, "too late") }
      return Self.film("new " + request.url.suffix(9), pages: 3)
    }
    #expect(await outcome(.movies("x", limit: 3), half).failure != nil)
    let before = await outcome(.movies("x", limit: 3), paged).result?.items
    #expect(before?.count == 3)
    let result = await outcome(.movies("x", limit: 3), half, after: 2 * Self.day).result
    #expect(result?.items == before)
    #expect(result?.isStale == true)
    #expect(result?.retrieved == Self.start)
  }

  @Test("version 1 of Tenor asks for an anonymous id once, keeps it, and sends it along")
  func anonymousID() async {
    var settings = ProviderSettings.keyed
    settings.tenor.service = .tenorV1
    let client = ScriptedClient { request, _ in
      request.url.hasSuffix("/anonid")
        ? .json(#"{"anon_id":"3a76e56901d740da9e59ffb22b988242"}"#)
        : .json(#"{"results":[],"next":"0"}"#)
    }
    for query in ["a", "b"] {
      let session = SearchSession(client, settings, store: store)
      _ = await session.search([.gifs(query), .gifs(query + query)])
    }
    let requests = await client.requests
    #expect(requests.count { $0.url == "https://g.tenor.com/v1/anonid" } == 1)
    #expect(requests.count == 5)
    for request in requests where !request.url.hasSuffix("/anonid") {
      let id = Secret("3a76e56901d740da9e59ffb22b988242")
      #expect(request.credentials.contains(.query(name: "anon_id", id)))
      #expect(!request.url.contains("anon_id"))
    }
  }

  @Test("where there is no anonymous id, searches go without it, and one of them warns")
  func noAnonymousID() async {
    var settings = ProviderSettings.keyed
    settings.tenor.service = .tenorV1
    let client = ScriptedClient { request, _ in
      request.url.hasSuffix("/anonid")
        ? .json("gone", status: 500)
        : .json(
          #"{"results":[{"id":"1","media":[{"mp4":{"url":"https://m/1","dims":[4,3]}}]}]}"#
        )
    }
    let session = SearchSession(client, settings, store: store)
    let outcomes = await session.search((1...12).map { .gifs(String($0)) })
    #expect(outcomes.allSatisfy { $0.result?.items.count == 1 })
    #expect(
      outcomes.flatMap { $0.result?.diagnostics ?? [] }.map(\.code)
        == ["provider.no-anonymous-id"]
    )
    #expect(await client.urls.count { $0.hasSuffix("/anonid") } == 8)
    #expect(await client.requests.allSatisfy { $0.credentials.count == 1 })
  }
}
