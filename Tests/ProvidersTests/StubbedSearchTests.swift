import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

/// Searches over a real connection to a stub that misbehaves as it is told.
@Suite(
  .serialized,
  .enabled(if: StubProvider.isAvailable, "the shared stub provider is not here")
)
struct StubbedSearchTests {
  private func session(
    _ settings: ProviderSettings,
    store: ResponseStore? = nil,
    _ policy: FetchPolicy = FetchPolicy(),
    time: Timekeeper = .still()
  ) -> SearchSession {
    SearchSession(
      settings: settings,
      client: URLSessionClient(userAgent: "Vitrine/test", idle: 5),
      store: store,
      policy: policy,
      time: time,
      keepsLimits: false
    )
  }

  @Test("queries arrive as they were typed, plus signs and all, at either protocol")
  func encoding() async throws {
    let stub = try StubProvider(["--synthetic", "5"])
    defer { stub.stop() }
    let queries = ["One + Two", "1+1", "100% & more; é=🎬?#/", "e\u{301}\"x"]
    let session = session(.stub(stub.baseURL))
    let outcomes = await session.search(
      queries.map { SearchRequest.movies($0) } + queries.map { SearchRequest.gifs($0) }
    )
    #expect(outcomes.allSatisfy { $0.result?.items.isEmpty == false })
    let targets = try stub.targets()
    #expect(targets.allSatisfy { !$0.contains("+") })
    for query in queries {
      let escaped = QueryString.escaped(query)
      #expect(targets.contains { $0.contains("query=\(escaped)&") || $0.hasSuffix(escaped) })
      #expect(targets.contains { $0.contains("q=\(escaped)&") })
    }
  }

  @Test("every fault that passes is outlasted, and every answer arrives")
  func faults() async throws {
    let faults = [
      "status:status=500,first=1,match=q0", "status:status=429,first=2,match=q1",
      "reset:first=1,match=q2", "truncate:first=1,match=q3", "malformed:first=1,match=q4",
      "empty:first=1,match=q5", "wrong_type:first=1,match=q6", "hidden_gzip:first=1,match=q7",
      "status:status=503,retry_after=1,first=1,match=q8", "bad_gzip:first=1,match=q9",
      "wrong_type:keep=1,match=r0",
    ]
    let stub = try StubProvider(["--synthetic", "5"] + faults.flatMap { ["--fault", $0] })
    defer { stub.stop() }
    let session = session(.stub(stub.baseURL))
    let outcomes = await session.search((0...9).map { .movies("q\($0)") } + [.movies("r0")])
    for (outcome, fault) in zip(outcomes, faults) {
      #expect(outcome.result?.items.count == 20, "\(fault): \(outcome.failure?.description ?? "")")
    }
    let fired = try #require(stub.stats()["faults"] as? [String: Int])
    #expect(
      fired == [
        "status": 4, "reset": 1, "truncate": 1, "malformed": 1, "empty": 1, "wrong_type": 2,
        "hidden_gzip": 1, "bad_gzip": 1,
      ]
    )
  }

  @Test("a fault that stays is told in one line that names query, host, status and type")
  func lasting() async throws {
    let stub = try StubProvider([
      "--synthetic", "5", "--fault", "wrong_type:match=login", "--fault", "status:status=429",
    ])
    defer { stub.stop() }
    let place = stub.baseURL.dropFirst("http://".count) + "/3/search/movie"
    let outcomes = await session(.stub(stub.baseURL)).search([.movies("login"), .movies("busy")])
    #expect(
      outcomes[0].failure?.message
        == "'login' cannot be fetched: \(place) answered 200 (text/html), but with a page instead of JSON"
    )
    #expect(
      outcomes[1].failure?.message.hasPrefix(
        "'busy' cannot be fetched: \(place) answered 429 (application/json)"
      ) == true
    )
    #expect(outcomes[1].failure?.code == "provider.rate-limited")
    #expect(try stub.stats()["requests"] as? Int == 16)
  }

  @Test("a host that cannot be reached is given up after a few requests, and named with why")
  func dead() async throws {
    var settings = ProviderSettings.stub("http://127.0.0.1:1", tenor: .tenorV1)
    settings.tenor.baseURL = "http://127.0.0.1:2"
    let session = session(settings, time: .running)
    let outcomes = await session.search((1...64).flatMap { [.movies("\($0)"), .gifs("\($0)")] })
    let refused = outcomes.count { $0.failure?.message.contains("is not asked") == true }
    #expect(refused > 64, "more than half were asked for in vain")
    #expect(outcomes.allSatisfy { $0.failure?.code == "provider.unreachable" })
    let last = outcomes[126].failure
    #expect(
      last?.message == "'64' cannot be fetched: 127.0.0.1:1/3/search/movie is not asked, "
        + "as 127.0.0.1:1 has failed again and again"
    )
    #expect(last?.notes.first == "no connection to 127.0.0.1:1/3/search/movie")
  }

  @Test("services are told the name and the version of the programme")
  func userAgent() async throws {
    let stub = try StubProvider(["--synthetic", "5"])
    defer { stub.stop() }
    _ = await session(.stub(stub.baseURL)).search([.movies("x")])
    let agents = try #require(stub.stats()["user_agents"] as? [String: Int])
    #expect(agents == ["Vitrine/test": 1])
  }

  @Test("no more requests than the limit are sent in any second")
  func rate() async throws {
    let stub = try StubProvider(["--synthetic", "60", "--set", "latency_ms=30"])
    defer { stub.stop() }
    var settings = ProviderSettings.stub(stub.baseURL)
    settings.tmdb.requestsPerSecond = 20
    let session = SearchSession(
      settings: settings,
      client: URLSessionClient(userAgent: "Vitrine/test"),
      store: nil,
      policy: FetchPolicy(),
      time: .running
    )
    let outcomes = await session.search((1...45).map { .movies("query \($0)") })
    #expect(outcomes.allSatisfy { $0.result != nil })
    let peak = try #require(stub.stats()["peak_requests_in_one_second"] as? Int)
    #expect(peak <= 20)
    #expect(try #require(stub.stats()["max_concurrent_requests"] as? Int) <= 8)
  }

  @Test("a build is answered from the store when the service is gone, and says so")
  func gone() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "answers.sqlite").path
    let stub = try StubProvider(["--synthetic", "50", "--total-pages", "3"])
    let settings = ProviderSettings.stub(stub.baseURL, tenor: .tenorV1)
    let requests = [SearchRequest.movies("query 1", limit: 50), .gifs("query 2", limit: 60)]
    let before = await session(settings, store: ResponseStore(path: path)).search(requests)
    #expect(before.map { $0.result?.items.count } == [50, 60])
    stub.stop()
    let store = ResponseStore(path: path)
    let fresh = await session(settings, store: store).search(requests)
    #expect(fresh.map { $0.result?.items } == before.map { $0.result?.items })
    #expect(fresh.allSatisfy { $0.result?.diagnostics == [] && $0.result?.isStale == false })
    let refreshed = await session(settings, store: store, FetchPolicy(.refresh)).search(requests)
    #expect(refreshed.map { $0.result?.items } == before.map { $0.result?.items })
    #expect(refreshed.allSatisfy { $0.result?.isStale == true })
  }

  @Test("the key is in no message, no file of the store and no diagnostic")
  func secrecy() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let stub = try StubProvider([
      "--synthetic", "5", "--fault", "status:status=401,match=s401", "--fault",
      "status:status=404,match=s404", "--fault", "status:status=500,match=s500", "--fault",
      "status:status=429,match=s429", "--fault", "redirect:match=loop", "--fault",
      "redirect:match=away,location=http://127.0.0.2:9/x", "--fault", "reset:match=reset",
    ])
    defer { stub.stop() }
    let words = ["good", "s401", "s404", "s500", "s429", "loop", "away", "reset"]
    var texts: [String] = []
    for base in [stub.baseURL, "http://nowhere.invalid", "http://127.0.0.1:1"] {
      for service in [TenorService.giphy, .tenorV1] {
        let session = session(.stub(base, tenor: service), store: store)
        let asked = base == stub.baseURL ? words : ["good"]
        let outcomes = await session.search(
          asked.map { .movies($0) } + asked.map { .gifs($0) }
        )
        texts += outcomes.map { String(reflecting: $0) }
      }
    }
    #expect(texts.contains { $0.contains("nowhere.invalid/3/search/movie") })
    #expect(texts.allSatisfy { !$0.contains(ProviderSettings.key) })
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(!names.isEmpty)
    for name in names {
      let data = try Data(contentsOf: folder.url.appending(path: name))
      #expect(data.firstRange(of: Data(ProviderSettings.key.utf8)) == nil, "\(name)")
    }
    // The stub did see the key: without it, it answers 401.
    #expect(try stub.stats()["requests"] as? Int ?? 0 > 20)
  }
}
