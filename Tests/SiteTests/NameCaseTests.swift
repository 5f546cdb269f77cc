import Foundation
import TestSupport
import Testing

/// Queries and titles that make bad names for files.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct NameCaseTests {
  private func build(_ queries: [String], titles: [String] = ["Kettle"]) throws -> [String: String]
  {
    let fixture = try SiteFixture()
    let results = try titles.enumerated().map { index, title in
      let object: [String: Any] = ["id": index + 1, "title": title]
      return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
    let provider = try MadeUpProvider([.init("/3/search/movie", body: answer(results))])
    let quoted = queries.map { query in
      let escaped = query.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "- query: \"\(escaped)\""
    }
    try fixture.configure(
      galleries: quoted.joined(separator: "\n"),
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/"
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
    let pages = try build(["C", "C++", "C#"], titles: ["Kettle", "Kettle"])
    let first = galleries(pages)
    #expect(first.count == 3)
    for (query, path) in zip(["C", "C++", "C#"], try paths(of: ["C", "C++", "C#"], in: pages)) {
      #expect(pages[path]?.contains(">\(query)<") == true)
    }
    #expect(pages.keys.count { $0.hasPrefix("movie/") } == 2)
    for path in first {
      #expect(pages["sitemap.xml"]?.contains("https://example.org/\(path)") == true)
    }
    let later = try build(["C", "C++", "C#", "c"])
    #expect(galleries(later).isSuperset(of: first))
    #expect(galleries(later).count == 4)
    let lowercased = galleries(later).map { $0.lowercased() }
    #expect(Set(lowercased).count == 4)
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
    let pages = try build(["🔥", "🐈‍⬛", "君の名は。", "---"], titles: ["😂😂"])
    #expect(galleries(pages).count == 4)
    #expect(pages["index.html"]?.contains("<h1") == true)
    #expect(pages.keys.count { $0.hasPrefix("movie/1") && $0 != "movie/.html" } == 1)
  }

  /// B30.
  @Test func namesThatWindowsReservesAreAvoided() throws {
    let pages = try build(["CON", "aux", "nul.txt", "COM1", "Vol. 1.", "a:b|c?*", "back\\slash"])
    #expect(galleries(pages).count == 7)
    let reserved =
      ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    for path in pages.keys {
      for part in path.split(separator: "/") {
        let name = part.lowercased().split(separator: ".").first.map(String.init) ?? ""
        #expect(!reserved.contains(name), "\(path)")
        #expect(!part.hasSuffix(".") && !part.hasSuffix(" "), "\(path)")
        #expect(part.allSatisfy { !#"<>:"|?*\"#.contains($0) }, "\(path)")
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
    let pages = try build(["long"], titles: titles)
    #expect(pages.keys.count { $0.hasPrefix("movie/") } == 4)
    for path in pages.keys {
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }, "\(path)")
    }
    let text = try #require(pages["long.html"])
    #expect(titles.allSatisfy { text.contains($0) })
  }
}
