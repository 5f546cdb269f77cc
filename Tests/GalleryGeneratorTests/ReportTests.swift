import Foundation
import Providers
import TestSupport
import Testing

@testable import GalleryGenerator

struct ReportTests {
  @Test(
    "the charts of a report are as they were approved",
    arguments: [("films", "en"), ("clips", "en"), ("films", "ar")]
  )
  func charts(gallery: String, language: String) async throws {
    let site = try await ReportFixture(
      language: language,
      [
        (ReportFixture.films, ReportFixture.filmResult),
        (ReportFixture.clips, ReportFixture.clipResult),
      ]
    )
    let charts = site.charts("\(gallery)/report.html")
    let name = "report/\(gallery).\(language).charts.html"
    #expect(try GoldenFile.difference(of: charts, from: name) == nil)
  }

  @Test(
    "the data of a report are as they were approved",
    arguments: [
      ("films", "results.json"), ("films", "results.csv"), ("films", "feed.xml"),
      ("clips", "results.json"), ("clips", "results.csv"),
    ]
  )
  func data(gallery: String, file: String) async throws {
    let site = try await ReportFixture([
      (ReportFixture.films, ReportFixture.filmResult),
      (ReportFixture.clips, ReportFixture.clipResult),
    ])
    let data = site.bytes("\(gallery)/\(file)")
    #expect(try GoldenFile.difference(of: data, from: "report/\(gallery).\(file)") == nil)
  }

  @Test("the results as JSON are one object whose counts add up")
  func json() async throws {
    let site = try await ReportFixture([(ReportFixture.films, ReportFixture.filmResult)])
    let object = try JSONSerialization.jsonObject(with: site.bytes("films/results.json"))
    let document = try #require(object as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let counts = try #require(document["counts"] as? [String: Int])
    #expect(counts["found"] == 4_321)
    #expect(counts["received"] == 21)
    let parts = ["unreadable", "duplicates", "overLimit", "shown"].compactMap { counts[$0] }
    #expect(parts == [3, 1, 2, 15])
    let results = try #require(document["results"] as? [[String: Any]])
    #expect(results.map { $0["title"] as? String } == ReportFixture.hostileTitles)
    #expect(results[3]["date"] == nil && results[3]["rating"] != nil)
    #expect(results[4]["rating"] == nil && results[4]["votes"] == nil)
  }

  @Test("a report tells what was asked, of whom, when, and what was left out")
  func facts() async throws {
    let site = try await ReportFixture([(ReportFixture.films, ReportFixture.filmResult)])
    let page = try ParsedXML(site.text("films/report.html"))
    #expect(
      page.texts(of: "code") == [
        "api.themoviedb.org", "search/movie", "include_adult=false", "language=en-US",
        "note=a&b=redacted", "year=1954",
      ]
    )
    let time = page.elements.first {
      $0.name == "time" && $0.attributes["datetime"] == "2031-03-14T15:09:26Z"
    }
    #expect(time?.text == "March 14, 2031 · 15:09 UTC")
    let cells = page.texts(of: "td").prefix(6)
    #expect(Array(cells) == ["4,321", "21", "−3", "−1", "−2", "15"])
    #expect(site.files.values.allSatisfy { !$0.text.contains(ReportFixture.key) })
  }

  @Test("an older answer that stands in is called so, a new one is not")
  func stale() async throws {
    var result = ReportFixture.clipResult
    let fresh = try await ReportFixture([(ReportFixture.clips, result)])
    result.isStale = true
    let stale = try await ReportFixture([(ReportFixture.clips, result)])
    #expect(stale.text("clips/report.html").contains("Out of date"))
    #expect(stale.text("clips/results.json").contains(#""stale":true"#))
    #expect(!fresh.text("clips/report.html").contains("Out of date"))
    #expect(fresh.text("clips/results.json").contains(#""stale":false"#))
  }

  @Test("a gallery without results has a report that says so, with no chart and no table")
  func empty() async throws {
    let tally = ResultTally(received: 2, unreadable: 2)
    let result = SearchResult(
      service: .tmdb,
      entries: [],
      total: 0,
      tally: tally,
      retrieved: ReportFixture.date
    )
    let site = try await ReportFixture([(ReportFixture.films, result)])
    let page = site.text("films/report.html")
    #expect(page.contains("No results"))
    #expect(page.contains("−2"))
    #expect(!page.contains("<svg") && !page.contains(#"id="results""#))
    #expect(site.text("films.html").contains("films/report.html"))
    #expect(site.text("films/results.json").hasSuffix(#""results":[]}"#))
    #expect(site.text("films/results.csv").split(separator: "\r\n").count == 1)
  }

  @Test("results of several kinds stand in one table, each with its kind")
  func mixed() async throws {
    let items = [Item.Kind.movie, .tv, .person].map { kind in
      Item(kind: kind, id: "1", title: kind.rawValue)
    }
    let result = SearchResult(
      service: .tmdb,
      entries: items.map(ListedItem.init),
      retrieved: ReportFixture.date
    )
    let site = try await ReportFixture([(ReportFixture.films, result)])
    let page = try ParsedXML(site.text("films/report.html"))
    #expect(Set(["Film", "Series", "Person"]).isSubset(of: page.texts(of: "td")))
    #expect(!page.elements.contains { $0.name == "figure" })
  }

  @Test(
    "each file of a report belongs to its output, and is linked only where it is",
    arguments: [
      (Configuration.Output.report, ["films/report.html"]),
      (.data, ["films/results.csv", "films/results.json"]),
      (.feed, ["feed.xml", "films/feed.xml"]),
    ]
  )
  func outputs(output: Configuration.Output, paths: [String]) async throws {
    let galleries = [(ReportFixture.films, ReportFixture.filmResult)]
    let only = try await ReportFixture(outputs: [.pages, output], galleries)
    let without = try await ReportFixture(
      outputs: Set(Configuration.Output.allCases).subtracting([output]),
      galleries
    )
    let all: Set = [
      "films/report.html", "films/results.csv", "films/results.json", "films/feed.xml", "feed.xml",
    ]
    #expect(all.intersection(only.files.keys) == Set(paths))
    #expect(all.intersection(without.files.keys) == all.subtracting(paths))
    for page in without.files.values where page.kind == .page {
      for path in paths { #expect(!page.text.contains("\(path)\""), "\(page.path): \(path)") }
    }
  }

  @Test("each file of a report belongs to its gallery")
  func ownership() async throws {
    let site = try await ReportFixture([(ReportFixture.films, ReportFixture.filmResult)])
    for name in ["report.html", "results.json", "results.csv", "feed.xml"] {
      #expect(site.files["films/\(name)"]?.galleries == ["films"], "\(name)")
    }
  }
}

extension RenderedFile {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
