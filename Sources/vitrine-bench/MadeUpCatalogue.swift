import Diagnostics
import Foundation

/// Queries `query 1`, `query 2` … and TMDB's answers to them: 20 films each, out of ten times as
/// many films as there are queries.
struct MadeUpCatalogue {
  static let filmsOfGallery = 20

  /// How many queries there are, and so galleries.
  let size: Int

  var queries: [String] { (1...size).map { "query \($0)" } }

  /// The numbers of a query's films, none of them twice: all that there are, should they be fewer.
  func films(of query: Int) -> [Int] {
    var random = SeededGenerator(seed: -query)
    let count = size * 10
    var films: [Int] = []
    while films.count < min(Self.filmsOfGallery, count) {
      let film = Int.random(in: 0..<count, using: &random)
      if !films.contains(film) { films.append(film) }
    }
    return films
  }

  /// The body of the answer to a query, by its number from 1.
  func answer(to query: Int) throws(DiagnosticError) -> [UInt8] {
    let films = films(of: query).map(MadeUpFilm.init(number:))
    let answer = Answer(page: 1, results: films, totalPages: 1, totalResults: films.count)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    // In one order, so that the bytes are the same every time.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(answer))
    } catch {
      throw DiagnosticError(Diagnostic(.error, code: "bench.catalogue", "\(error)"))
    }
  }

  /// The bodies of all answers, in the order of the queries.
  func answers() throws(DiagnosticError) -> [[UInt8]] {
    var bodies: [[UInt8]] = []
    for query in 1...size { bodies.append(try answer(to: query)) }
    return bodies
  }

  private struct Answer: Encodable {
    let page: Int
    let results: [MadeUpFilm]
    let totalPages: Int
    let totalResults: Int
  }
}
