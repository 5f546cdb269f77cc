import Foundation
import Providers
import TestSupport
import Testing

@testable import GalleryGenerator

/// Case B41: a sitemap of more addresses than one file may hold.
struct SitemapTests {
  private static func fixture(films: Int) async throws -> ReportFixture {
    let items = (1...films).map { Item(kind: .movie, id: String($0), title: "Köln & Umgebung") }
    return try await ReportFixture(
      outputs: [.pages, .sitemap],
      where: { page in
        switch page {
        case .sitemap, .sitemapPart: true
        default: false
        }
      },
      [
        (
          SearchRequest(provider: .tmdb, endpoint: "search/movie", query: "films"),
          SearchResult(
            service: .tmdb,
            entries: items.map(ListedItem.init),
            retrieved: ReportFixture.date
          )
        )
      ]
    )
  }

  private func locations(_ path: String, in fixture: ReportFixture) throws -> [String] {
    try ParsedXML(fixture.text(path)).texts(of: "loc")
  }

  @Test func whatFitsIntoOneFileIsOneFile() async throws {
    let fixture = try await Self.fixture(films: 100)
    #expect(fixture.files.keys.sorted() == ["sitemap.xml"])
    // The front page, the gallery's two pages, and the films.
    #expect(try locations("sitemap.xml", in: fixture).count == 103)
  }

  @Test func moreThanFiftyThousandAreSpreadOverPartsThatAnIndexNames() async throws {
    let fixture = try await Self.fixture(films: 50_001)
    let parts = try locations("sitemap.xml", in: fixture)
    #expect(fixture.text("sitemap.xml").contains("<sitemapindex"))
    #expect(parts.count == 2)
    let root = "https://example.org/films/"
    var all: [String] = []
    for part in parts {
      #expect(part.hasPrefix(root))
      let addresses = try locations(String(part.dropFirst(root.count)), in: fixture)
      #expect((1...50_000).contains(addresses.count))
      all += addresses
    }
    // The front page and the gallery's 834 pages beside them.
    #expect(all.count == 50_001 + 835)
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.hasPrefix(root) && !$0.contains(" ") && !$0.contains("&") })
    #expect(fixture.files.values.allSatisfy { $0.bytes.count < 50_000_000 })
  }
}
