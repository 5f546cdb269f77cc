import Foundation
import TestSupport
import Testing

@testable import Providers

/// What a recorded answer holds, and which request it answers.
struct Recording: Sendable, CustomTestStringConvertible {
  var file: String
  var endpoint: String
  var items: Int
  var skipped = 0
  var total: Int?
  var hasNext = false

  var testDescription: String { file }

  static let films = [
    Recording(file: "search-movie-batman-p1", endpoint: "search/movie", items: 20, total: 141),
    Recording(file: "search-movie-batman-p4", endpoint: "search/movie", items: 20, total: 141),
    Recording(file: "search-movie-batman-p7", endpoint: "search/movie", items: 20, total: 141),
    Recording(file: "search-movie-batman-p8", endpoint: "search/movie", items: 1, total: 141),
    Recording(file: "search-movie-the-matrix", endpoint: "search/movie", items: 20, total: 21),
    Recording(file: "search-movie-cyrillic-query", endpoint: "search/movie", items: 1, total: 1),
    Recording(file: "search-movie-fargo", endpoint: "search/movie", items: 17, total: 17),
    Recording(file: "search-movie-inception", endpoint: "search/movie", items: 10, total: 10),
    Recording(file: "search-movie-007-p1", endpoint: "search/movie", items: 20, total: 129),
    Recording(
      file: "search-movie-empty-total-pages-0",
      endpoint: "search/movie",
      items: 0,
      total: 0
    ),
    Recording(file: "search-multi-disney", endpoint: "search/multi", items: 20, total: 819),
    Recording(file: "search-multi-jobs-p1", endpoint: "search/multi", items: 20, total: 203),
    Recording(file: "search-multi-bradley", endpoint: "search/multi", items: 20, total: 842),
    Recording(
      file: "search-person-adult-known-for",
      endpoint: "search/person",
      items: 16,
      total: 16
    ),
    Recording(file: "search-tv-disney", endpoint: "search/tv", items: 20, total: 121),
    Recording(file: "search-tv-page-past-the-end", endpoint: "search/tv", items: 0, total: 5),
    Recording(
      file: "trending-all-week",
      endpoint: "trending/all/week",
      items: 20,
      total: 10_000
    ),
    Recording(
      file: "trending-person-week",
      endpoint: "trending/person/week",
      items: 18,
      total: 10_000
    ),
    Recording(
      file: "discover-movie-p2",
      endpoint: "discover/movie",
      items: 20,
      total: 1_166_518
    ),
    Recording(file: "discover-tv-p2", endpoint: "discover/tv", items: 20, total: 141_039),
    Recording(
      file: "discover-movie-empty-total-pages-1",
      endpoint: "discover/movie",
      items: 0,
      total: 0
    ),
    Recording(
      file: "movie-recommendations-21-results",
      endpoint: "movie/21/recommendations",
      items: 21,
      total: 40
    ),
    Recording(
      file: "movie-upcoming-with-dates",
      endpoint: "movie/upcoming",
      items: 20,
      total: 315
    ),
    Recording(file: "movie-details-115-append-trailers-credits", endpoint: "movie/115", items: 1),
    Recording(file: "movie-details-19995-de-append-images", endpoint: "movie/19995", items: 1),
    Recording(file: "movie-details-22855-append-2013", endpoint: "movie/22855", items: 1),
    Recording(file: "movie-details-550-append-credits-images", endpoint: "movie/550", items: 1),
    Recording(
      file: "movie-details-603-append-alternative_titles",
      endpoint: "movie/603",
      items: 1
    ),
    Recording(file: "movie-latest-all-blank", endpoint: "movie/latest", items: 1),
    Recording(file: "movie-latest-null-overview", endpoint: "movie/latest", items: 1),
    Recording(file: "tv-details-1668-append-videos", endpoint: "tv/1668", items: 1),
  ]

  static let gifs = [
    Recording(file: "tenor-v1/gif-one-result-2018", endpoint: "search", items: 1),
    Recording(file: "tenor-v1/search-empty", endpoint: "search", items: 0),
    Recording(
      file: "tenor-v1/search-one-result-late-v1",
      endpoint: "search",
      items: 1,
      hasNext: true
    ),
    Recording(file: "tenor-v1/trending-10", endpoint: "trending", items: 10, hasNext: true),
    Recording(
      file: "tenor-v2/featured-25-all-formats",
      endpoint: "featured",
      items: 25,
      hasNext: true
    ),
    Recording(file: "tenor-v2/featured-3-no-next", endpoint: "featured", items: 3),
    Recording(
      file: "tenor-v2/search-50-filtered-formats",
      endpoint: "search",
      items: 50,
      hasNext: true
    ),
    Recording(file: "klipy/v2-search-one-result", endpoint: "search", items: 1, hasNext: true),
  ]

  func json(in folder: String = "") throws -> JSON {
    let shared = try #require(SharedFiles.folder)
    let data = try Data(contentsOf: shared.appending(path: "responses/\(folder)\(file).json"))
    return try #require(JSON(parsing: Array(data)))
  }
}

@Suite(.enabled(if: SharedFiles.folder != nil, "the shared recordings are not here"))
struct RecordedAnswersTests {
  @Test("every recorded list and detail of TMDB decodes", arguments: Recording.films)
  func films(_ recording: Recording) throws {
    let provider = TMDBProvider(ProviderSettings().tmdb)
    let search = SearchRequest(provider: .tmdb, endpoint: recording.endpoint, query: "")
    let body = try recording.json(in: "tmdb/")
    #expect(provider.isAnswer(body, to: provider.request(for: search, at: .start)))
    let page = provider.page(body, of: search, at: .start)
    #expect(page.items.count == recording.items)
    #expect(page.skipped == recording.skipped)
    #expect(page.total == recording.total)
    #expect(page.items.allSatisfy { !$0.title.isEmpty && !$0.id.isEmpty && $0.videos.isEmpty })
    #expect(page.items.allSatisfy { $0.originalTitle != $0.title })
    if let kind = TMDBDecoder.kind(of: recording.endpoint) {
      #expect(page.items.allSatisfy { $0.kind == kind })
    }
  }

  @Test("every recorded list of the Tenor protocol decodes", arguments: Recording.gifs)
  func gifs(_ recording: Recording) throws {
    let provider = TenorProvider(ProviderSettings().tenor)
    let search = SearchRequest(provider: .tenor, endpoint: recording.endpoint, query: "")
    let body = try recording.json()
    #expect(provider.isAnswer(body, to: provider.request(for: search, at: .start)))
    let page = provider.page(body, of: search, at: .start)
    #expect(page.items.count == recording.items)
    #expect(page.skipped == recording.skipped)
    #expect((page.next != nil) == recording.hasNext)
    for item in page.items {
      #expect(!item.title.isEmpty && !item.pictures.isEmpty)
      #expect(item.pictures.map(\.width) == item.pictures.map(\.width).sorted())
      #expect(item.videos.map(\.width) == item.videos.map(\.width).sorted())
      #expect(item.videos.allSatisfy { !$0.url.isEmpty && $0.height > 0 })
      #expect(item.sourceURL.hasPrefix("https://"))
    }
  }

  @Test(
    "an answer that is no list is told from one",
    arguments: [
      "tmdb/configuration", "tmdb/configuration-2013", "tmdb/configuration-languages",
      "tmdb/genre-movie-list", "tmdb/genre-tv-list", "tmdb/tv-translations-1396",
      "giphy/v1-gifs-search-2025", "klipy/native-gifs-search-50",
    ]
  )
  func others(_ file: String) throws {
    let body = try Recording(file: file, endpoint: "", items: 0).json()
    let request = HTTPRequest(url: "https://api.example/3/x")
    #expect(!TMDBProvider(ProviderSettings().tmdb).isAnswer(body, to: request))
    #expect(!TenorProvider(ProviderSettings().tenor).isAnswer(body, to: request))
  }

  @Test(
    "the service's own words are found in each of its errors",
    arguments: [
      ("tmdb/error-401-code-7-invalid-key", "Invalid API key"),
      ("tmdb/error-401-code-7-invalid-key-2013", "Invalid API key"),
      ("tmdb/error-400-code-22-invalid-page", "Invalid page"),
      ("tmdb/error-404-code-34-not-found", "could not be found"),
      ("tmdb/error-422-errors-array-page", "page must be less than"),
      ("tmdb/error-429-code-25-rate-limit", "request count"),
      ("tenor-v2/error-400-invalid-key", "API key not valid"),
      ("klipy/error-404-invalid-key", "API key is invalid"),
      ("giphy/error-403-invalid-credentials", "Invalid authentication"),
    ]
  )
  func errors(_ file: String, _ words: String) throws {
    let body = try Recording(file: file, endpoint: "", items: 0).json()
    let provider: any Provider =
      file.hasPrefix("tmdb")
      ? TMDBProvider(ProviderSettings().tmdb) : TenorProvider(ProviderSettings().tenor)
    #expect(!provider.isAnswer(body, to: HTTPRequest(url: "https://api.example/3/x")))
    #expect(provider.refusal(in: body)?.contains(words) == true)
  }
}
