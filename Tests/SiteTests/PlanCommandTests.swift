import Foundation
import TestSupport
import Testing

/// What a build would fetch, held against what it then does fetch.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct PlanCommandTests {
  private struct Plan: Decodable {
    struct Gallery: Decodable {
      var slug: String
      var state: String
      var requests: Int
      var isAtMost: Bool
      var storedAnswers: Int
    }

    struct Service: Decodable {
      var id: String
      var requests: Int
      var seconds: Int
      var limit: Int
      var limitPer: String
      var longestAge: Int
      var storesMedia: Bool
      var attribution: String
    }

    var requests: Int
    var services: [Service]
    var galleries: [Gallery]
  }

  private let fixture: SiteFixture
  private let stub: StubProvider

  init() throws {
    fixture = try SiteFixture()
    stub = try StubProvider(["--synthetic", "20"])
  }

  private func configure(_ galleries: String) throws {
    try fixture.configure(
      galleries: galleries,
      baseURL: stub.baseURL,
      site: "title: Test\noutputs: [pages]"
    )
  }

  private func run(_ arguments: [String]) throws -> VitrineProcess.Outcome {
    try VitrineProcess(["plan"] + arguments, in: fixture.folder.url).run()
  }

  private func plan(_ arguments: [String] = []) throws -> Plan {
    let outcome = try run(arguments + ["--format", "json"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return try JSONDecoder().decode(Plan.self, from: Data(outcome.output.utf8))
  }

  private func requests() throws -> Int { try stub.stats()["requests"] as? Int ?? -1 }

  @Test func itCountsTheCallsThatTheBuildThenMakes() throws {
    try configure(
      """
      - query: query 1
      - query: query 2
        limit: 60
      - query: Query 1
        slug: again
        limit: 5
      - query: cats
        provider: tenor
      """
    )
    let before = try plan()
    #expect(before.galleries.map(\.state) == ["missing", "missing", "missing", "missing"])
    #expect(before.galleries.map(\.isAtMost) == [false, true, false, false])
    #expect(try requests() == 0, "a plan asks nobody")
    #expect(try contents(of: fixture.folder.url).keys.sorted() == ["vitrine.yml"])

    #expect(try fixture.build().exitCode == 0)
    #expect(try requests() == before.requests)
    let after = try plan()
    #expect(after.requests == 0)
    #expect(after.galleries.map(\.state) == ["fresh", "fresh", "fresh", "fresh"])
    let refreshed = try plan(["--refresh"])
    #expect(try fixture.build(["--refresh"]).exitCode == 0)
    #expect(try requests() == before.requests + refreshed.requests)
    #expect(try plan(["--offline"]).requests == 0)
  }

  @Test func oneGalleryPaysForWhatTwoShare() throws {
    try configure("- query: query 1\n- query: query 1\n  slug: again\n  limit: 5")
    #expect(try plan().galleries.map(\.requests) == [1, 0])
  }

  @Test func detailsAreCountedByTheListThatIsStored() throws {
    try configure("- query: query 1\n  details: true")
    let unseen = try plan()
    #expect(unseen.requests == 21)
    #expect(unseen.galleries[0].isAtMost)
    try configure("- query: query 1")
    #expect(try fixture.build().exitCode == 0)
    try configure("- query: query 1\n  details: true")
    let known = try plan()
    #expect(known.requests == 20)
    #expect(known.galleries[0].state == "missing")
    #expect(try fixture.build().exitCode == 0)
    #expect(try requests() == 21)
    #expect(try plan().requests == 0)
  }

  @Test func ofAShortListTheDetailsAreCountedExactly() throws {
    try configure("- query: only 3 films")
    #expect(try fixture.build().exitCode == 0)
    try configure("- query: only 3 films\n  details: true")
    let known = try plan()
    #expect(known.requests == 3)
    #expect(!known.galleries[0].isAtMost)
    // Asked again, the list may be another.
    #expect(try plan(["--refresh"]).requests == 21)
  }

  /// A plan and a count look at a store, and do nothing to it.
  @Test func aDamagedStoreIsLeftAsItIs() throws {
    let text = String(repeating: "no store at all ", count: 100)
    try fixture.folder.write(text, to: ".vitrine/responses.sqlite")
    try configure("- query: query 1")
    #expect(try plan().requests == 1)
    let store = fixture.folder.url.appending(path: ".vitrine/responses.sqlite")
    #expect(try String(contentsOf: store, encoding: .utf8) == text)
    let files = try contents(of: fixture.folder.url).keys.sorted()
    #expect(files == [".vitrine/responses.sqlite", "vitrine.yml"])
  }

  @Test func itTellsTheTimeAtTheLimitAndTheTerms() throws {
    try fixture.configure(
      galleries: (1...81).map { "- query: q\($0)" }.joined(separator: "\n")
        + "\n- query: cats\n  provider: tenor",
      baseURL: "https://provider.invalid",
      isLoopback: false
    )
    let services = try plan().services
    #expect(services.map(\.id) == ["tmdb", "giphy"])
    #expect(services.map(\.requests) == [81, 1])
    #expect(services.map(\.seconds) == [2, 0])
    #expect(services.map(\.limit) == [40, 100])
    #expect(services.map(\.limitPer) == ["second", "hour"])
    #expect(services.map(\.longestAge) == [183 * 86_400, 86_400])
    #expect(services.map(\.storesMedia) == [true, false])

    let text = try run([]).output
    #expect(
      text.hasPrefix(
        """
        TMDB at provider.invalid: 81 requests, 2 seconds or more at its limit
          limit: 40 requests a second
          answers: at most 183 days old; pictures may be stored
        """
      )
    )
    #expect(text.contains("\n  q81  missing, 1 request\n"))
    #expect(text.contains("Powered By GIPHY"))
  }

  @Test func whatAnHourLeavesIsCounted() throws {
    try fixture.folder.write(
      """
      providers:
        tenor: { base_url: "\(stub.baseURL)", key: "${K}" }
      galleries:
      \((1...3).map { "  - { query: cats \($0), provider: tenor }" }.joined(separator: "\n"))

      """,
      to: "vitrine.yml"
    )
    #expect(try run([]).output.contains("limit: 100 requests an hour, 100 left"))
    #expect(try fixture.build(environment: ["K": SiteFixture.key]).exitCode == 0)
    let text = try run(["--refresh"]).output
    #expect(text.contains("limit: 100 requests an hour, 97 left"), "\(text)")

    let more = (1...99).map { "  - { query: dogs \($0), provider: tenor }" }
    let file = fixture.folder.url.appending(path: "vitrine.yml")
    let longer = try String(contentsOf: file, encoding: .utf8) + more.joined(separator: "\n")
    try fixture.folder.write(longer, to: "vitrine.yml")
    #expect(try run([]).output.contains("99 requests, of which 2 must wait for a later build"))
  }

  @Test func theSampleFetchesNothing() throws {
    try configure("- query: query 1")
    let outcome = try run(["--sample"])
    #expect(outcome.output == "The sample catalogue answers every query: nothing is fetched.\n")
  }

  @Test func aWrongConfigurationIsTold() throws {
    try configure("- query: ''")
    #expect(try run([]).exitCode == 78)
  }
}
