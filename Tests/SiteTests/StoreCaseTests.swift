import Foundation
import TestSupport
import Testing

/// What is stored of the answers, and what it may cost when it is damaged.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct StoreCaseTests {
  /// B24: what a row of the store may look like after an accident.
  @Test(arguments: [
    "UPDATE answers SET body = x''", "UPDATE answers SET body = substr(body, 1, length(body) / 2)",
    "UPDATE answers SET body = NULL", "DELETE FROM answers",
  ])
  func aDamagedAnswerAloneIsAskedAgain(damage: String) throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "2"])
    // Reports and data say when an answer came, so they change when it comes again.
    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2",
      baseURL: stub.baseURL,
      site: "title: Test\noutputs: [pages]"
    )
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    _ = try fixture.storedValue(damage + " WHERE rowid = (SELECT min(rowid) FROM answers)")
    let asked = try stub.log().count

    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try stub.log().count == asked + 1)
    #expect(try contents(of: fixture.site) == before)
    #expect(try fixture.build(["--offline"]).exitCode == 0)

    _ = try fixture.storedValue(damage + " WHERE rowid = (SELECT min(rowid) FROM answers)")
    let offline = try fixture.build(["--offline"])
    #expect(offline.exitCode == 2)
    #expect(offline.messages.contains("query"))
  }

  /// B24: the file itself is damaged.
  @Test func aDamagedStoreIsSetAsideAndTold() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "2"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    #expect(try fixture.build().exitCode == 0)
    let store = try fixture.storeFile()
    try Data("this is no database, but it is long enough to look like one".utf8).write(to: store)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("warning"))
    #expect(try fixture.build(["--offline"]).exitCode == 0)
  }

  /// B25.
  @Test func requestsThatDifferInAnythingAreStoredApart() throws {
    let fixture = try SiteFixture()
    func film(_ title: String) -> String { answer([#"{"id":1,"title":"\#(title)"}"#]) }
    let provider = try MadeUpProvider([
      .init("/3/search/movie", ["language": "en-US"], body: film("English")),
      .init("/3/search/movie", ["language": "fr-FR"], body: film("Français")),
      .init("/3/search/movie", ["year": "1999"], body: film("Ninety-nine")),
      .init("/3/search/movie", ["year": "2003"], body: film("Three")),
    ])
    func title(_ parameters: String, key: String = SiteFixture.key) throws -> String {
      try fixture.configure(
        galleries: "- query: it\n  parameters: { \(parameters) }",
        baseURL: provider.baseURL
      )
      let outcome = try fixture.build(environment: ["TMDB_API_KEY": key])
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
      return try fixture.page("it.html")
    }
    #expect(try title(#"language: "en-US""#).contains("English"))
    #expect(try title(#"language: "fr-FR""#).contains("Français"))
    #expect(try title(#"year: "1999""#).contains("Ninety-nine"))
    #expect(try title(#"year: "2003""#).contains("Three"))
    #expect(try title(#"year: "2003""#, key: "an0therkeyan0therkeyan0therkey00").contains("Three"))
    for (path, bytes) in try contents(of: fixture.folder.url) {
      for key in [SiteFixture.key, "an0therkeyan0therkeyan0therkey00"] {
        #expect(bytes.range(of: Data(key.utf8)) == nil, "\(path)")
      }
    }
  }

  /// B25: two hosts of one protocol, and the pages of one answer.
  @Test func hostsAndPagesAreStoredApart() throws {
    let fixture = try SiteFixture()
    func gifs(_ name: String) -> MadeUpProvider.Answer {
      let gif = """
        {"id":"\(name)","content_description":"\(name)","media_formats":\
        {"mp4":{"url":"http://127.0.0.1:9/\(name).mp4","dims":[320,180]}}}
        """
      return .init("/v2/search", body: #"{"results":[\#(gif)],"next":""}"#)
    }
    func films(_ page: Int) -> MadeUpProvider.Answer {
      let films = (1...20).map { #"{"id":\#(page * 100 + $0),"title":"Film"}"# }
      return .init(
        "/3/search/movie",
        ["page": String(page)],
        body: answer(films, page: page, pages: 2)
      )
    }
    let first = try MadeUpProvider([gifs("one"), films(1), films(2)])
    let second = try MadeUpProvider([gifs("two"), films(1), films(2)])
    for _ in 1...2 {
      for (provider, own, other) in [(first, "one", "two"), (second, "two", "one")] {
        try fixture.configure(
          galleries: "- query: it\n  provider: tenor\n- query: films\n  limit: 40",
          baseURL: provider.baseURL
        )
        let outcome = try fixture.build()
        #expect(outcome.exitCode == 0, "\(outcome.messages)")
        let page = try fixture.page("it.html")
        #expect(page.contains(">\(own)<") && !page.contains(">\(other)<"))
        let ids = parts(of: try fixture.page("films.html"), between: "href=\"movie/", and: "-")
        #expect(Set(ids.compactMap { Int($0) }) == Set(101...120).union(201...220))
      }
    }
    // The second round came from the store.
    for provider in [first, second] { #expect(try provider.stub.log().count == 3) }
  }

  /// B24: killed while answers are stored.
  @Test func aKilledBuildLeavesASoundStore() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider([
      "--synthetic", "400", "--set", "latency_ms=5", "--set", "jitter_ms=10",
    ])
    try fixture.configure(
      galleries: (1...400).map { "- query: query \($0)\n  limit: 40" }.joined(separator: "\n"),
      baseURL: stub.baseURL
    )
    for seconds in [0.15, 0.3, 0.45, 0.6, 0.75] {
      let process = fixture.process()
      try process.start()
      Thread.sleep(forTimeInterval: seconds)
      process.kill()
      #expect(try process.finish().exitCode == 9)
      let file = fixture.folder.url.appending(path: ".vitrine/responses.sqlite")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      #expect(try fixture.storedValue("PRAGMA integrity_check") == "ok")
    }
    let stored = try Int(fixture.storedValue("SELECT count(*) FROM answers")) ?? 0
    #expect(stored > 0, "no build was killed while it stored")
    #expect(stored < 800, "every build had stored all that there is")

    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try fixture.storedValue("PRAGMA integrity_check") == "ok")
    #expect(try fixture.storedValue("SELECT count(*) FROM answers") == "800")
    #expect(try fixture.build(["--offline"]).exitCode == 0)
  }
}
