import Foundation
import Testing

@testable import vitrine_bench

@Suite struct MadeUpCatalogueTests {
  private struct Answer: Decodable {
    struct Film: Decodable {
      var id: Int
      var title: String
      var overview: String
      var releaseDate: String
      var posterPath: String?
    }

    var results: [Film]
    var totalResults: Int
  }

  private func answer(to query: Int, of size: Int) throws -> Answer {
    let body = try MadeUpCatalogue(size: size).answer(to: query)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Answer.self, from: Data(body))
  }

  @Test func anAnswerIsTheSameBytesEveryTime() throws {
    let catalogue = MadeUpCatalogue(size: 50)
    #expect(try catalogue.answer(to: 7) == catalogue.answer(to: 7))
    #expect(try catalogue.answer(to: 7) != catalogue.answer(to: 8))
  }

  @Test func aGalleryHasTwentyFilmsAndNoneTwice() throws {
    for query in 1...50 {
      let answer = try answer(to: query, of: 50)
      #expect(Set(answer.results.map(\.id)).count == 20)
      #expect(answer.totalResults == 20)
    }
  }

  @Test func aCatalogueTooSmallForTwentyHasAllThatThereAre() throws {
    #expect(try answer(to: 1, of: 1).results.count == 10)
  }

  @Test func aFilmIsTheSameInEveryGallery() throws {
    let films = try (1...50).flatMap { try answer(to: $0, of: 50).results }
    let titles = Dictionary(grouping: films, by: \.id).mapValues { Set($0.map(\.title)) }
    #expect(titles.values.allSatisfy { $0.count == 1 })
    // Twenty of each of fifty out of five hundred: most are in several galleries.
    #expect((400...500).contains(titles.count))
  }

  @Test func everyFilmHasWhatAPageShows() throws {
    let films = try (1...50).flatMap { try answer(to: $0, of: 50).results }
    #expect(films.allSatisfy { !$0.title.isEmpty && !$0.overview.isEmpty })
    #expect(films.allSatisfy { $0.releaseDate.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil })
    // Of a few there is no poster.
    #expect(films.contains { $0.posterPath == nil } && films.contains { $0.posterPath != nil })
  }
}
