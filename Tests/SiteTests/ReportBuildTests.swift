import Foundation
import TestSupport
import Testing

/// The reports of whole builds.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct ReportBuildTests {
  private static let files = ["report.html", "results.json", "results.csv", "feed.xml"]

  @Test func aReportTellsWhatWasLeftOutOfTheAnswer() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/movie",
        body: answer(
          [
            #"{"id":1,"title":"=cmd|' /C calc'!A0, \"quoted\""}"#, #"{"id":2,"title":"Kettle"}"#,
            #"{"id":2,"title":"Kettle"}"#, "null", #"{"id":3,"title":"Spoon"}"#,
          ],
          total: 77
        )
      )
    ])
    try fixture.configure(
      galleries: "- query: things\n  limit: 2",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let page = try ParsedXML(fixture.page("things/report.html"))
    #expect(page.texts(of: "td").prefix(6) == ["77", "5", "−1", "−1", "−1", "2"])
    let host = provider.baseURL.replacing("http://", with: "")
    #expect(page.texts(of: "code").first == host)
    #expect(try fixture.page("things/results.csv").contains("\"'=cmd|' /C calc'!A0, \"\"quoted"))
    #expect(try fixture.page("things.html").contains("things/report.html"))
  }

  @Test func aGalleryThatFailsKeepsItsReportAndItsData() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "2"])
    let site = "title: Test\nurl: https://example.org/"
    let galleries = "- query: query 1\n- query: query 2"
    try fixture.configure(galleries: galleries, baseURL: stub.baseURL, site: site, maxAge: "0")
    #expect(try fixture.build().exitCode == 0)
    let before = try contents(of: fixture.site)
    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: ".vitrine"))
    try stub.control(#"{"faults": ["status:status=500,match=query%202"]}"#)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 2, "\(outcome.messages)")
    let after = try contents(of: fixture.site)
    for file in Self.files {
      let path = "query-2/\(file)"
      #expect(before[path] != nil && after[path] == before[path], "\(path)")
    }
  }

  @Test func outputsThatAreSwitchedOffAreNotWrittenAndGoFromASiteThatHadThem() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "1"])
    let site = "title: Test\nurl: https://example.org/"
    func configure(_ outputs: String) throws {
      try fixture.configure(
        galleries: "- query: query 1",
        baseURL: stub.baseURL,
        site: site + outputs
      )
    }
    try configure("")
    #expect(try fixture.build().exitCode == 0)
    let all = Set(try contents(of: fixture.site).keys)
    #expect(all.isSuperset(of: Self.files.map { "query-1/\($0)" }))
    try configure("\noutputs: [pages]")
    #expect(try fixture.build().exitCode == 0)
    let pages = Set(try contents(of: fixture.site).keys)
    #expect(pages.filter { $0.hasPrefix("query-1/") }.isEmpty)
    #expect(pages.contains("query-1.html"))
  }

  @Test func aSiteWithoutAnAddressHasReportsAndNoFeeds() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "1"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    #expect(try fixture.build().exitCode == 0)
    let files = Set(try contents(of: fixture.site).keys)
    #expect(files.contains("query-1/report.html"))
    #expect(!files.contains("query-1/feed.xml"))
  }
}
