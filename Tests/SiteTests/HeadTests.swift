import Foundation
import TestSupport
import Testing

/// What the heads of pages tell browsers, search engines and those who share them.
struct HeadTests {
  /// The lines of a page's head about the page, without its styles and scripts, and with the
  /// fingerprints of files masked.
  private static func head(of page: String) throws -> String {
    let head = try #require(parts(of: page, between: "<head>\n", and: "</head>").first)
    let skipped = ["<meta charset", "Content-Security", "viewport", "stylesheet", "<script src"]
    return head.split(separator: "\n")
      .filter { line in !skipped.contains { line.contains($0) } }
      .map { $0.replacing(/\.[0-9a-f]{10}\./, with: ".#.") }
      .joined(separator: "\n")
  }

  private static let shared = """
    <meta name="generator" content="Vitrine 0.1.0"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"/>
    <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)"/>
    <meta property="og:site_name" content="The Magic Lantern"/>
    """

  private static func links(root: String) -> String {
    """
    <link rel="alternate" type="application/atom+xml" title="The Magic Lantern" \
    href="\(root)feed.xml"/>
    <link rel="icon" type="image/svg+xml" href="\(root)assets/icon.#.svg"/>
    <link rel="apple-touch-icon" href="\(root)assets/icon-180.#.png"/>
    <link rel="manifest" href="\(root)manifest.webmanifest"/>
    """
  }

  private static let heads: [(path: String, head: String)] = [
    (
      "index.html",
      """
      <title>The Magic Lantern</title>
      <meta name="description" property="og:description" content="Seventy old films worth an \
      evening, and twenty loops to answer your friends with."/>
      \(shared)
      <meta property="og:title" content="The Magic Lantern"/>
      <meta property="og:type" content="website"/>
      <meta property="og:url" content="https://lantern.example/"/>
      <link rel="canonical" href="https://lantern.example/"/>
      <meta property="og:image" content="https://lantern.example/assets/icon-512.#.png"/>
      <meta property="og:image:alt" content="The Magic Lantern"/>
      <meta name="twitter:card" content="summary"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
      {"@type":"WebSite","name":"The Magic Lantern","url":"https://lantern.example/",\
      "description":"Seventy old films worth an evening, and twenty loops to answer your friends \
      with.","inLanguage":"en"}]}</script>
      \(links(root: ""))
      """
    ),
    (
      "kurosawa.html",
      """
      <title>黒澤明 · Akira Kurosawa · The Magic Lantern</title>
      <meta name="description" property="og:description" content="Seven Samurai · Rashomon · \
      Ikiru · Throne of Blood"/>
      \(shared)
      <meta property="og:title" content="黒澤明 · Akira Kurosawa"/>
      <meta property="og:type" content="website"/>
      <meta property="og:url" content="https://lantern.example/kurosawa.html"/>
      <link rel="canonical" href="https://lantern.example/kurosawa.html"/>
      <meta property="og:image" content="https://lantern.example/assets/seven-samurai.#.svg"/>
      <meta property="og:image:alt" content="Seven Samurai"/>
      <meta name="twitter:card" content="summary"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
      {"@type":"BreadcrumbList","itemListElement":[\
      {"@type":"ListItem","position":1,"name":"The Magic Lantern",\
      "item":"https://lantern.example/"},\
      {"@type":"ListItem","position":2,"name":"黒澤明 · Akira Kurosawa"}]},\
      {"@type":"ItemList","itemListElement":[\
      {"@type":"ListItem","position":1,\
      "url":"https://lantern.example/movie/160-seven-samurai.html"},\
      {"@type":"ListItem","position":2,"url":"https://lantern.example/movie/158-rashomon.html"},\
      {"@type":"ListItem","position":3,"url":"https://lantern.example/movie/159-ikiru.html"},\
      {"@type":"ListItem","position":4,\
      "url":"https://lantern.example/movie/162-throne-of-blood.html"}]}]}</script>
      \(links(root: ""))
      <link rel="alternate" type="application/atom+xml" title="黒澤明 · Akira Kurosawa" \
      href="kurosawa/feed.xml"/>
      <link rel="alternate" type="application/json" title="黒澤明 · Akira Kurosawa" \
      href="kurosawa/results.json"/>
      """
    ),
    (
      "kurosawa/report.html",
      """
      <title>Report: 黒澤明 · Akira Kurosawa · The Magic Lantern</title>
      \(shared)
      <meta property="og:title" content="Report: 黒澤明 · Akira Kurosawa"/>
      <meta property="og:type" content="website"/>
      <meta property="og:url" content="https://lantern.example/kurosawa/report.html"/>
      <link rel="canonical" href="https://lantern.example/kurosawa/report.html"/>
      <meta name="twitter:card" content="summary"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
      {"@type":"BreadcrumbList","itemListElement":[\
      {"@type":"ListItem","position":1,"name":"The Magic Lantern",\
      "item":"https://lantern.example/"},\
      {"@type":"ListItem","position":2,"name":"黒澤明 · Akira Kurosawa",\
      "item":"https://lantern.example/kurosawa.html"},\
      {"@type":"ListItem","position":3,"name":"Report: 黒澤明 · Akira Kurosawa"}]}]}</script>
      \(links(root: "../"))
      <link rel="alternate" type="application/atom+xml" title="黒澤明 · Akira Kurosawa" \
      href="../kurosawa/feed.xml"/>
      <link rel="alternate" type="application/json" title="黒澤明 · Akira Kurosawa" \
      href="../kurosawa/results.json"/>
      """
    ),
    (
      "movie/139-metropolis.html",
      """
      <title>Metropolis · The Magic Lantern</title>
      <meta name="description" property="og:description" content="Above, the sons of the city \
      run races in white silk; below, ten-hour clocks and the machine that keeps it all alight. An \
      inventor gives his robot the face of a saint, and the two halves of…"/>
      \(shared)
      <meta property="og:title" content="Metropolis"/>
      <meta property="og:type" content="video.movie"/>
      <meta property="og:url" content="https://lantern.example/movie/139-metropolis.html"/>
      <link rel="canonical" href="https://lantern.example/movie/139-metropolis.html"/>
      <meta property="og:image" content="https://lantern.example/assets/metropolis.#.svg"/>
      <meta property="og:image:alt" content="Metropolis"/>
      <meta name="twitter:card" content="summary"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
      {"@type":"BreadcrumbList","itemListElement":[\
      {"@type":"ListItem","position":1,"name":"The Magic Lantern",\
      "item":"https://lantern.example/"},\
      {"@type":"ListItem","position":2,"name":"Long shadows",\
      "item":"https://lantern.example/long-shadows.html"},\
      {"@type":"ListItem","position":3,"name":"Metropolis"}]},\
      {"@type":"Movie","name":"Metropolis",\
      "url":"https://lantern.example/movie/139-metropolis.html",\
      "image":"https://lantern.example/assets/metropolis.#.svg","dateCreated":"1927-01-10",\
      "description":"Above, the sons of the city run races in white silk; below, ten-hour clocks \
      and the machine that keeps it all alight. An inventor gives his robot the face of a saint, \
      and the two halves of…","duration":"PT153M","genre":["Science Fiction","Drama"],\
      "director":[{"@type":"Person","name":"Fritz Lang"}],\
      "actor":[{"@type":"Person","name":"Brigitte Helm"},\
      {"@type":"Person","name":"Alfred Abel"},{"@type":"Person","name":"Gustav Fröhlich"},\
      {"@type":"Person","name":"Rudolf Klein-Rogge"}],\
      "aggregateRating":{"@type":"AggregateRating","ratingValue":8.1,"bestRating":10,\
      "worstRating":0,"ratingCount":2688}}]}</script>
      \(links(root: "../"))
      """
    ),
    (
      "gif/510-a-black-cat-cannot-wait-and-jumps-on-the-spot.html",
      """
      <title>A black cat cannot wait and jumps on the spot · The Magic Lantern</title>
      \(shared)
      <meta property="og:title" content="A black cat cannot wait and jumps on the spot"/>
      <meta property="og:type" content="video.other"/>
      <meta property="og:url" content="https://lantern.example/gif/510-a-black-cat-cannot-wait-and-\
      jumps-on-the-spot.html"/>
      <link rel="canonical" href="https://lantern.example/gif/510-a-black-cat-cannot-wait-and-jumps-\
      on-the-spot.html"/>
      <meta property="og:image" content="https://lantern.example/assets/excited-cat.#.png"/>
      <meta property="og:image:alt" content="A black cat cannot wait and jumps on the spot"/>
      <meta name="twitter:card" content="summary"/>
      <script type="application/ld+json">{"@context":"https://schema.org","@graph":[\
      {"@type":"BreadcrumbList","itemListElement":[\
      {"@type":"ListItem","position":1,"name":"The Magic Lantern",\
      "item":"https://lantern.example/"},\
      {"@type":"ListItem","position":2,"name":"Excited",\
      "item":"https://lantern.example/excited.html"},\
      {"@type":"ListItem","position":3,"name":"A black cat cannot wait and jumps on the spot"}\
      ]},{"@type":"VideoObject","name":"A black cat cannot wait and jumps on the spot",\
      "description":"A black cat cannot wait and jumps on the spot",\
      "thumbnailUrl":"https://lantern.example/assets/excited-cat.#.png",\
      "uploadDate":"2026-01-10","duration":"PT1.2S",\
      "contentUrl":"https://lantern.example/assets/excited-cat.#.mp4",\
      "url":"https://lantern.example/gif/510-a-black-cat-cannot-wait-and-jumps-on-the-spot.html"}\
      ]}</script>
      \(links(root: "../"))
      """
    ),
    (
      "404.html",
      """
      <title>404 · The Magic Lantern</title>
      \(shared)
      <meta property="og:title" content="404"/>
      <meta property="og:type" content="website"/>
      <meta name="twitter:card" content="summary"/>
      \(links(root: "/"))
      """
    ),
  ]

  @Test(arguments: heads)
  func aPageTellsWhatItIs(path: String, head: String) throws {
    #expect(try Self.head(of: SampleSite().page(path)) == head)
  }

  @Test func whatIsNoDefaultIsTold() throws {
    let english = try SampleSite().page("404.html")
    #expect(!english.contains("og:locale") && !english.contains(#"<p lang="en""#))
    let korean = try SampleSite(language: "ko").page("404.html")
    #expect(korean.contains(#"<meta property="og:locale" content="ko_KR"/>"#))
    #expect(korean.contains(#"<p lang="en" xml:lang="en" dir="ltr">"#))
  }

  @Test func aStillThatIsWiderThanHighIsShownLarge() throws {
    let wide = try SampleSite().files().first { $0.key.hasPrefix("gif/501-") }?.value
    #expect(String(decoding: try #require(wide), as: UTF8.self).contains("summary_large_image"))
  }

  @Test(
    .enabled(if: StubProvider.isAvailable, "the shared stub provider is not here")
  )
  func withoutAnAddressOnlyTheServicesAddressesAreTold() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/movie",
        body: answer([
          #"{"id":19,"title":"Metropolis","poster_path":"/m.jpg","vote_average":8,"vote_count":2}"#
        ])
      )
    ])
    try fixture.configure(galleries: "- query: metropolis", baseURL: provider.baseURL)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let head = try Self.head(of: fixture.page("movie/19-metropolis.html"))
    let poster = "\(provider.baseURL)/t/p/w780/m.jpg"
    #expect(head.contains(#"<meta property="og:image" content="\#(poster)"/>"#))
    #expect(!head.contains("og:url") && !head.contains("canonical"))
    let things = try StructuredThings(in: fixture.page("movie/19-metropolis.html"))
    #expect(things.types == ["Movie"])
    #expect(things.first("Movie")?["image"] as? String == poster)
    #expect(things.first("Movie")?["url"] == nil)
    let gallery = try Self.head(of: fixture.page("metropolis.html"))
    #expect(gallery.contains(poster) && !gallery.contains("ld+json"))
    let explore = try Self.head(of: fixture.page("index.html"))
    #expect(!explore.contains("og:image") && !explore.contains("ld+json"))
  }
}

/// The sample's site, built for one test.
struct SampleSite {
  let folder: TemporaryFolder

  /// Builds it with its pages' own words in `language`.
  init(language: String = "en") throws {
    folder = try TemporaryFolder()
    let sample = SharedFiles.package.appending(path: "Sources/CTheme/sample/vitrine.yml")
    let text = try String(contentsOf: sample, encoding: .utf8)
    try folder.write(
      text.replacing("\n  language: en\n", with: "\n  language: \(language)\n"),
      to: "vitrine.yml"
    )
    let outcome = try VitrineProcess(["build", "--sample"], in: folder.url).run()
    #expect(outcome.exitCode == 0 && !outcome.messages.contains("warning"), "\(outcome.messages)")
  }

  func files() throws -> [String: Data] {
    try contents(of: folder.url.appending(path: "_site"))
  }

  func page(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: "_site/" + path), encoding: .utf8)
  }
}
