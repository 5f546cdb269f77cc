import Foundation
import PreviewServer
import TestSupport
import Testing

/// Queries and titles that make bad names for files.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct NameCaseTests {
  private static let address = "https://example.org/"

  private let fixture: SiteFixture

  init() throws {
    fixture = try SiteFixture()
  }

  /// A host whose every film search finds films of these titles, and every search for clips one
  /// of that description.
  private func provider(_ titles: [String], clip: String = "clip") throws -> MadeUpProvider {
    let films = try titles.enumerated().map { index, title in
      let film: [String: Any] = ["id": index + 1, "title": title, "overview": "Story \(index + 1)"]
      return String(decoding: try JSONSerialization.data(withJSONObject: film), as: UTF8.self)
    }
    let clips = """
      {"results":[{"id":"9","content_description":"\(clip)","media_formats":\
      {"mp4":{"url":"http://127.0.0.1:9/9.mp4","dims":[320,180]}}}],"next":""}
      """
    return try MadeUpProvider([
      .init("/3/search/movie", body: answer(films)), .init("/v2/search", body: clips),
    ])
  }

  /// The site's files after a build with these queries; `more` are galleries in YAML.
  private func build(
    _ queries: [String],
    more: String = "",
    of provider: MadeUpProvider
  ) throws -> [String: String] {
    let quoted = queries.map { query in
      let escaped = query.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "- query: \"\(escaped)\""
    }
    try fixture.configure(
      galleries: (quoted + [more]).joined(separator: "\n"),
      baseURL: provider.baseURL,
      site: "title: Test\nurl: \(Self.address)"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return try fixture.pages()
  }

  /// The galleries' pages: those at the top that are no page of the site's own.
  private func galleries(_ pages: [String: String]) -> Set<String> {
    Set(pages.keys.filter { $0.hasSuffix(".html") && !$0.contains("/") })
      .subtracting(["index.html", "404.html"])
  }

  /// B27.
  @Test func namesThatCollideAreToldApartForGood() throws {
    let queries = ["C", "C++", "C#"]
    let provider = try provider(["Kettle", "Kettle"])
    let pages = try build(queries, of: provider)
    let links = try paths(of: queries, in: pages)
    #expect(Set(links) == galleries(pages) && links.count == 3)
    for (query, path) in zip(queries, links) {
      let page = try ParsedXML(#require(pages[path]))
      #expect(page.texts(of: "h1") == [query])
    }
    let films = pages.keys.filter { $0.hasPrefix("movie/") }.sorted()
    #expect(films.count == 2)
    for (index, path) in films.enumerated() {
      let text = try #require(pages[path])
      #expect(text.contains("Story \(index + 1)") && !text.contains("Story \(2 - index)"))
    }
    let feed = try ParsedXML(#require(pages["feed.xml"]))
    let entries = feed.elements.filter { $0.name == "link" && $0.attributes["rel"] == "alternate" }
    let linked = Set(entries.compactMap { $0.attributes["href"] })
    #expect(linked == Set(films.map { Self.address + $0 } + [Self.address]))
    let sitemap = try ParsedXML(#require(pages["sitemap.xml"])).texts(of: "loc")
    #expect(Set(sitemap).isSuperset(of: (links + films).map { Self.address + $0 }))
    #expect(Set(sitemap).count == sitemap.count)

    #expect(try build(queries, of: provider) == pages)
    let later = try build(queries + ["c"], of: provider)
    #expect(try paths(of: queries, in: later) == links)
    #expect(galleries(later).count == 4)
    #expect(Set(galleries(later).map { $0.lowercased() }).count == 4)
    #expect(later.keys.filter { $0.hasPrefix("movie/") }.sorted() == films)
  }

  /// The page that the explore page links under each of these titles.
  private func paths(of titles: [String], in pages: [String: String]) throws -> [String] {
    let links = try ParsedXML(#require(pages["index.html"])).elements.filter { $0.name == "a" }
    return try titles.map { title in
      let link = try #require(
        links.first { $0.text.trimmingCharacters(in: .whitespacesAndNewlines) == title }
      )
      return try #require(link.attributes["href"])
    }
  }

  /// B28.
  @Test func namesWithNoLetterHaveAPage() throws {
    let pages = try build(
      ["🔥", "🐈‍⬛", "君の名は。", "---"],
      more: "- query: clips\n  provider: tenor",
      of: provider(["😂😂"], clip: "😂😂")
    )
    #expect(galleries(pages).count == 5)
    for kind in ["movie", "gif"] {
      let paths = pages.keys.filter { $0.hasPrefix("\(kind)/") }
      #expect(paths.count == 1)
      let name = try #require(paths.first).dropFirst(kind.count + 1)
      #expect(name.count > ".html".count && !name.hasPrefix(".") && name != "\(kind).html")
    }
    let names = Set(pages.keys.map { $0.replacing(".html", with: "") })
    #expect(names.isDisjoint(with: ["movie", "gif", "assets"]))
    #expect(try ParsedXML(#require(pages["index.html"])).texts(of: "h1") == ["Test"])

    // As a link stands in a page, so it is asked for: of the preview, and of a plain server.
    let html = pages.keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }
    let preview = try PreviewServer(folder: fixture.site.path, port: 0).start()
    let plain = try StaticServer(fixture.site)
    for server in [preview.url, plain.url] {
      let crawl = try SiteCrawl(server, siteURL: Self.address)
      #expect(crawl.lost.isEmpty, "\(crawl.lost)")
      let found = Set(crawl.found.compactMap(\.removingPercentEncoding))
      #expect(found.isSuperset(of: html.map { "/" + $0 }))
    }
  }

  /// B30.
  @Test func namesThatWindowsReservesAreAvoided() throws {
    let pages = try build(
      ["CON", "aux", "nul.txt", "COM1", "Vol. 1.", "a:b|c?*", "back\\slash"],
      of: provider(["Bell\u{7}Tower", "line\nbreak", "a\u{85}b\u{7f}c", "NUL", "x:y. "])
    )
    #expect(galleries(pages).count == 7)
    #expect(pages.keys.count { $0.hasPrefix("movie/") } == 5)
    let reserved =
      ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    for path in pages.keys {
      for part in path.split(separator: "/") {
        let name = part.lowercased().split(separator: ".").first.map(String.init) ?? ""
        #expect(!reserved.contains(name), "\(path)")
        #expect(!part.hasSuffix(".") && !part.hasSuffix(" "), "\(path)")
        #expect(part.allSatisfy { !#"<>:"|?*\"#.contains($0) }, "\(path)")
        let isClean = part.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        #expect(isClean, "\(path.debugDescription)")
      }
    }
  }

  /// B32.
  @Test func longTitlesHaveShortNames() throws {
    let long = String(repeating: "b", count: 260)
    let titles = [
      String(repeating: "a", count: 300), String(repeating: "映", count: 120), long + "x",
      long + "y",
    ]
    let pages = try build(["long"], of: provider(titles))
    #expect(pages.keys.count { $0.hasPrefix("movie/") } == 4)
    for path in pages.keys {
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }, "\(path)")
    }
    let text = try #require(pages["long.html"])
    #expect(titles.allSatisfy { text.contains($0) })
  }
}
