import Foundation
import TestSupport
import Testing

/// Titles and overviews that break careless pages.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct TextCaseTests {
  private func site(
    title: String,
    overview: String,
    siteTitle: String = "Test"
  ) throws -> [String: String] {
    let fixture = try SiteFixture()
    let result = try JSONSerialization.data(
      withJSONObject: ["id": 7, "title": title, "overview": overview]
    )
    let provider = try MadeUpProvider([
      .init("/3/search/movie", body: answer([String(decoding: result, as: UTF8.self)]))
    ])
    try fixture.configure(
      galleries: "- query: it",
      baseURL: provider.baseURL,
      site: "title: \(siteTitle)\nurl: https://example.org/"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return try fixture.pages()
  }

  private func item(_ pages: [String: String]) throws -> ParsedXML {
    let page = try #require(pages.first { $0.key.hasPrefix("movie/7") }?.value)
    return try ParsedXML(page)
  }

  /// B34.
  @Test func controlCharactersAreLeftOut() throws {
    let pages = try site(
      title: "Bell\u{7}Tower",
      overview: "one\u{b}two\u{1f}three\u{0}four\u{fffe}five\ttab\nline"
    )
    for (path, text) in pages where path.hasSuffix("html") || path.hasSuffix("xml") {
      #expect(throws: Never.self, "\(path)") { try ParsedXML(text) }
      #expect(!text.contains("&#11;") && !text.contains("&#7;"))
      let forbidden = text.unicodeScalars.filter {
        ($0.value < 32 && ![9, 10, 13].contains($0.value)) || $0.value == 0xfffe
      }
      #expect(forbidden.isEmpty)
    }
    let overview = try item(pages).text
    for word in ["one", "two", "three", "four", "five\ttab\nline"] {
      #expect(overview.contains(word))
    }
  }

  /// B35.
  @Test func aScriptInATitleStaysText() throws {
    let title = #"</script><b id="pwn">x</b>"#
    let overview = "if (a && b < c) \"quoted\" \u{2028} end"
    let pages = try site(title: title, overview: overview)
    for (path, text) in pages where path.hasSuffix("html") {
      let document = try ParsedXML(text)
      #expect(document.elements.allSatisfy { $0.attributes["id"] != "pwn" }, "\(path)")
      #expect(!text.contains("<b id="))
    }
    let document = try item(pages)
    #expect(document.texts(of: "h1") == [title])
    #expect(document.text.contains(overview))
    let page = try #require(pages.first { $0.key.hasPrefix("movie/7") }?.value)
    let film = try StructuredThings(in: page).first("Movie")
    #expect(film?["name"] as? String == title)
    #expect(film?["description"] as? String == overview)
    // The parser of XML ends the script where that of HTML does.
    let script = document.elements.first { $0.attributes["type"] == "application/ld+json" }
    #expect(script?.text == parts(of: page, between: "ld+json\">", and: "</script>").first)
  }

  /// B37.
  @Test(arguments: ["Salt & Pepper", #"2 < 3 > 1 "q" 'a'"#])
  func textIsEscapedOnce(title: String) throws {
    let pages = try site(
      title: title,
      overview: "already &amp; escaped <b>bold</b>",
      siteTitle: "R&D"
    )
    let document = try item(pages)
    #expect(document.texts(of: "h1") == [title])
    #expect(document.texts(of: "title").first == "\(title) · R&D")
    #expect(document.text.contains("already &amp; escaped <b>bold</b>"))
    #expect(document.texts(of: "b").isEmpty)
    let gallery = try ParsedXML(#require(pages["it.html"]))
    #expect(gallery.text.contains(title))
    let feed = try ParsedXML(#require(pages["feed.xml"]))
    #expect(feed.texts(of: "title") == ["R&D", title])
    for (path, text) in pages where path.hasSuffix("html") {
      // The overview itself holds the five characters `&amp;`; nothing else may.
      #expect(
        text.replacing("already &amp;amp; escaped", with: "").contains("&amp;amp;") == false,
        "\(path)"
      )
    }
  }
}
