import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct KillTests {
  /// Fifty builds are killed at instants spread over their whole length, each of another site.
  @Test func aKilledBuildLeavesTheOldSiteOrTheNew() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "60"])
    func configure(_ first: Int) throws {
      try fixture.configure(
        galleries: (first..<first + 20).map { "- query: query \($0)" }.joined(separator: "\n"),
        baseURL: stub.baseURL,
        maxAge: "forever"
      )
    }
    // Both sites once, whole, to compare with; from then on every answer is in the store.
    var whole: [[String: Data]] = []
    var seconds = 0.0
    for first in [1, 31] {
      try configure(first)
      _ = try fixture.build()
      let start = Date()
      let outcome = try fixture.build(["--offline"])
      seconds = max(seconds, Date().timeIntervalSince(start))
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
      whole.append(try contents(of: fixture.site))
    }
    #expect(whole[0] != whole[1])

    var generator = SeededGenerator(seed: 7)
    var killed = 0
    for round in 0..<50 {
      try configure(round.isMultiple(of: 2) ? 1 : 31)
      let process = fixture.process(["--offline"])
      try process.start()
      Thread.sleep(forTimeInterval: seconds * 1.1 * Double(generator.next() % 1000) / 1000)
      process.kill()
      if try process.finish().exitCode == 9 { killed += 1 }
      let found = try contents(of: fixture.site)
      #expect(whole.contains(found), "round \(round) left a mixture")
    }
    #expect(killed > 10, "too few builds were killed while they ran: \(killed)")

    try configure(1)
    #expect(try fixture.build(["--offline"]).exitCode == 0)
    #expect(try contents(of: fixture.site) == whole[0])
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path)
    #expect(Set(left).isSubset(of: ["_site", "vitrine.yml", ".vitrine", "._site.vitrine-lock"]))
  }
}
