import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct KillTests {
  /// Fifty builds are killed at instants spread over their whole length, each of another site.
  @Test func aKilledBuildLeavesTheOldSiteOrTheNew() throws {
    let sites = try TwoSites()
    let fixture = sites.fixture
    var generator = SeededGenerator(seed: 7)
    var killed = 0
    for round in 0..<50 {
      try sites.configure(round % 2)
      let process = fixture.process(["--offline"])
      try process.start()
      Thread.sleep(forTimeInterval: sites.seconds * 1.1 * Double(generator.next() % 1000) / 1000)
      process.kill()
      if try process.finish().exitCode == 9 { killed += 1 }
      let found = try contents(of: fixture.site)
      #expect(sites.whole.contains(found), "round \(round) left a mixture")
    }
    #expect(killed > 10, "too few builds were killed while they ran: \(killed)")

    try sites.configure(0)
    #expect(try fixture.build(["--offline"]).exitCode == 0)
    #expect(try contents(of: fixture.site) == sites.whole[0])
    let left = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path)
    #expect(Set(left).isSubset(of: ["_site", "vitrine.yml", ".vitrine", "._site.vitrine-lock"]))
  }
}
