import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct LoopbackBuildTests {
  @Test func offlineGivesTheSameBytesAndNothingHoldsTheKey() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "200"])
    try fixture.configure(
      galleries: (1...200).map { "- query: query \($0)" }.joined(separator: "\n"),
      baseURL: stub.baseURL,
      site: "title: Two hundred\nurl: https://example.org/films/"
    )
    let online = try fixture.build(["--verbose"])
    #expect(online.exitCode == 0, "\(online.messages)")
    let first = try contents(of: fixture.site)
    stub.stop()

    let offline = try fixture.build(["--offline", "--verbose", "--output", "again"])
    #expect(offline.exitCode == 0, "\(offline.messages)")
    let again = fixture.folder.url.appending(path: "again")
    #expect(try contents(of: again) == first)
    #expect(first.keys.count { $0.contains(/^query-[0-9]+\.html$/) } == 200)
    #expect(first.keys.count { $0.contains(/^query-[0-9]+\/report\.html$/) } == 200)

    let key = Data(SiteFixture.key.utf8)
    for (path, bytes) in try contents(of: fixture.folder.url) {
      #expect(bytes.range(of: key) == nil, "the key is in \(path)")
      #expect(!path.contains(SiteFixture.key))
    }
    for text in [online.output, online.messages, offline.output, offline.messages] {
      #expect(!text.contains(SiteFixture.key))
    }
  }

  /// The sample has each poster in one size; a service has them in several.
  @Test(
    .enabled(if: NuChecker.isAvailable, "the Nu Html Checker is not here: 'make test' brings it")
  )
  func theNuHtmlCheckerFindsNoErrorInPicturesOfSeveralSizes() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "4"])
    try fixture.configure(
      galleries: """
        - query: query 1
        - query: query 2
          layout: gifs
        - query: query 3
          layout: explore
        - query: query 4
          layout: {phone: {columns: 1, height: 300}, tablet: {columns: 2, height: square}}
        """,
      baseURL: stub.baseURL
    )
    #expect(try fixture.build().exitCode == 0)
    let pages = try fixture.pages().filter { $0.key.hasSuffix(".html") }
    #expect(pages.count { $0.value.contains(" srcset=") } > 30)
    let report = try NuChecker.check(pages.keys.map { fixture.site.appending(path: $0).path })
    #expect(report == "", "\(report.prefix(4_000))")
  }

  /// B07.
  @Test(arguments: ["America/Los_Angeles", "Pacific/Kiritimati"])
  func theTimeZoneAndTheLocaleDoNotShow(zone: String) throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/movie",
        body: answer([
          #"{"id":1,"title":"Kettle","release_date":"1990-04-08"}"#,
          #"{"id":2,"title":"Spoon","release_date":"2024-12-30"}"#,
        ])
      )
    ])
    try fixture.configure(galleries: "- query: kettle", baseURL: provider.baseURL)
    #expect(try fixture.build(environment: ["TZ": "UTC", "LC_ALL": "C"]).exitCode == 0)
    let reference = try contents(of: fixture.site)
    let page = try fixture.page("movie/1-kettle.html")
    #expect(page.contains(#"datetime="1990-04-08""#))
    #expect(page.contains("April 8, 1990"))
    #expect(try fixture.page("movie/2-spoon.html").contains("2024"))
    #expect(try !fixture.page("movie/2-spoon.html").contains("2025"))

    let surroundings = ["TZ": zone, "LC_ALL": "ar_EG.UTF-8", "LANG": "ar_EG.UTF-8"]
    let outcome = try fixture.build(["--output", "elsewhere"], environment: surroundings)
    #expect(outcome.exitCode == 0)
    #expect(try contents(of: fixture.folder.url.appending(path: "elsewhere")) == reference)
  }

  @Test func aGalleryThatFailsKeepsItsEarlierPagesAndIsNamed() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "3"])
    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2",
      baseURL: stub.baseURL,
      maxAge: "0"
    )
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: ".vitrine"))
    try stub.control(#"{"faults": ["status:status=500,match=query%202"]}"#)

    let outcome = try fixture.build()
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("query 2"))
    let after = try contents(of: fixture.site)
    #expect(after["query-2.html"] == before["query-2.html"])
    #expect(Set(after.keys).isSuperset(of: before.keys.filter { $0.hasPrefix("movie/") }))

    let strict = try fixture.build(["--strict"])
    #expect(strict.exitCode == 1)
    #expect(try contents(of: fixture.site) == after)
  }

  /// The store is gone and a host is down, while a third gallery is taken out of the file.
  @Test func whatFailsKeepsItsPagesAndWhatIsTakenOutGoes() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "5", "--pool", "60"])
    func build(_ numbers: [Int]) throws -> VitrineProcess.Outcome {
      let folder = fixture.folder.url.appending(path: ".vitrine")
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try fixture.configure(
        galleries: numbers.map { "- query: query \($0)" }.joined(separator: "\n"),
        baseURL: stub.baseURL,
        site: "title: Test\nurl: https://example.org/"
      )
      return try fixture.build()
    }
    #expect(try build([1, 2, 3]).exitCode == 0)
    let before = try fixture.pages()
    func films(of gallery: String, in pages: [String: String]) -> Set<String> {
      Set(parts(of: pages[gallery] ?? "", between: "href=\"movie/", and: "\""))
    }
    try stub.control(#"{"faults": ["status:status=404,match=query%201"]}"#)
    let outcome = try build([1, 2])
    #expect(outcome.exitCode == 2, "\(outcome.messages)")
    let after = try fixture.pages()
    #expect(after["query-3.html"] == nil)
    let kept = films(of: "query-1.html", in: before).union(films(of: "query-2.html", in: before))
    let standing = Set(after.keys.filter { $0.hasPrefix("movie/") }.map { String($0.dropFirst(6)) })
    #expect(standing == kept)
    let both = films(of: "query-1.html", in: before).intersection(
      films(of: "query-2.html", in: before)
    )
    for film in both { #expect(after["movie/" + film]?.contains("query-1.html") == true) }
    for (path, page) in after where path.hasPrefix("movie/") {
      #expect(!page.contains("query-3.html"), "\(path) links to a gallery that is gone")
    }
    let sitemap = try #require(after["sitemap.xml"])
    for path in kept.map({ "movie/" + $0 }) + ["query-1.html"] {
      #expect(sitemap.contains("https://example.org/\(path)<"), "\(path)")
    }

    // Then everything is down: what stands stays, and is still told of.
    try stub.control(#"{"faults": ["status:status=404"]}"#)
    #expect(try build([1, 2]).exitCode == 2)
    let last = try fixture.pages()
    #expect(last["feed.xml"] == after["feed.xml"])
    #expect(Set(last.keys.filter { $0.hasPrefix("movie/") }) == Set(kept.map { "movie/" + $0 }))
    #expect(last.values.allSatisfy { !$0.contains("1970-01-01") })

    // A page that somebody removed cannot stand; the next build says so and goes on.
    try FileManager.default.removeItem(at: fixture.site.appending(path: "query-2.html"))
    #expect(try build([1, 2]).exitCode == 2)
    #expect(try fixture.pages()["query-2.html"] == nil)
  }

  @Test func theSampleStandsInForNoService() throws {
    let fixture = try SiteFixture()
    try fixture.configure(galleries: "- query: moon", baseURL: "http://127.0.0.1:9")
    #expect(try fixture.build(["--sample"]).exitCode == 0)
    #expect(try fixture.build(["--offline"]).exitCode == 2)
    #expect(try fixture.pages()["moon.html"] == nil)
  }

  @Test func aGalleryThatNeverWasIsLeftOutAndNamed() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider([
      "--synthetic", "3", "--fault", "status:status=404,match=query%202",
    ])
    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2",
      baseURL: stub.baseURL
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains("vitrine.yml:16:"))
    let pages = try fixture.pages()
    #expect(pages["query-1.html"] != nil)
    #expect(pages["query-2.html"] == nil)
    #expect(pages["index.html"]?.contains("query-2.html") == false)
  }

  /// B26.
  @Test func agedAnswersServeOfflineWithAWarning() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "2"])
    func configure(_ queries: [Int], maxAge: String) throws {
      try fixture.configure(
        galleries: queries.map { "- query: query \($0)" }.joined(separator: "\n"),
        baseURL: stub.baseURL,
        maxAge: maxAge
      )
    }
    try configure([1], maxAge: "1d")
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    stub.stop()
    for arguments in [[], ["--offline"]] {
      let fresh = try fixture.build(arguments)
      #expect(fresh.exitCode == 0 && !fresh.messages.contains("warning"), "\(fresh.messages)")
      #expect(try contents(of: fixture.site) == before)
    }

    try configure([1], maxAge: "0")
    let aged = try fixture.build(["--offline"])
    #expect(aged.exitCode == 0)
    #expect(
      aged.messages.contains(#/warning: .*'query 1'.* \d+ (second|minute)s? old/#),
      "\(aged.messages)"
    )
    #expect(try contents(of: fixture.site) == before)

    try configure([1, 2], maxAge: "0")
    let added = try fixture.build(["--offline"])
    #expect(added.exitCode == 2)
    #expect(
      added.messages.contains(#/vitrine\.yml:\d+:\d+: error: .*'query 2'/#),
      "\(added.messages)"
    )
    let after = try contents(of: fixture.site)
    #expect(after["query-1.html"] == before["query-1.html"])
    #expect(Set(after.keys) == Set(before.keys))

    let strict = try fixture.build(["--offline", "--strict"])
    #expect(strict.exitCode == 1)
    #expect(try contents(of: fixture.site) == after)
  }

  @Test func aLongGalleryIsSpreadOverPages() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "100", "--total-pages", "22"])
    try fixture.configure(galleries: "- query: query 1\n  limit: 430", baseURL: stub.baseURL)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let pages = try ["query-1.html", "query-1/page-2.html", "query-1/page-8.html"]
      .map { try fixture.page($0) }
    func counts(_ part: String) -> [Int] {
      pages.map { $0.components(separatedBy: part).count - 1 }
    }
    #expect(counts(#"class="card card-"#) == [60, 60, 10])
    #expect(counts(#"class="page-number""#) == [4, 5, 4])
    #expect(counts(#"class="page-gap""#) == [1, 1, 1])
  }
}
