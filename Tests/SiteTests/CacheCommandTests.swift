import Foundation
import TestSupport
import Testing

/// The response store as its owner meets it: shown, emptied, and what it remembers.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct CacheCommandTests {
  private struct Statistics: Decodable {
    struct Host: Decodable {
      var name: String
      var answers: Int
    }

    var path: String
    var answers: Int
    var removed: Int
    var hosts: [Host]
  }

  private let fixture: SiteFixture
  private let stub: StubProvider

  init() throws {
    fixture = try SiteFixture()
    stub = try StubProvider(["--synthetic", "20"])
    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2",
      baseURL: stub.baseURL,
      site: "title: Test\nurl: https://example.org/"
    )
  }

  private func cache(_ arguments: [String]) throws -> VitrineProcess.Outcome {
    try VitrineProcess(["cache"] + arguments, in: fixture.folder.url).run()
  }

  private func statistics(_ action: String) throws -> Statistics {
    let outcome = try cache([action, "--format", "json"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return try JSONDecoder().decode(Statistics.self, from: Data(outcome.output.utf8))
  }

  @Test func withoutAStoreNoneIsMade() throws {
    let outcome = try cache(["stats"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "There is no response store yet; a build makes it.\n")
    #expect(try contents(of: fixture.folder.url).keys.sorted() == ["vitrine.yml"])
  }

  @Test func whatIsStoredIsCountedAndClearedAndFetchedAgain() throws {
    #expect(try fixture.build().exitCode == 0)
    let before = try statistics("stats")
    #expect(before.answers == 2)
    #expect(before.hosts.map(\.name) == [String(stub.baseURL.dropFirst("http://".count))])
    #expect(try statistics("prune").removed == 0)

    let cleared = try statistics("clear")
    #expect(cleared.removed == 2)
    #expect(cleared.answers == 0)
    #expect(try fixture.build(["--offline"]).exitCode == 2)
    #expect(try fixture.build().exitCode == 0)
    #expect(try stub.log().count == 4)
  }

  @Test func aFileThatIsNoStoreIsAFailureAndStays() throws {
    let text = String(repeating: "no store at all ", count: 100)
    try fixture.folder.write(text, to: ".vitrine/responses.sqlite")
    let outcome = try cache(["clear", "--quiet"])
    #expect(outcome.exitCode == 1)
    let aside = fixture.folder.url.appending(path: ".vitrine/responses.sqlite.damaged")
    #expect(try String(contentsOf: aside, encoding: .utf8) == text)
  }

  @Test func aConfigurationThatIsNotThereIsAnError() throws {
    let outcome = try cache(["stats", "--config", "nowhere/vitrine.yml"])
    #expect(outcome.exitCode == 78)
    #expect(outcome.messages.hasPrefix("nowhere/vitrine.yml: error: there is no such file"))
  }

  @Test func aHistoryThatCannotBeWrittenIsTold() throws {
    #expect(try fixture.build().exitCode == 0)
    _ = try fixture.storedValue("DELETE FROM history")
    _ = try fixture.storedValue(
      "CREATE TRIGGER no BEFORE INSERT ON history BEGIN SELECT RAISE(ABORT, 'refused'); END"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("cache.unusable"))
  }

  @Test func theActionIsOneOfThree() throws {
    #expect(try cache([]).exitCode == 64)
    let outcome = try cache(["prone"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("must be stats, prune or clear, not 'prone'"))
    #expect(outcome.messages.contains("did you mean 'prune'?"))
    #expect(try cache(["stats", "now"]).messages.contains("unexpected argument 'now'"))
  }

  /// A feed that calls every film new at each fetch is one that nobody reads twice.
  @Test func aFeedDatesItsEntriesByWhenTheyEnteredNotByTheLastFetch() throws {
    #expect(try fixture.build().exitCode == 0)
    let feeds = ["feed.xml", "query-1/feed.xml"]
    let before = try feeds.map(fixture.page)
    Thread.sleep(forTimeInterval: 1.1)
    #expect(try fixture.build(["--refresh"]).exitCode == 0)
    #expect(try feeds.map(fixture.page) == before)

    try stub.control(#"{"settings": {"epoch": 1, "drift": 0, "changed": "query 1"}}"#)
    #expect(try fixture.build(["--refresh"]).exitCode == 0)
    let dates = Set(
      parts(of: try fixture.page("query-1/feed.xml"), between: "<updated>", and: "</updated>")
    )
    #expect(dates.count == 2, "one film is new, the others are not")
    #expect(try fixture.page("query-2/feed.xml").contains(dates.max() ?? "") == false)
  }
}
