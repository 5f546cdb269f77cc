import Diagnostics
import FlowLayout
import Foundation
import Providers
import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct ConfigurationTests {
  private func load(_ text: String) throws -> Configuration {
    try Configuration.load(
      file: "films/vitrine.yml",
      bytes: Array(text.utf8),
      environment: ["TMDB_API_KEY": "k", "GIPHY_API_KEY": "g"]
    )
  }

  @Test func oneQueryIsEnoughAndTheRestIsFilledIn() throws {
    let configuration = try load("galleries:\n  - query: batman\n")
    #expect(configuration.site.title == "Search galleries")
    #expect(configuration.site.url == nil)
    #expect(configuration.site.language == "en")
    #expect(configuration.site.output == "_site")
    #expect(configuration.site.outputs == Set(Configuration.Output.allCases))
    #expect(configuration.maxAge == 86_400)
    #expect(configuration.folder == "films")
    #expect(configuration.warnings.isEmpty)
    let gallery = try #require(configuration.galleries.first)
    #expect(
      gallery.request
        == SearchRequest(provider: .tmdb, endpoint: "search/movie", query: "batman", limit: 20)
    )
    #expect(gallery.title == "batman")
    #expect(gallery.slug == "batman")
    #expect(gallery.layout.name == "movies")
    #expect(gallery.location.description == "films/vitrine.yml:2:5")
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try load(
      """
      site:
        title: Friday film club
        url: HTTPS://Example.org/films
        language: pt-br
        output: public
        description: What we watch next
        outputs: [pages, feed]
      providers:
        tmdb:
          base_url: http://127.0.0.1:8080/3/
          image_base_url: https://image.example.org/t/p
          language: de-DE
          region: de
          include_adult: true
          requests_per_second: 100000
        tenor:
          service: klipy
          key: ${GIPHY_API_KEY}
          base_url: https://api.klipy.com
          content_filter: off
          locale: en_US
          requests_per_second: 0.01
      cache:
        max_age: forever
      galleries:
        - query: "  Kurosawa  "
          title: The films of Kurosawa
          slug: kurosawa
          endpoint: search/movie
          parameters: { year: 1954, region: "a & b" }
          layout: explore
          limit: 40
          details: true
        - query: excited cat
          provider: tenor
        - title: This week
          endpoint: trending/movie/week
      """
    )
    let site = configuration.site
    #expect(site.title == "Friday film club")
    #expect(site.url == "https://example.org/films/")
    #expect(site.language == "pt-BR")
    #expect(site.output == "public")
    #expect(site.description == "What we watch next")
    #expect(site.outputs == [.pages, .feed])
    let tmdb = configuration.providers.tmdb
    #expect(tmdb.baseURL == "http://127.0.0.1:8080/3")
    #expect(tmdb.imageBaseURL == "https://image.example.org/t/p")
    #expect(tmdb.language == "de-DE")
    #expect(tmdb.region == "DE")
    #expect(tmdb.includeAdult)
    #expect(tmdb.requestsPerSecond == 100_000)
    let tenor = configuration.providers.tenor
    #expect(tenor.service == .klipy)
    #expect(tenor.key?.reveal() == "g")
    #expect(tenor.baseURL == "https://api.klipy.com")
    #expect(tenor.contentFilter == "off")
    #expect(tenor.locale == "en_US")
    #expect(tenor.requestsPerSecond == 0.01)
    #expect(configuration.maxAge == nil)
    let requests = configuration.galleries.map(\.request)
    #expect(
      requests[0]
        == SearchRequest(
          provider: .tmdb,
          endpoint: "search/movie",
          query: "Kurosawa",
          parameters: ["year": "1954", "region": "a & b"],
          limit: 40,
          wantsDetails: true
        )
    )
    #expect(
      requests[1] == SearchRequest(provider: .tenor, endpoint: "search", query: "excited cat")
    )
    #expect(
      requests[2] == SearchRequest(provider: .tmdb, endpoint: "trending/movie/week", query: "")
    )
    #expect(configuration.galleries.map(\.layout.name) == ["explore", "gifs", "movies"])
    #expect(configuration.galleries.map(\.slug) == ["kurosawa", "excited-cat", "this-week"])
  }

  @Test func queriesStayWhatWasTyped() throws {
    let queries = [
      "1917", "no", "null", "~", "12:30", "One + Two", "C#", "0x1F", "1e3", "No.", "+",
    ]
    let text = "galleries:\n" + queries.map { "  - query: \($0)\n" }.joined()
    #expect(try load(text).galleries.map(\.request.query) == queries)
  }

  @Test(arguments: [
    "https://example.test/films/", "https://example.test/films", "https://example.test/films//",
  ])
  func bothSpellingsOfTheAddressMeanTheSame(url: String) throws {
    let text = "site:\n  url: \(url)\ngalleries:\n  - query: a\n"
    #expect(try load(text).site.url == "https://example.test/films/")
  }

  @Test(arguments: [
    ("90s", 90), ("15m", 900), ("12h", 43_200), ("1d", 86_400), ("2w", 1_209_600), ("0", 0),
    ("0d", 0), ("\"7d\"", 604_800),
  ])
  func agesAreRead(text: String, seconds: Int) throws {
    #expect(try load("cache:\n  max_age: \(text)\ngalleries:\n  - query: a\n").maxAge == seconds)
  }

  @Test(arguments: ["1", "-1d", "1.5h", "d", "99999999999999999d", "1 d", "1y", "Forever", "١d"])
  func otherAgesAreRefused(text: String) {
    #expect(throws: DiagnosticError.self) {
      try load("cache:\n  max_age: \(text)\ngalleries:\n  - query: a\n")
    }
  }

  @Test func sectionsWhoseKeysAreAllCommentedOutAreEmpty() throws {
    let text = """
      site:
        # title: x
      providers:
        tmdb:
          # language: de
        tenor:
      cache:
      galleries:
        - query: batman
          parameters:
      """
    #expect(try load(text).galleries.count == 1)
  }

  @Test(arguments: [
    ("discover/movie", "Comedy", "35"), ("discover/movie", "science fiction, 18", "878,18"),
    ("discover/movie", "Crime| thriller |53", "80|53|53"),
    ("discover/tv", "Sci-Fi & Fantasy", "10765"), ("discover/movie", "99999", "99999"),
  ])
  func aGenreMayBeWrittenByItsName(endpoint: String, written: String, sent: String) throws {
    let text = """
      galleries:
        - endpoint: \(endpoint)
          title: a
          parameters: { with_genres: "\(written)", without_genres: "\(written)" }
      """
    let parameters = try load(text).galleries.first?.request.parameters
    #expect(parameters == ["with_genres": sent, "without_genres": sent])
  }

  @Test func anAliasStandsForTheWholeValue() throws {
    let text = """
      galleries:
        - query: a
          parameters: &years { year: "1954" }
        - query: b
          parameters: *years
      """
    #expect(
      try load(text).galleries.map(\.request.parameters) == [["year": "1954"], ["year": "1954"]]
    )
  }

  @Test func slugsThatAreChosenNeverChange() throws {
    let text = """
      galleries:
        - query: kurosawa
        - query: C
        - query: C++
        - query: C#
        - query: x
          slug: kurosawa
        - query: c
        - query: 🔥
        - query: "---"
        - query: CON
      """
    #expect(
      try load(text).galleries.map(\.slug) == [
        "kurosawa-2", "c", "c-plus-plus", "c-sharp", "kurosawa", "c-2", "query-1f525",
        "query-2d-2d-2d", "query-con",
      ]
    )
  }

  @Test func aMappingMakesALayoutAndEqualMappingsMakeEqualOnes() throws {
    let text = """
      galleries:
        - query: a
          layout: { phone: { columns: 2, height: 180 } }
        - query: b
          layout:
            phone: { columns: 2, height: 180, line_spacing: 10, interitem_spacing: 10 }
            tablet: { columns: 2 }
        - query: c
          layout:
            phone: { columns: 2, height: square, interitem_spacing: 0 }
            tablet: { columns: 4, line_spacing: 3 }
            desktop: { height: 300 }
      """
    let names = try load(text).galleries.map(\.layout.name)
    #expect(names[0] == names[1])
    #expect(names[0] == "custom-2x180")
    #expect(names[2] == "custom-2xsquare-10-0_4xsquare-3-0_4x300-3-0")
  }

  @Test func aFileIsReadFromTheWorkingFolderAndItsOwnFolderIsRemembered() throws {
    let folder = try TemporaryFolder()
    try folder.write("galleries:\n  - query: batman\n", to: "sites/films.yml")
    let configuration = try Configuration.read(
      file: "sites/films.yml",
      workingFolder: folder.url.path,
      environment: ["TMDB_API_KEY": "k"]
    )
    #expect(configuration.folder == folder.url.appending(path: "sites").path)
    #expect(configuration.galleries.first?.location.file == "sites/films.yml")
  }

  @Test func aFileWithoutEndIsRefused() {
    let error = #expect(throws: DiagnosticError.self) {
      try Configuration.read(file: "/dev/zero", workingFolder: "/", environment: [:])
    }
    #expect(error?.diagnostics.first?.message == "the file is longer than 16 MiB")
  }

  @Test func tenThousandGalleriesEachHaveTheirOwnSlug() throws {
    let text = "galleries:\n" + (0..<10_000).map { "  - query: film \($0 % 100)\n" }.joined()
    let slugs = try load(text).galleries.map(\.slug)
    #expect(Set(slugs).count == 10_000)
    #expect(slugs[0] == "film-0")
    #expect(slugs[100] == "film-0-2")
  }
}
