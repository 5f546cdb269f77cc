import Foundation
import TestSupport
import Testing

/// Where a site may be put, what of it goes, and what stays.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct OutputCaseTests {
  private let fixture: SiteFixture
  private let stub: StubProvider

  init() throws {
    fixture = try SiteFixture()
    stub = try StubProvider(["--synthetic", "5", "--pool", "60"])
    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2",
      baseURL: stub.baseURL,
      site: "title: Test\nurl: https://example.test/films"
    )
  }

  /// B47.
  @Test(arguments: [".", "x", "link"])
  func aFolderOfOthersIsRefused(output: String) throws {
    let folder = fixture.folder
    try folder.write("mine", to: "x/notes.txt")
    try folder.write("ref: refs/heads/main", to: "x/.git/HEAD")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link",
      withDestinationPath: "x"
    )
    let outcome = try fixture.build(["--output", output])
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("error:"))
    let left = try contents(of: folder.url.appending(path: "x"))
    #expect(
      left.mapValues { String(decoding: $0, as: UTF8.self) }
        == ["notes.txt": "mine", ".git/HEAD": "ref: refs/heads/main"]
    )
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/vitrine.yml"))
  }

  /// B47.
  @Test func theHomeFolderIsRefused() throws {
    let home = fixture.folder.url.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let outcome = try fixture.build(["--output", home.path], environment: ["HOME": home.path])
    #expect(outcome.exitCode == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  /// B49.
  @Test func whatIsGoneGoesAndWhatIsForeignStays() throws {
    #expect(try fixture.build().exitCode == 0)
    let both = try fixture.pages()
    let foreign = ["CNAME", ".well-known/x", "google123.html"]
    for path in foreign { try fixture.folder.write(path, to: "_site/" + path) }
    try fixture.configure(
      galleries: "- query: query 1",
      baseURL: stub.baseURL,
      site: "title: Test\nurl: https://example.test/films"
    )
    #expect(try fixture.build().exitCode == 0)
    let one = try fixture.pages()
    #expect(one["query-1.html"] != nil && one["query-2.html"] == nil)
    for path in foreign { #expect(one[path] == path) }
    let kept = Set(
      parts(of: try #require(one["query-1.html"]), between: "href=\"movie/", and: "\"")
    )
    let films = Set(one.keys.filter { $0.hasPrefix("movie/") }.map { String($0.dropFirst(6)) })
    #expect(films == kept)
    let gone = Set(both.keys.filter { $0.hasPrefix("movie/") }.map { String($0.dropFirst(6)) })
      .subtracting(kept)
    #expect(!gone.isEmpty)
    for file in ["sitemap.xml", "feed.xml", "index.html"] {
      let text = try #require(one[file])
      #expect(!text.contains("query-2.html"))
      #expect(gone.allSatisfy { !text.contains($0) })
    }
  }

  /// B49: one gallery is taken out while another cannot be fetched.
  @Test func whatIsGoneGoesAlsoWhereAnotherGalleryFails() throws {
    func configure(_ queries: [Int]) throws {
      try fixture.configure(
        galleries: queries.map { "- query: query \($0)" }.joined(separator: "\n"),
        baseURL: stub.baseURL,
        site: "title: Test\nurl: https://example.test/films",
        maxAge: "0"
      )
    }
    try configure([1, 2, 3])
    #expect(try fixture.build().exitCode == 0)
    let before = try fixture.pages()
    let films = try (1...3).map { try filmPages(of: "query-\($0).html", in: before) }
    let gone = films[2].subtracting(films[0]).subtracting(films[1])
    let kept = films[1].subtracting(films[0])
    #expect(!gone.isEmpty && !kept.isEmpty && !films[1].isDisjoint(with: films[2]))

    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: ".vitrine"))
    try stub.control(#"{"faults": ["status:status=500,match=query%202"]}"#)
    try configure([1, 2])
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 2, "\(outcome.messages)")
    let after = try fixture.pages()
    let galleries = after.keys.filter { $0.hasPrefix("query-") && $0.hasSuffix(".html") }
    #expect(
      galleries.sorted() == [
        "query-1.html", "query-1/report.html", "query-2.html", "query-2/report.html",
      ]
    )
    let present = Set(after.keys.filter { $0.hasPrefix("movie/") })
    #expect(present.isSuperset(of: films[0].union(films[1])))
    #expect(present.isDisjoint(with: gone))
    let naming = after.filter { path, text in
      (path.hasSuffix("html") || path.hasSuffix("xml"))
        && (text.contains("query-3.html") || gone.contains { text.contains($0) })
    }
    #expect(naming.keys.sorted() == [])
    let server = try StaticServer(fixture.site, base: "/films/")
    let crawl = try SiteCrawl(server.url, siteURL: "https://example.test/films/")
    #expect(crawl.lost.isEmpty && crawl.strays.isEmpty, "\(crawl.lost) \(crawl.strays)")
    #expect(crawl.found.isSuperset(of: kept.map { "/films/" + $0 }))
  }

  /// The pages of the films that a gallery's page links to.
  private func filmPages(of path: String, in pages: [String: String]) throws -> Set<String> {
    let names = parts(of: try #require(pages[path]), between: "href=\"movie/", and: "\"")
    return Set(names.map { "movie/" + $0 })
  }

  /// B44.
  @Test func aSubPathIsWrittenInOneWay() throws {
    let address = "https://example.test/films/"
    #expect(try fixture.build().exitCode == 0)
    let bare = try contents(of: fixture.site)
    let outcome = try fixture.build(["--base-url", address, "--output", "again"])
    #expect(outcome.exitCode == 0)
    #expect(try contents(of: fixture.folder.url.appending(path: "again")) == bare)
    let pages = try fixture.pages()
    for (path, text) in pages {
      #expect(!text.contains("/films/films/"), "\(path)")
      for attribute in ["href", "src", "srcset", "poster"] {
        for url in parts(of: text, between: " \(attribute)=\"", and: "\"") where url.hasPrefix("/")
        {
          #expect(path == "404.html" && url.hasPrefix("/films/"), "\(path): \(url)")
        }
      }
    }
    for (path, text) in pages where path.hasSuffix(".html") && path != "404.html" {
      let place = address + (path == "index.html" ? "" : path)
      #expect(text.contains("<link rel=\"canonical\" href=\"\(place)\"/>"), "\(path)")
      let pictures = parts(of: text, between: "property=\"og:image\" content=\"", and: "\"")
      #expect(pictures.allSatisfy { $0.hasPrefix("http") }, "\(path)")
    }
    #expect(pages["query-1.html"]?.contains("og:image") == true)
    for (path, name) in [("sitemap.xml", "loc"), ("feed.xml", "id")] {
      let addresses = parts(of: try #require(pages[path]), between: "<\(name)>", and: "<")
      #expect(addresses.count > 10 && addresses.allSatisfy { $0.hasPrefix(address) }, "\(path)")
    }
    let links = parts(of: try #require(pages["feed.xml"]), between: "href=\"", and: "\"")
    #expect(links.allSatisfy { $0.hasPrefix(address) })
  }

  /// B44: what a visitor of such a host meets, also on a page that is not there, three folders deep.
  @Test func belowASubPathEveryAddressIsThere() throws {
    #expect(try fixture.build().exitCode == 0)
    let server = try StaticServer(fixture.site, base: "/films/")
    let crawl = try SiteCrawl(
      server.url,
      from: ["", "a/b/lost.html", "sitemap.xml"],
      siteURL: "https://example.test/films/"
    )
    #expect(crawl.lost.keys.sorted() == ["/films/a/b/lost.html"], "\(crawl.lost)")
    #expect(crawl.strays.isEmpty, "\(crawl.strays)")
    let pages = try fixture.pages().keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }
    #expect(crawl.found.isSuperset(of: pages.map { "/films/" + $0 }))
    for part in ["feed.xml", "manifest.webmanifest"] {
      #expect(crawl.found.contains("/films/" + part))
    }
    for suffix in [".css", ".png"] {
      #expect(crawl.found.contains { $0.hasPrefix("/films/assets/") && $0.hasSuffix(suffix) })
    }
  }

  /// B39: an entity that XML does not know, in a template of the site's own.
  @Test func anUndefinedEntityStopsTheBuildWithItsPlace() throws {
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    try fixture.folder.write(
      "<p class=\"facts\">\n  one&nbsp;two &copy;</p>\n",
      to: "Templates/facts.mustache"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 1)
    let errors = outcome.messages.split(separator: "\n").filter { $0.contains(": error: ") }
    for entity in ["nbsp", "copy"] {
      let error = try #require(errors.first { $0.contains("'&\(entity);'") }, "\(outcome.messages)")
      let place = try #require(error.firstMatch(of: #/^(.+?):(\d+):(\d+): error: /#)?.output)
      #expect(place.1 == "query-1.html")
      #expect(try #require(Int(place.2)) > 1)
      #expect(place.3 == (entity == "nbsp" ? "4" : "14"))
    }
    #expect(try contents(of: fixture.site) == before)

    guard VitrineProcess.canLeaveTheNetwork else { return }
    let alone = try fixture.process(["--offline"], hasNetwork: false).run()
    #expect(alone.exitCode == 1)
    #expect(errors.allSatisfy { alone.messages.contains($0) }, "\(alone.messages)")
  }

  @Test func aBrokenTemplateStopsTheBuildWithItsPlace() throws {
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    try fixture.folder.write(
      "{{#cards}}\n  {{titel}}\n{{/cards}}\n",
      to: "Templates/gallery.mustache"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("Templates/gallery.mustache:2:3"), "\(outcome.messages)")
    #expect(outcome.messages.contains("did you mean 'title'"))
    #expect(try contents(of: fixture.site) == before)
  }
}
