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

  /// B44.
  @Test func aSubPathIsWrittenInOneWay() throws {
    #expect(try fixture.build().exitCode == 0)
    let bare = try contents(of: fixture.site)
    let outcome = try fixture.build([
      "--base-url", "https://example.test/films/", "--output", "again",
    ])
    #expect(outcome.exitCode == 0)
    #expect(try contents(of: fixture.folder.url.appending(path: "again")) == bare)
    for (path, text) in try fixture.pages() {
      #expect(!text.contains("/films/films/"), "\(path)")
      for attribute in ["href", "src", "srcset"] {
        for url in parts(of: text, between: "\(attribute)=\"", and: "\"") where url.hasPrefix("/") {
          #expect(path == "404.html" && url.hasPrefix("/films/"), "\(path): \(url)")
        }
      }
    }
    #expect(try fixture.page("sitemap.xml").contains("<loc>https://example.test/films/</loc>"))
  }

  /// B39: an entity that XML does not know, in a template of the site's own.
  @Test func anUndefinedEntityStopsTheBuildWithItsPlace() throws {
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    try fixture.folder.write(
      "<p class=\"count\">\n  one&nbsp;two &copy;</p>\n",
      to: "Templates/galleries.mustache"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("nbsp"), "\(outcome.messages)")
    #expect(outcome.messages.contains("html:"))
    #expect(try contents(of: fixture.site) == before)
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
