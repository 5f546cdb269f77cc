import Diagnostics
import FlowLayout
import Providers
import Testing

@testable import GalleryGenerator

struct StandingSiteTests {
  private static let seal = SiteSeal(device: 1, inode: 2, moment: 3)

  /// A gallery whose list and details are of those ages, beside another one.
  private func site(retrieved: Int, listed: Int, maxAge: Int?) throws -> StandingSite? {
    let gallery = Configuration.Gallery(
      request: SearchRequest(provider: .tmdb, endpoint: "search/movie", query: "q"),
      title: "q",
      slug: "q",
      layout: .movies,
      location: SourceLocation(file: "vitrine.yml")
    )
    var catalog = Catalog(
      of: [gallery, gallery],
      service: { _ in .tmdb },
      history: History(),
      scratchFolder: "/nowhere"
    )
    var result = SearchResult(service: .tmdb, entries: [], retrieved: retrieved)
    result.listed = listed
    catalog.receive(.found(result), of: 0)
    catalog.receive(
      .found(SearchResult(service: .tmdb, entries: [], retrieved: 1_500)),
      of: 1
    )
    try catalog.keep(EarlierPages())
    return StandingSite(
      BuildReport(),
      of: catalog,
      inputs: ContentHash(value: 7),
      seal: Self.seal,
      maxAge: maxAge
    )
  }

  @Test func aSiteStandsWhileItsOldestAnswerIsFresh() throws {
    #expect(try site(retrieved: 1_000, listed: 1_200, maxAge: 600)?.isFresh == 1_500..<1_600)
  }

  @Test func aSiteDoesNotStandWhereAnAnswerNearsItsEnd() throws {
    let end = 1_000 + Service.tmdb.longestAge - Service.tmdb.longestAge / 3
    #expect(try site(retrieved: 1_000, listed: 1_000, maxAge: nil)?.isFresh == 1_500..<end)
  }

  @Test func aSiteOfAgedAnswersStandsAtNoTime() throws {
    #expect(try site(retrieved: 10, listed: 1_200, maxAge: 60)?.isFresh.isEmpty == true)
  }

  @Test func itReadsAsItWasWritten() throws {
    let site = try #require(try site(retrieved: 1_000, listed: 1_200, maxAge: 600))
    let read = try #require(StandingSite(try site.bytes))
    #expect(read.inputs == 7)
    #expect(read.seal == Self.seal)
    #expect(read.isFresh == site.isFresh)
    #expect(StandingSite(Array(try site.bytes.dropLast())) == nil)
  }
}
