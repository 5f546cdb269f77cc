import Foundation
import TestSupport
import Testing

/// A service on a bad day: one answer in five is none, and nothing of it is seen in the site.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct FaultyFetchTests {
  private static let faults = [
    "status:status=500,every=10", "status:status=429,retry_after=1,every=20", "reset:every=33",
    "truncate:every=50", "malformed:every=50",
  ]

  private let fixture: SiteFixture

  init() throws {
    fixture = try SiteFixture()
  }

  private func stub(_ faults: [String] = []) throws -> StubProvider {
    try StubProvider(["--synthetic", "60"] + faults.flatMap { ["--fault", $0] })
  }

  // Reports and feeds say when an answer came, which is another moment in each fetch.
  private func configure(_ galleries: ClosedRange<Int>, at stub: StubProvider) throws {
    try fixture.configure(
      galleries: galleries.map { "- query: query \($0)\n  limit: 40" }.joined(separator: "\n"),
      baseURL: stub.baseURL,
      site: "title: Test\noutputs: [pages, sitemap]\nurl: https://example.org/"
    )
  }

  /// The site without the address of the stub, which is another in each.
  private func pages(of stub: StubProvider) throws -> [String: String] {
    try fixture.pages().mapValues { $0.replacingOccurrences(of: stub.baseURL, with: "stub") }
  }

  @Test func noFaultThatPassesIsSeenInTheSite() throws {
    let sound = try stub()
    try configure(1...60, at: sound)
    #expect(try fixture.build().exitCode == 0)
    let expected = try pages(of: sound)
    sound.stop()

    let faulty = try stub(Self.faults)
    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: ".vitrine"))
    try FileManager.default.removeItem(at: fixture.site)
    try configure(1...60, at: faulty)
    let outcome = try fixture.build(["--verbose"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let found = try pages(of: faulty)
    #expect(found.keys.sorted() == expected.keys.sorted())
    for (path, page) in expected where path.hasSuffix(".html") {
      #expect(found[path] == page, "\(path)")
    }
    let fired = try #require(faulty.stats()["faults"] as? [String: Int])
    #expect(fired.keys.sorted() == ["malformed", "reset", "status", "truncate"])
    #expect(try faulty.repeats == 0, "what was answered was asked again")
    #expect(!outcome.messages.contains(SiteFixture.key))
    for (path, bytes) in try contents(of: fixture.folder.url) {
      #expect(bytes.range(of: Data(SiteFixture.key.utf8)) == nil, "\(path)")
    }
  }

  @Test func oneGalleryThatFailsForGoodCostsNoOther() throws {
    let stub = try stub()
    try configure(1...20, at: stub)
    #expect(try fixture.build().exitCode == 0)
    let before = try fixture.pages()
    try stub.control(
      #"{"settings": {"epoch": 1, "drift": 1}, "faults": ["status:status=500,match=query%2013&"]}"#
    )
    let strict = try fixture.build(["--refresh", "--strict"])
    #expect(strict.exitCode == 1)
    #expect(try fixture.pages() == before)

    // Without its stored answer, the earlier page is all there is.
    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: ".vitrine"))
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("query 13 (query-13): not fetched, its earlier page stands"))
    let after = try fixture.pages()
    #expect(after["query-13.html"] == before["query-13.html"])
    let galleries = (1...20).filter { $0 != 13 }.map { "query-\($0).html" }
    #expect(galleries.allSatisfy { after[$0] != before[$0] })
  }

  /// Killed three times on its way: what was stored is not asked for again.
  @Test func aFetchThatIsKilledGoesOnWhereItWas() throws {
    let stub = try stub()
    try stub.control(#"{"settings": {"latency_ms": 40}}"#)
    try configure(1...60, at: stub)
    for wanted in [25, 50, 75] {
      let process = fixture.process()
      try process.start()
      let end = Date(timeIntervalSinceNow: 60)
      while try stub.log().count < wanted, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
      process.kill()
      _ = try process.finish()
    }
    let stored = try Int(fixture.storedValue("SELECT count(*) FROM answers")) ?? 0
    #expect((1..<120).contains(stored), "no build was killed while it fetched")
    let asked = try stub.log().count
    #expect(try fixture.build().exitCode == 0)
    #expect(try fixture.storedValue("PRAGMA integrity_check") == "ok")
    #expect(try stub.log().count - asked == 120 - stored)
  }
}

extension StubProvider {
  fileprivate var repeats: Int? {
    get throws { try stats()["repeat_after_success"] as? Int }
  }
}
