import Diagnostics
import FlowLayout
import Providers
import Testing

@testable import GalleryGenerator

/// A setting that a hash forgets would let a page stand that is another now.
struct ConfigurationHashTests {
  private static let configuration = Configuration(
    site: .init(
      title: "t",
      description: "d",
      url: nil,
      language: "en",
      output: "_site",
      outputs: [.pages]
    ),
    providers: ProviderSettings(),
    maxAge: 60,
    galleries: [
      .init(
        request: SearchRequest(provider: .tmdb, endpoint: "search/movie", query: "q"),
        title: "q",
        slug: "q",
        layout: .movies,
        location: SourceLocation(file: "vitrine.yml")
      )
    ],
    folder: "/nowhere",
    warnings: []
  )

  private static let changes: [@Sendable (inout Configuration) -> Void] = [
    { $0.site.title = "x" }, { $0.site.description = "x" }, { $0.site.url = "https://e.example/" },
    { $0.site.language = "ko" }, { $0.site.outputs = [.pages, .feed] }, { $0.maxAge = nil },
    { $0.maxAge = 61 }, { $0.folder = "/elsewhere" }, { $0.galleries = [] },
    { $0.galleries += $0.galleries }, { $0.galleries[0].title = "x" },
    { $0.galleries[0].slug = "x" }, { $0.galleries[0].layout = .gifs },
    { $0.galleries[0].request.provider = .tenor }, { $0.galleries[0].request.endpoint = "x" },
    { $0.galleries[0].request.query = "x" }, { $0.galleries[0].request.limit = 7 },
    { $0.galleries[0].request.parameters = ["a": "b"] },
    { $0.galleries[0].request.parameters = ["a": "c"] },
    { $0.galleries[0].request.wantsDetails = true },
    { $0.providers.tmdb.baseURL = "x" }, { $0.providers.tmdb.imageBaseURL = "x" },
    { $0.providers.tmdb.language = "x" }, { $0.providers.tmdb.region = "x" },
    { $0.providers.tmdb.includeAdult = true }, { $0.providers.tenor.service = .klipy },
    { $0.providers.tenor.baseURL = "x" }, { $0.providers.tenor.contentFilter = "x" },
    { $0.providers.tenor.locale = "x" },
    { $0.providers.tenorFallbacks = [ProviderSettings.Tenor()] },
    { $0.providers = .sample },
  ]

  @Test func everySettingIsInTheHash() {
    var hashes = [Self.configuration.hash]
    for change in Self.changes {
      var configuration = Self.configuration
      change(&configuration)
      hashes.append(configuration.hash)
    }
    #expect(Set(hashes).count == hashes.count)
  }

  /// A new setting must be hashed, and then counted here.
  @Test func noSettingIsNew() throws {
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    let configuration = Self.configuration
    // Of these, warnings say nothing of the pages, nor does where the site goes.
    #expect(count(configuration) == 6)
    #expect(count(configuration.site) == 6)
    // The place in the file is told by no page.
    #expect(count(configuration.galleries[0]) == 5)
    #expect(count(configuration.galleries[0].request) == 6)
    #expect(count(configuration.providers) == 3)
    #expect(count(configuration.providers.tmdb) == 7)
    #expect(count(configuration.providers.tenor) == 7)
  }

  @Test func noSecretIsInTheHash() {
    var configuration = Self.configuration
    configuration.providers.tmdb.key = Secret("k3yk3yk3y")
    let hash = configuration.hash
    configuration.providers.tmdb.key = Secret("another")
    #expect(configuration.hash == hash)
  }
}
