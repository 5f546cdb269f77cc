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
    try fixture.configure(galleries: "- query: query 1\n- query: query 2", baseURL: stub.baseURL)
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    try alterStore(of: fixture, damage + " WHERE rowid = (SELECT min(rowid) FROM answers)")
    let asked = try stub.log().count

    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try stub.log().count == asked + 1)
    #expect(try contents(of: fixture.site) == before)
    #expect(try fixture.build(["--offline"]).exitCode == 0)

    try alterStore(of: fixture, damage + " WHERE rowid = (SELECT min(rowid) FROM answers)")
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
    let store = try storeFile(of: fixture)
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

  private func storeFile(of fixture: SiteFixture) throws -> URL {
    let folder = fixture.folder.url.appending(path: ".vitrine")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasSuffix(".sqlite") })
    return folder.appending(path: name)
  }

  private func alterStore(of fixture: SiteFixture, _ statement: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script =
      "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()"
    process.arguments = ["python3", "-c", script, try storeFile(of: fixture).path, statement]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
