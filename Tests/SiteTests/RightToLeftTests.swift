import Foundation
import TestSupport
import Testing

/// B42, and pages that run from right to left themselves.
struct RightToLeftTests {
  private static let titles = ["שלום (חלק 2)", "Alien", "قصة: البداية"]

  private func site(language: String, tmdbLanguage: String? = nil) throws -> SiteFixture {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/movie",
        body: answer([
          """
          {"id":1,"title":"שלום (חלק 2)","original_title":"שלום (חלק 2)","original_language":"he",
          "release_date":"2019-01-02","overview":"סיפור (קצר)."}
          """,
          #"{"id":2,"title":"Alien","original_title":"Alien","original_language":"en"}"#,
          """
          {"id":3,"title":"قصة: البداية","original_title":"Story: the start",\
          "original_language":"cn","vote_average":7.5,"vote_count":3}
          """,
        ])
      )
    ])
    try fixture.configure(
      galleries: "- query: it",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/\nlanguage: \(language)"
    )
    if let tmdbLanguage {
      let text = try String(
        contentsOf: fixture.folder.url.appending(path: "vitrine.yml"),
        encoding: .utf8
      )
      try fixture.folder.write(
        text.replacing("  tmdb:\n", with: "  tmdb:\n    language: \(tmdbLanguage)\n"),
        to: "vitrine.yml"
      )
    }
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    return fixture
  }

  @Test(
    .enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"),
    arguments: [("en", "ltr"), ("ar", "rtl")]
  )
  func aTitleStandsAloneWhicheverWayThePageRuns(language: String, direction: String) throws {
    let pages = try site(language: language).pages()
    for (path, text) in pages where path.hasSuffix(".html") {
      let document = try ParsedXML(text)
      #expect(document.elements[0].attributes["dir"] == direction, "\(path)")
      // Behind the head, whatever is no tag is text.
      let body = try #require(parts(of: text, between: "<body>", and: "</html>").first)
      let words = body.replacing(/<[^>]*>/, with: "|")
      for title in Self.titles {
        let isolated = parts(of: body, between: ">\(title)", and: "<").count
        #expect(parts(of: words, between: title, and: "|").count == isolated, "\(path): \(title)")
        #expect(parts(of: body, between: "\(title)</bdi>", and: "<").count == isolated, "\(path)")
      }
      for element in document.elements where element.text.contains("סיפור") && element.name == "p" {
        #expect(element.attributes["dir"] == "auto", "\(path)")
      }
      for element in document.elements where element.name == "bdi" {
        #expect(!element.text.contains("2019") && !element.text.contains("7.5"), "\(path)")
      }
    }
    for (path, text) in pages {
      let marks = text.unicodeScalars.filter {
        (0x200E...0x200F).contains($0.value) || (0x202A...0x202E).contains($0.value)
          || (0x2066...0x2069).contains($0.value)
      }
      #expect(marks.isEmpty, "\(path)")
    }
  }

  /// The languages of the title and the overview of each item on the gallery's page.
  private func languages(of fixture: SiteFixture) throws -> [String: String] {
    let document = try ParsedXML(fixture.page("it.html"))
    var languages: [String: String] = [:]
    for element in document.elements {
      let isOverview = element.attributes["class"] == "overview"
      guard isOverview || element.name == "bdi" && Self.titles.contains(element.text) else {
        continue
      }
      languages[isOverview ? "overview" : element.text] = element.attributes["lang"]
    }
    return languages
  }

  @Test(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
  func theLanguageOfATextIsToldWhereItIsAnother() throws {
    // A title that equals the original one is in its language; the rest is what TMDB was asked for.
    #expect(
      try languages(of: site(language: "fr", tmdbLanguage: "fr-CA")) == [
        "שלום (חלק 2)": "he", "Alien": "en",
      ]
    )
    #expect(
      try languages(of: site(language: "en", tmdbLanguage: "ar")) == [
        "שלום (חלק 2)": "he", "قصة: البداية": "ar", "overview": "ar",
      ]
    )
    let pages = try site(language: "en").pages()
    let page = try ParsedXML(#require(pages.first { $0.key.hasPrefix("movie/3-") }?.value))
    let original = page.elements.first { $0.text == "Story: the start" && $0.name == "bdi" }
    #expect(original?.attributes["lang"] == "yue")
  }

  @Test(arguments: ["ar", "bn", "ko", "ru"])
  func theSampleIsWholeInEveryLanguage(language: String) throws {
    let site = try SampleSite(language: language)
    let page = try ParsedXML(site.page("movie/158-rashomon.html"))
    #expect(page.elements[0].attributes["lang"] == language)
    let original = page.elements.first { $0.text == "羅生門" && $0.name == "bdi" }
    #expect(original?.attributes["lang"] == "ja")
    let overview = page.elements.first { $0.attributes["class"] == "item-overview" }
    #expect(overview?.attributes["lang"] == "en" && overview?.attributes["dir"] == "auto")
    for (path, bytes) in try site.files() where path.hasSuffix(".html") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("{count}") && !text.contains("{service}"), "\(path)")
    }
  }
}
