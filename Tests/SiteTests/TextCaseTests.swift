import Foundation
import TestSupport
import Testing

/// Titles and overviews that break careless pages.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct TextCaseTests {
  /// Builds a site of a film with a poster, the same without one, and a clip of that description.
  private func site(
    title: String,
    overview: String,
    clip: String,
    siteTitle: String = "Test"
  ) throws -> [String: String] {
    let fixture = try SiteFixture()
    let poster: [String: Any] = [
      "id": 7, "title": title, "overview": overview, "poster_path": "/p.jpg",
    ]
    let posterless: [String: Any] = ["id": 8, "title": title, "overview": overview]
    let clips: [String: Any] = [
      "results": [
        [
          "id": "9", "content_description": clip,
          "media_formats": ["mp4": ["url": "http://127.0.0.1:9/9.mp4", "dims": [320, 180]]],
        ]
      ], "next": "",
    ]
    let provider = try MadeUpProvider([
      .init("/3/search/movie", body: answer([try json(poster), try json(posterless)])),
      .init("/v2/search", body: try json(clips)),
    ])
    try fixture.configure(
      galleries: "- query: it\n- query: clips\n  provider: tenor",
      baseURL: provider.baseURL,
      site: "title: \(siteTitle)\nurl: https://example.org/"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return try fixture.pages()
  }

  private func json(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  /// The text of the page whose path begins so.
  private func page(_ start: String, of pages: [String: String]) throws -> String {
    try #require(pages.first { $0.key.hasPrefix(start) }?.value)
  }

  /// The values of a key, wherever it stands in the JSON that a page carries.
  private func embedded(_ key: String, in elements: [ParsedXML.Element]) throws -> [String] {
    func values(in object: Any) -> [String] {
      if let list = object as? [Any] { return list.flatMap(values) }
      guard let members = object as? [String: Any] else { return [] }
      return [members[key] as? String].compactMap(\.self) + members.values.flatMap(values)
    }
    return try elements.filter { $0.attributes["type"] == "application/ld+json" }.flatMap {
      values(in: try JSONSerialization.jsonObject(with: Data($0.text.utf8)))
    }
  }

  /// B34.
  @Test func controlCharactersAreLeftOut() throws {
    let overview = "one\u{b}two\u{1f}three\u{0}four\u{fffe}five\ttab\nline"
    let pages = try site(title: "Bell\u{7}Tower", overview: overview, clip: overview)
    #expect(pages["feed.xml"] != nil && pages["sitemap.xml"] != nil)
    for (path, text) in pages where path.hasSuffix("html") || path.hasSuffix("xml") {
      #expect(throws: Never.self, "\(path)") { try ParsedXML(text) }
      #expect(!text.contains(#/&#(x[0-9a-fA-F]+|7|11|31|0|65534);/#), "\(path)")
    }
    for (path, text) in pages where !path.hasPrefix("assets/") {
      let forbidden = text.unicodeScalars.filter {
        ($0.value < 32 && ![9, 10, 13].contains($0.value)) || $0.value == 0xfffe
      }
      #expect(forbidden.isEmpty, "\(path)")
    }
    for start in ["movie/7", "gif/9"] {
      let text = try ParsedXML(page(start, of: pages)).text
      for word in ["one", "two", "three", "four", "five\ttab\nline"] {
        #expect(text.contains(word), "\(word) in \(start)")
      }
    }
    let film = try ParsedXML(page("movie/7", of: pages))
    #expect(film.texts(of: "h1") == ["BellTower"] || film.texts(of: "h1") == ["Bell\u{fffd}Tower"])
    for (path, text) in pages where path.hasSuffix("json") || path.hasSuffix("webmanifest") {
      #expect(throws: Never.self, "\(path)") {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
    }
    #expect(try embedded("name", in: film.elements).contains { $0.hasPrefix("Bell") })
  }

  /// B35.
  @Test func aScriptInATitleStaysText() throws {
    let title = #"</script><b id="pwn">x</b>"#
    let overview = "if (a && b < c) \"quoted\" \u{2028} end"
    let pages = try site(title: title, overview: overview, clip: title)
    for (path, text) in pages where path.hasSuffix("html") {
      for elements in [try ParsedXML(text).elements, try ParsedHTML(text).elements] {
        #expect(elements.allSatisfy { $0.attributes["id"] != "pwn" && $0.name != "b" }, "\(path)")
        guard path.hasPrefix("movie/") || path.hasPrefix("gif/") else { continue }
        #expect(elements.filter { $0.name == "h1" }.map(\.text) == [title])
        #expect(try embedded("name", in: elements).contains(title))
        guard path.hasPrefix("movie/") else { continue }
        #expect(elements[0].text.contains(overview))
        // As an excerpt, which is one line.
        let line = overview.replacing("\u{2028} ", with: "")
        #expect(try embedded("description", in: elements) == [line])
      }
    }
    #expect(pages.keys.count { $0.hasPrefix("movie/") || $0.hasPrefix("gif/") } == 3)
  }

  /// B37.
  @Test(arguments: ["Salt & Pepper", #"2 < 3 > 1 "q" 'a'"#])
  func textIsEscapedOnce(title: String) throws {
    let overview = "already &amp; escaped <b>bold</b>"
    let pages = try site(title: title, overview: overview, clip: title, siteTitle: "R&D")
    for start in ["movie/7", "movie/8", "gif/9"] {
      let document = try ParsedXML(page(start, of: pages))
      #expect(document.texts(of: "h1") == [title])
      #expect(document.texts(of: "title") == ["\(title) · R&D"])
      #expect(document.values(of: "content", where: "property", is: "og:title") == [title])
      #expect(document.values(of: "content", where: "property", is: "og:site_name") == ["R&D"])
      #expect(document.texts(of: "b").isEmpty)
      #expect(try embedded("name", in: document.elements).contains(title))
    }
    let film = try ParsedXML(page("movie/7", of: pages))
    #expect(film.text.contains(overview))
    #expect(film.alternatives == [title])
    #expect(try embedded("description", in: film.elements) == [overview])
    #expect(try ParsedXML(page("movie/8", of: pages)).alternatives == [title])
    #expect(
      try ParsedXML(page("gif/9", of: pages)).values(of: "aria-label", on: "video") == [title]
    )

    for (path, count) in ["it.html": 2, "index.html": 3] {
      let document = try ParsedXML(#require(pages[path]))
      #expect(document.alternatives == Array(repeating: title, count: count), "\(path)")
    }
    #expect(try ParsedXML(#require(pages["index.html"])).texts(of: "h1") == ["R&D"])
    let feed = try ParsedXML(#require(pages["feed.xml"]))
    #expect(feed.texts(of: "title") == ["R&D", title, title, title])
    #expect(feed.texts(of: "summary").prefix(1) == [overview])
    for (path, text) in pages where path.hasSuffix("html") || path.hasSuffix("xml") {
      // The overview itself holds the five characters `&amp;`; nothing else may.
      #expect(
        !text.replacing("already &amp;amp; escaped", with: "").contains("&amp;amp;"),
        "\(path)"
      )
    }
  }
}

extension ParsedXML {
  /// What stands for each picture, shown or missing, but the logo of the service.
  fileprivate var alternatives: [String] {
    elements.compactMap { element in
      element.name == "img"
        ? element.attributes["alt"]
        : element.attributes["role"] == "img" ? element.attributes["aria-label"] : nil
    }
    .filter { $0 != "TMDB" }
  }

  fileprivate func values(of attribute: String, on name: String) -> [String] {
    elements.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  fileprivate func values(
    of attribute: String,
    where other: String,
    is value: String
  ) -> [String] {
    elements.filter { $0.attributes[other] == value }.compactMap { $0.attributes[attribute] }
  }
}
