import Foundation
import TestSupport
import Testing

/// Pages that need not be made again, and all that must not be taken for such.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct ReuseTests {
  private let fixture: SiteFixture
  private let stub: StubProvider

  init() throws {
    fixture = try SiteFixture()
    // A small pool, so that most films are in several galleries.
    stub = try StubProvider(["--synthetic", "6", "--pool", "40"])
  }

  @Test func whatHasNotChangedIsNotMadeAgain() throws {
    try configure()
    let first = try build()
    #expect(first.messages.contains("every page is made: no earlier build"), "\(first.messages)")
    let before = try fixture.pages()
    let second = try build()
    #expect(second.messages.contains("\n  0 of "), "\(second.messages)")
    #expect(try fixture.pages() == before)
    // From now on no answer is looked into.
    let third = try build()
    #expect(
      third.messages.contains("nothing has changed since the last build"),
      "\(third.messages)"
    )
    #expect(third.output.contains("4 galleries, 39 items, 49 pages in _site"), "\(third.output)")
    #expect(try fixture.pages() == before)
  }

  /// Each would go unseen by a build that looks at no answer.
  @Test(arguments: ["a file", "no file", "the answers", "the configuration", "the theme"])
  func aSiteDoesNotStandWhere(_ what: String) throws {
    try configure()
    for _ in 0..<2 { try build() }
    #expect(try build().messages.contains("nothing has changed"))
    let before = try fixture.pages()
    let page = fixture.site.appending(path: "query-2.html")
    switch what {
    case "a file": try Data("<p>".utf8).write(to: page)
    case "no file":
      try FileManager.default.removeItem(at: fixture.site.appending(path: "one.html"))
    case "the answers":
      _ = try fixture.storedValue("UPDATE answers SET retrieved = retrieved - 1")
    case "the configuration": try configure(site: "title: Other\nurl: https://e.example/a/")
    default: _ = try write("released: Came out\n", to: "Templates/words/en.yml")
    }
    let outcome = try build()
    #expect(!outcome.messages.contains("nothing has changed"), "\(what): \(outcome.messages)")
    if ["a file", "no file"].contains(what) { #expect(try fixture.pages().keys == before.keys) }
    try expectTheSiteOfAFirstBuild(after: what)
  }

  @Test func theChangeOfOneGalleryMakesNoMoreThanItMust() throws {
    try configure()
    try build()
    try configure(galleries: Self.galleries.replacing("query 2", with: "query 6"))
    let outcome = try build()
    let counts = try #require(
      outcome.messages.firstMatch(of: /(\d+) of (\d+) pages and feeds are made/)
    )
    let made = try #require(Int(counts.1))
    let all = try #require(Int(counts.2))
    #expect(made > 20 && made < all, "\(outcome.messages)")
    #expect(outcome.messages.contains("made query-6.html: what it shows has changed"))
    try expectTheSiteOfAFirstBuild()
  }

  /// Each is a change of something that a page is made of: the site must be the one that a first
  /// build makes, to the byte.
  @Test func noChangeIsOverlooked() throws {
    try configure()
    try build()
    let galleries = Self.galleries
    let changes: [(String, () throws -> [String])] = [
      ("a title", { try configure(galleries: galleries.replacing("One", with: "Eins")) }),
      ("a slug", { try configure(galleries: galleries.replacing("one", with: "uno")) }),
      ("a limit", { try configure(galleries: galleries.replacing("limit: 15", with: "limit: 9")) }),
      ("a layout", { try configure(galleries: galleries.replacing("gifs", with: "explore")) }),
      ("a language", { try configure(galleries: galleries.replacing("fr", with: "ko")) }),
      (
        "no language",
        { try configure(galleries: galleries.replacing("language: fr", with: "region: FR")) }
      ),
      (
        "the order",
        {
          try configure(
            galleries: galleries.split(separator: "\n").reversed().joined(separator: "\n")
          )
        }
      ),
      ("fewer", { try configure(galleries: "- query: query 1") }),
      ("more again", { try configure() }),
      ("the site's title", { try configure(site: "title: Other") }),
      ("its language", { try configure(site: "title: Test\nlanguage: ar") }),
      ("its address", { try configure(site: "title: Test\nurl: https://e.example/a/") }),
      (
        "what it holds",
        {
          try configure(site: "title: Test\nurl: https://e.example/a/\noutputs: [pages, data]")
        }
      ),
      ("its base", { ["--base-url", "https://f.example/"] }),
      ("checks", { ["--no-validate"] }),
      (
        "answers",
        {
          try stub.control(#"{"settings": {"epoch": 7, "changed": "query 3"}}"#)
          return ["--refresh"]
        }
      ),
      (
        "all answers",
        {
          try stub.control(#"{"settings": {"epoch": 9}}"#)
          return ["--refresh"]
        }
      ),
      ("a static file", { try write("body{color:red}", to: "Public/style.css") }),
      ("another", { try write("body{color:blue}", to: "Public/style.css") }),
      (
        "words",
        {
          try write("noResults: Nothing at all\nreleased: Came out\n", to: "Templates/words/en.yml")
        }
      ),
      (
        "a template",
        {
          try write(
            "<li><p>{{title}}</p></li>\n",
            to: "Templates/card-movie.mustache"
          )
        }
      ),
      (
        "the same in another way",
        {
          try write(
            "<li><p>{{title}}!</p></li>\n",
            to: "Templates/card-movie.mustache"
          )
        }
      ),
    ]
    for (name, change) in changes {
      let arguments = try change()
      let outcome = try fixture.build(arguments)
      #expect(outcome.exitCode == 0, "\(name): \(outcome.messages)")
      try expectTheSiteOfAFirstBuild(arguments.filter { $0 != "--refresh" }, after: name)
    }
  }

  @Test(arguments: ["same size", "another size", "gone", "of older date"])
  func aFileThatWasTouchedIsMadeAgain(_ how: String) throws {
    try configure()
    try build()
    let before = try fixture.pages()
    let page = fixture.site.appending(path: "one.html")
    let files = FileManager.default
    var bytes = try Data(contentsOf: page)
    switch how {
    case "same size":
      bytes[bytes.count / 2] ^= 1
      let handle = try FileHandle(forUpdating: page)
      try handle.write(contentsOf: bytes)
      try handle.close()
    case "another size": try Data("<p>".utf8).write(to: page)
    case "gone": try files.removeItem(at: page)
    default:
      bytes[bytes.count / 2] ^= 1
      let date = try #require(try files.attributesOfItem(atPath: page.path)[.modificationDate])
      try bytes.write(to: page)
      try files.setAttributes([.modificationDate: date], ofItemAtPath: page.path)
    }
    let outcome = try build()
    #expect(
      outcome.messages.contains("made one.html: its file is not as it was left"),
      "\(outcome.messages)"
    )
    #expect(outcome.messages.contains("\n  1 of "), "\(outcome.messages)")
    #expect(try fixture.pages() == before)
  }

  /// Its files are all older than the last build, and one of them is not what it made.
  @Test func anotherFolderInTheSitesPlaceIsNotTrusted() throws {
    try configure()
    _ = try fixture.build(["--output", "other"])
    let page = fixture.folder.url.appending(path: "other/one.html")
    let before = try Data(contentsOf: page)
    var bytes = before
    bytes[bytes.count / 2] ^= 1
    let handle = try FileHandle(forUpdating: page)
    try handle.write(contentsOf: bytes)
    try handle.close()
    try build()
    let files = FileManager.default
    try files.removeItem(at: fixture.site)
    try files.moveItem(at: fixture.folder.url.appending(path: "other"), to: fixture.site)
    try build()
    #expect(try Data(contentsOf: fixture.site.appending(path: "one.html")) == before)
  }

  /// The films' pages name a page of clips, or a place in it, by a template of one's own; then that
  /// is gone, and they are made of the same as before.
  @Test(arguments: ["clips.html", "clips.html#n15"])
  func aLinkThatLeadsNowhereAnyMoreIsFound(_ target: String) throws {
    let link = "<p><a href=\"{{page.root}}\(target)\">x</a></p>"
    for (name, main) in [
      ("item", "{{#item}}{{#kindMovie}}\(link){{/kindMovie}}{{/item}}<p>x</p>"),
      ("gallery", "<p id=\"n{{gallery.count}}\">x</p>"),
    ] {
      _ = try write(
        "{{<page}}\n{{$main}}\n\(main)\n{{/main}}\n{{/page}}\n",
        to: "Templates/\(name).mustache"
      )
    }
    func clips(_ limit: Int) -> String {
      "\n- { query: cat 1, provider: tenor, slug: clips, limit: \(limit) }"
    }
    try configure(galleries: Self.galleries + clips(15))
    try build()
    try configure(galleries: Self.galleries + (target.contains("#") ? clips(14) : ""))
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 1, "\(outcome.messages)")
    #expect(outcome.messages.contains("[site.broken-"), "\(outcome.messages)")
  }

  @Test func aDamagedMemoryIsNone() throws {
    try configure()
    try build()
    let before = try fixture.pages()
    _ = try fixture.storedValue("UPDATE memory SET value = substr(value, 1, length(value) - 16)")
    let outcome = try build()
    #expect(
      outcome.messages.contains("every page is made: no earlier build"),
      "\(outcome.messages)"
    )
    #expect(try fixture.pages() == before)
  }

  private static let galleries = """
    - { query: query 1, title: One, slug: one, limit: 15 }
    - { query: query 2, layout: gifs }
    - { query: query 3, parameters: { language: fr } }
    - query: query 4
    """

  @discardableResult
  private func configure(
    galleries: String = galleries,
    site: String = "title: Test\nurl: https://e.example/a/",
    maxAge: String = "forever"
  ) throws -> [String] {
    try fixture.configure(
      galleries: galleries,
      baseURL: stub.baseURL,
      site: site,
      maxAge: maxAge
    )
    return []
  }

  private func write(_ text: String, to path: String) throws -> [String] {
    try fixture.folder.write(text, to: path)
    return []
  }

  @discardableResult
  private func build() throws -> VitrineProcess.Outcome {
    let outcome = try fixture.build(["--verbose"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return outcome
  }

  /// The site is what a build into an empty folder makes of the same answers.
  private func expectTheSiteOfAFirstBuild(
    _ arguments: [String] = [],
    after change: String = ""
  ) throws {
    let first = fixture.folder.url.appending(path: "first")
    let outcome = try fixture.build(["--output", "first", "--offline"] + arguments)
    #expect(outcome.exitCode == 0, "\(change): \(outcome.messages)")
    let expected = try contents(of: first)
    let found = try contents(of: fixture.site)
    #expect(Set(found.keys) == Set(expected.keys), "\(change)")
    let others = expected.keys.filter { found[$0] != expected[$0] }.sorted()
    #expect(others == [], "\(change)")
    try FileManager.default.removeItem(at: first)
  }
}
