import Foundation
import TestSupport
import Testing

/// What a site's own `Templates/` and `Public/` change, and what they may not.
struct OwnThemeTests {
  private let fixture: SiteFixture

  init() throws {
    fixture = try SiteFixture()
    try fixture.folder.write(
      "site:\n  title: Own\ngalleries:\n  - query: moon\n",
      to: "vitrine.yml"
    )
  }

  private func build() throws -> VitrineProcess.Outcome {
    try VitrineProcess(["build", "--sample"], in: fixture.folder.url).run()
  }

  @Test func filesOfItsOwnReplaceAndJoinTheThemes() throws {
    try fixture.folder.write("User-agent: *\nDisallow: /\n", to: "Public/robots.txt")
    try fixture.folder.write("example.org\n", to: "Public/CNAME")
    try fixture.folder.write(":root { --own: 1 }", to: "Public/style.css")
    try FileManager.default.createDirectory(
      at: fixture.folder.url.appending(path: "elsewhere"),
      withIntermediateDirectories: true
    )
    try fixture.folder.write("linked", to: "elsewhere/note.txt")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.url.path + "/Public/linked",
      withDestinationPath: "../elsewhere"
    )
    let outcome = try build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let pages = try fixture.pages()
    #expect(pages["robots.txt"] == "User-agent: *\nDisallow: /\n")
    #expect(pages["CNAME"] == "example.org\n")
    #expect(pages["linked/note.txt"] == "linked")
    #expect(pages.values.contains(":root { --own: 1 }"))
  }

  @Test(arguments: [
    ("Public/style.css", "a {\n  background: url(missing.png) }", "assets/style.", ":2:"),
    ("Public/index.html", "<p>", "index.html", "Public/"),
    ("Public/style_css", "a", "style_css", "rename"),
    ("Templates/words/en.yml", "a.b: x\n", "Templates/words/en.yml:1:1", "letters"),
    ("Templates/title.mustache", "{{#title}}", "Templates/title.mustache:1:1", "title"),
    ("Templates/title.mustache", "<font>one</font>", ".html:", "font"),
    (
      "Templates/title.mustache", "{{>plcaeholder}}", "Templates/title.mustache:1:1",
      "did you mean 'placeholder'"
    ),
  ])
  func faultsAreToldWithTheirPlace(file: String, text: String, place: String, hint: String) throws {
    try fixture.folder.write(text, to: file)
    let outcome = try build()
    #expect(outcome.exitCode == 1, "\(outcome.messages)")
    #expect(
      outcome.messages.contains(place) && outcome.messages.contains(hint),
      "\(outcome.messages)"
    )
    #expect(!FileManager.default.fileExists(atPath: fixture.site.path))
  }

  /// The pages before it have been written by then, and those after it as well.
  @Test func aFaultOnOnePageLeavesTheSiteThatStands() throws {
    #expect(try build().exitCode == 0)
    let site = try contents(of: fixture.site)
    let fault = "{{<page}}{{$main}}<font>one</font>{{/main}}{{/page}}"
    try fixture.folder.write(fault, to: "Templates/not-found.mustache")
    let outcome = try build()
    #expect(outcome.exitCode == 1 && outcome.messages.contains("404.html"), "\(outcome.messages)")
    #expect(try contents(of: fixture.site) == site)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path)
    #expect(Set(names) == ["_site", "Templates", "vitrine.yml"])
  }

  @Test func blanksOfLinesAreWrittenWhereATemplateMayShowThem() throws {
    try fixture.folder.write("<p>\n  one</p>\n", to: "Templates/facts.mustache")
    #expect(try build().exitCode == 0)
    let page = try #require(fixture.pages().keys.first { $0.hasPrefix("movie/") })
    #expect(!(try fixture.page(page)).contains("\n  "))
    try fixture.folder.write("<pre>one\n  two</pre>\n", to: "Templates/facts.mustache")
    #expect(try build().exitCode == 0)
    #expect(try fixture.page(page).contains("\n  <head>\n    <meta"))
  }

  @Test func aTemplateThatNoPageUsesIsWarnedOf() throws {
    try fixture.folder.write("hello", to: "Templates/itme.mustache")
    let outcome = try build()
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.messages.contains("Templates/itme.mustache: warning: no page uses this template")
    )
    #expect(outcome.messages.contains("did you mean 'Templates/item.mustache'?"))
  }

  /// Those folders have these names in many a home.
  @Test(arguments: ["=", " =\n  "])
  func apostrophesMayQuoteAnAttribute(sign: String) throws {
    try fixture.folder.write(
      "site:\n  title: Own\ngalleries:\n  - query: revenge\n",
      to: "vitrine.yml"
    )
    #expect(try build().exitCode == 0)
    let pages = try fixture.pages()
    #expect(pages.contains { $0.value.contains(">The Cameraman's Revenge<") })
    try fixture.folder.write(
      "<b title\(sign)'{{title}}'>{{title}}</b>",
      to: "Templates/title.mustache"
    )
    let outcome = try build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let own = try fixture.pages()
    #expect(
      own.contains { $0.value.contains("'The Cameraman&#39;s Revenge'") }
    )
  }

  @Test func theSamplesOwnSiteTakesNothingFromTheWorkingFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("private", to: "Public/diary.txt")
    let outcome = try VitrineProcess(["build", "--sample"], in: folder.url).run()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/_site/diary.txt"))
  }

  @Test(arguments: ["Public", "Templates/site", ".vitrine"])
  func itsOwnFoldersAreNoOutput(output: String) throws {
    let outcome = try VitrineProcess(
      ["build", "--sample", "--config", "vitrine.yml", "--output", output],
      in: fixture.folder.url
    ).run()
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("[publish."), "\(outcome.messages)")
  }

  @Test func theFolderIsNamedFromTheWorkingFolder() throws {
    try fixture.folder.write("galleries:\n  - query: moon\n", to: "sub/vitrine.yml")
    let outcome = try VitrineProcess(
      ["build", "--sample", "--config", "sub/vitrine.yml"],
      in: fixture.folder.url
    ).run()
    #expect(outcome.output.contains("pages in sub/_site"), "\(outcome.output)")
  }
}
