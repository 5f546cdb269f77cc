import Diagnostics
import Foundation
import Testing

@testable import Providers

@Suite("The sample below the services' own decoders")
struct SampleCatalogSessionTests {
  private func session(_ service: TenorService = .giphy) throws -> SearchSession {
    var settings = ProviderSettings.sample
    settings.tenor.service = service
    return SearchSession(SampleClient(try SampleCatalogFiles.catalog()), settings)
  }

  private func result(
    _ request: SearchRequest,
    _ service: TenorService = .giphy
  ) async throws -> SearchResult {
    switch try await session(service).outcome(request) {
    case .found(let result): return result
    case .failed(let diagnostic): throw Failure(message: diagnostic.description)
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }

  @Test("Every film is decoded, with a poster that is a file of the sample")
  func films() async throws {
    let request = SearchRequest(
      provider: .tmdb,
      endpoint: "trending/movie/week",
      query: "",
      limit: 200
    )
    let result = try await result(request)
    #expect(result.items.count == (try SampleCatalogFiles.entries("movies.json").count))
    #expect(result.total == result.items.count && result.diagnostics.isEmpty)
    let files = Set(try SampleCatalogFiles.names(in: "posters"))
    for item in result.items {
      for picture in item.pictures {
        #expect(picture.url.hasPrefix("sample:/posters/w"), "\(picture.url)")
        #expect(files.contains(String(picture.url.split(separator: "/").last ?? "")))
      }
    }
  }

  @Test(
    "Every clip is decoded in both versions, with a still",
    arguments: [
      TenorService.giphy, .klipy, .tenor, .tenorV1,
    ]
  )
  func clips(service: TenorService) async throws {
    let request = SearchRequest(provider: .tenor, endpoint: "featured", query: "", limit: 50)
    let result = try await result(request, service)
    #expect(result.items.count == (try SampleCatalogFiles.entries("gifs.json").count))
    #expect(result.diagnostics.isEmpty)
    for item in result.items {
      #expect(item.pictures.count == 1 && item.videos.count == 1)
      #expect(item.backgroundColor.hasPrefix("#") && !item.tags.isEmpty)
    }
  }

  @Test("Each gallery of the sample's own configuration finds something")
  func galleries() async throws {
    let galleries = try SampleCatalogFiles.galleries()
    #expect(galleries.count >= 10)
    for gallery in galleries {
      let provider: ProviderID = gallery["provider"] == "tenor" ? .tenor : .tmdb
      let pairs = (gallery["parameters"] ?? "").dropFirst(2).dropLast(2).split(separator: ", ")
      let parameters = pairs.map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
      let request = SearchRequest(
        provider: provider,
        endpoint: gallery["endpoint"] ?? (provider == .tmdb ? "search/movie" : "search"),
        query: gallery["query"] ?? "",
        parameters: Dictionary(uniqueKeysWithValues: parameters.map { ($0[0], $0[1]) })
      )
      #expect(try await !result(request).items.isEmpty, "\(gallery)")
    }
  }
}
