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
    #expect(first.keys.count { $0.hasPrefix("query-") && $0.hasSuffix(".html") } == 200)

    let key = Data(SiteFixture.key.utf8)
    for (path, bytes) in try contents(of: fixture.folder.url) {
      #expect(bytes.range(of: key) == nil, "the key is in \(path)")
      #expect(!path.contains(SiteFixture.key))
    }
    for text in [online.output, online.messages, offline.output, offline.messages] {
      #expect(!text.contains(SiteFixture.key))
    }
  }

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

  @Test func agedAnswersServeOfflineWithAWarning() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "2"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL, maxAge: "0")
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    stub.stop()
    let aged = try fixture.build(["--offline"])
    #expect(aged.exitCode == 0)
    #expect(aged.messages.contains("warning"))
    #expect(try contents(of: fixture.site) == before)

    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2",
      baseURL: stub.baseURL,
      maxAge: "0"
    )
    let added = try fixture.build(["--offline"])
    #expect(added.exitCode == 2)
    #expect(added.messages.contains("query 2"))
    #expect(try fixture.page("query-1.html").isEmpty == false)
  }

  @Test func aLongGalleryIsSpreadOverPages() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "100", "--total-pages", "8"])
    try fixture.configure(galleries: "- query: query 1\n  limit: 130", baseURL: stub.baseURL)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let counts = try ["query-1.html", "query-1/page-2.html", "query-1/page-3.html"].map { path in
      try fixture.page(path).components(separatedBy: #"class="card card-"#).count - 1
    }
    #expect(counts == [60, 60, 10])
  }
}
