import Diagnostics
import FlowLayout
import Foundation
import Providers

@testable import GalleryGenerator

/// A site of made-up galleries, rendered without a service and without a folder.
struct ReportFixture {
  /// 14 March 2031, 15:09:26 UTC.
  static let date = 1_931_267_366
  static let key = "k3yk3yk3yk3yk3yk3yk3yk3yk3yk3y00"

  let files: [String: RenderedFile]

  /// Renders the pages that `isWanted` picks, as few may be looked at of many.
  init(
    language: String = "en",
    outputs: Set<Configuration.Output> = Set(Configuration.Output.allCases),
    where isWanted: (Site.Page) -> Bool = { _ in true },
    _ galleries: [(SearchRequest, SearchResult)]
  ) async throws {
    var providers = ProviderSettings()
    providers.tmdb.language = "en-US"
    providers.tmdb.key = Secret(Self.key)
    let configuration = Configuration(
      site: .init(
        title: "Test",
        description: "",
        url: "https://example.org/films/",
        language: language,
        output: "_site",
        outputs: outputs
      ),
      providers: providers,
      maxAge: nil,
      galleries: galleries.map { request, _ in
        .init(
          request: request,
          title: request.query,
          slug: request.query,
          layout: .movies,
          location: SourceLocation(file: "vitrine.yml")
        )
      },
      folder: "/nowhere",
      warnings: []
    )
    var catalog = Catalog(
      of: configuration.galleries,
      service: { providers.service(for: $0) },
      history: History(),
      scratchFolder: FileManager.default.temporaryDirectory.path
    )
    for (index, gallery) in galleries.enumerated() { catalog.receive(.found(gallery.1), of: index) }
    try catalog.keep(EarlierPages())
    let theme = try Theme.load(folder: nil, language: language)
    let site = try Site(
      configuration: configuration,
      catalog: catalog,
      theme: theme,
      earlierPages: []
    )
    let pages = site.pages
    let source = site.renderedPages
    var buffer: [UInt8] = []
    let rendered = try pages.indices.filter { isWanted(pages[$0]) }
      .map { try source.file($0, &buffer) }
    files = Dictionary(uniqueKeysWithValues: rendered.map { ($0.path, $0) })
  }

  func bytes(_ path: String) -> Data { Data(files[path]?.bytes ?? []) }
  func text(_ path: String) -> String { String(decoding: bytes(path), as: UTF8.self) }

  /// The part of a page that holds its charts.
  func charts(_ path: String) -> Data {
    let lines = text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.contains("<figure") } ?? lines.endIndex
    let end = lines.lastIndex { $0.contains("</figure>") } ?? start
    return Data((lines[start...end].joined(separator: "\n") + "\n").utf8)
  }
}

extension ReportFixture {
  static let films = SearchRequest(
    provider: .tmdb,
    endpoint: "search/movie",
    query: "films",
    parameters: ["year": "1954", "note": "a&b=\(key)"],
    limit: 12
  )
  static let clips = SearchRequest(provider: .tenor, endpoint: "search", query: "clips")

  /// Titles that mean something else to a spreadsheet, a parser or a terminal.
  static let hostileTitles = [
    "Plain", "Comma, then \"quotes\"", "Two\r\nlines", "=cmd|' /C calc'!A0", "+1+1", "-2+3",
    "@SUM(A1)", "\t=1", "＝1+1", "\u{0}=NUL", "שלום\u{202E}abc", "a;b", "<b>&amp;",
    "\u{1F3AC} \u{FFFE}end", " padded ",
  ]

  static var filmResult: SearchResult {
    let languages = ["ja", "en", "en", "fr", "", "cn"]
    let items = hostileTitles.enumerated().map { index, title in
      var film = Item(kind: .movie, id: String(index + 1), title: title)
      film.originalLanguage = languages[index % languages.count]
      if index != 3 { film.date = CalendarDate("\(1899 + index * 9)-0\(index % 9 + 1)-20") }
      if index != 4 {
        film.rating = Double(index) * 0.71
        film.voteCount = index * 1_234 + 1
      }
      film.overview = index == 0 ? "=HYPERLINK(\"x\")" : ""
      if index == 0 { film.details = details }
      film.tags = index == 1 ? ["one", "two"] : []
      film.pictures = [Rendition(url: "https://i.example/\(index).jpg", width: 500, height: 750)]
      return film
    }
    return SearchResult(
      service: .tmdb,
      entries: items.map(ListedItem.init),
      total: 4_321,
      tally: ResultTally(received: 21, unreadable: 3, duplicates: 1),
      retrieved: date
    )
  }

  private static var details: ItemDetails {
    var details = ItemDetails()
    details.runtime = 117
    details.genres = ["=Drama", "Comedy, dark"]
    details.directors = ["Joel Coen"]
    details.creators = ["Ethan Coen"]
    details.cast = ["Jeff Bridges", "John Goodman"]
    details.trailer = Trailer(name: "T", url: "https://www.youtube.com/watch?v=cd-go0oBF4Y")
    return details
  }

  static var clipResult: SearchResult {
    let sizes = [(498, 280), (480, 480), (270, 480), (640, 274), (320, 240), (500, 375)]
    let items = sizes.enumerated().map { index, size in
      var clip = Item(kind: .gif, id: "c\(index)", title: "Clip \(index)")
      clip.videos = [
        Rendition(url: "https://m.example/\(index).mp4", width: size.0, height: size.1)
      ]
      if index != 5 {
        clip.duration = 0.8 + Double(index) * 0.55
        clip.byteCount = 180_000 * (index + 1)
      }
      return clip
    }
    return SearchResult(
      service: .giphy,
      entries: items.map(ListedItem.init),
      tally: ResultTally(received: 6),
      retrieved: date
    )
  }
}
