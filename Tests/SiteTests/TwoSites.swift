import Foundation
import TestSupport
import Testing

/// A folder whose configuration is now of one site, now of another, with every answer stored: for
/// builds that end before their time.
struct TwoSites {
  private static let beginnings = [1, 31]

  let fixture: SiteFixture
  /// The files of each, after a whole build.
  private(set) var whole: [[String: Data]] = []
  /// How long the longer of the two builds took, offline.
  private(set) var seconds = 0.0
  private let stub: StubProvider

  init() throws {
    fixture = try SiteFixture()
    stub = try StubProvider(["--synthetic", "60"])
    for number in Self.beginnings.indices {
      try configure(number)
      _ = try fixture.build()
      let start = Date()
      let outcome = try fixture.build(["--offline"])
      seconds = max(seconds, Date().timeIntervalSince(start))
      #expect(outcome.exitCode == 0, "\(outcome.messages)")
      whole.append(try contents(of: fixture.site))
    }
    #expect(whole[0] != whole[1])
  }

  /// Makes the configuration that of the first site, 0, or of the second, 1.
  func configure(_ number: Int) throws {
    let first = Self.beginnings[number]
    try fixture.configure(
      galleries: (first..<first + 20).map { "- query: query \($0)" }.joined(separator: "\n"),
      baseURL: stub.baseURL,
      maxAge: "forever"
    )
  }
}
