import Foundation
import TestSupport
import Testing

/// Answers that real services gave, and what the pages make of them.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct AnswerCaseTests {
  /// B01.
  @Test(arguments: [
    ("search/movie", "release_date", "title"), ("search/tv", "first_air_date", "name"),
  ])
  func anAbsentDateIsNoDate(endpoint: String, field: String, name: String) throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/\(endpoint)",
        body: answer([
          #"{"id":1,"\#(name)":"Dated","\#(field)":"2011-03-04"}"#,
          #"{"id":2,"\#(name)":"Empty","\#(field)":""}"#,
          #"{"id":3,"\#(name)":"Nought","\#(field)":null}"#,
          #"{"id":4,"\#(name)":"Bare"}"#,
        ])
      )
    ])
    try fixture.configure(
      galleries: "- query: four\n  endpoint: \(endpoint)",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let kind = endpoint == "search/tv" ? "tv" : "movie"
    let pages = try fixture.pages()
    #expect(pages["four.html"]?.components(separatedBy: #"class="card card-"#).count == 5)
    #expect(pages["\(kind)/1-dated.html"]?.contains(#"datetime="2011-03-04""#) == true)
    for path in ["2-empty", "3-nought", "4-bare"] {
      let page = try #require(pages["\(kind)/\(path).html"])
      #expect(!page.contains("<time") && !page.contains("datePublished"))
    }
    let today = String(ISO8601DateFormatter().string(from: Date()).prefix(10))
    for (path, text) in pages where isOfTheAnswers(path) {
      #expect(!path.contains("-.") && !path.hasSuffix("-"), "\(path)")
      // These tell when the answer came, which another build from the store does not change.
      let told = text.replacing(#/<(updated|lastmod)>[^<]*</#, with: "<")
        .replacing(#/<time [^>]*>[^<]*<bdi dir="ltr">..:.. UTC/#, with: "<time>")
        .replacing(#/"retrieved":"[^"]*"/#, with: "")
      for word in ["1970", today, "nil", "null", "Invalid", "()"] {
        #expect(!told.contains(word), "\(word) in \(path)")
      }
    }
    #expect(pages["feed.xml"]?.components(separatedBy: "<entry>").count == 5)
    #expect(try fixture.build(environment: ["TZ": "Pacific/Kiritimati"]).exitCode == 0)
    #expect(try fixture.pages() == pages)
  }

  /// Whether the file is made of answers, and not one of the theme's or a list of files.
  private func isOfTheAnswers(_ path: String) -> Bool {
    !path.hasPrefix("assets/") && path != "_headers" && path != ".vitrine-manifest"
  }

  /// B03.
  @Test func oneBadElementCostsNoOther() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/multi",
        body: answer([
          #"{"id":11,"media_type":"movie","title":"Kettle"}"#,
          "null",
          #"{"id":12,"media_type":"person","name":"Ada Example","known_for":[null]}"#,
          #"{"media_type":"movie","title":"No id"}"#,
          #"{"id":13,"media_type":"collection_v2","title":"New kind"}"#,
          #"{"id":14,"media_type":"tv","name":"Spoon","genre_ids":null}"#,
        ])
      )
    ])
    try fixture.configure(
      galleries: "- query: mixed\n  endpoint: search/multi",
      baseURL: provider.baseURL
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let pages = try fixture.pages()
    #expect(pages["movie/11-kettle.html"] != nil)
    #expect(pages["tv/14-spoon.html"] != nil)
    #expect(pages["person/12-ada-example.html"] != nil)
    #expect(pages.values.allSatisfy { !$0.contains("New kind") && !$0.contains("No id") })
    let warnings = outcome.messages.components(separatedBy: "warning:").dropFirst()
    #expect(
      warnings.count { $0.contains("3 ") && $0.contains("skipped") } == 1,
      "\(outcome.messages)"
    )
  }

  /// B04.
  @Test func anItemAtAPageBorderIsShownOnce() throws {
    let fixture = try SiteFixture()
    func page(_ number: Int, _ ids: ClosedRange<Int>) -> MadeUpProvider.Answer {
      .init(
        "/3/search/movie",
        ["page": String(number)],
        body: answer(ids.map { #"{"id":\#($0),"title":"Film \#($0)"}"# }, page: number, pages: 2)
      )
    }
    let provider = try MadeUpProvider([page(1, 1...20), page(2, 20...39)])
    try fixture.configure(
      galleries: "- query: borders\n  limit: 40",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/"
    )
    #expect(try fixture.build().exitCode == 0)
    let pages = try fixture.pages()
    let gallery = try #require(pages["borders.html"])
    let links = parts(of: gallery, between: "href=\"movie/", and: "\"")
    #expect(Set(links).count == 39)
    #expect(gallery.components(separatedBy: #"class="card card-"#).count - 1 == 39)
    #expect(pages.keys.count { $0.hasPrefix("movie/") } == 39)
    for file in ["feed.xml", "sitemap.xml"] {
      #expect(pages[file]?.components(separatedBy: "movie/20-film-20.html</").count == 2)
    }
  }

  /// B14.
  @Test func anAbsentPictureIsAPlaceholder() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/movie",
        body: answer([
          #"{"id":1,"title":"Nulled","poster_path":null}"#,
          #"{"id":2,"title":"Empty","poster_path":""}"#,
          #"{"id":3,"title":"Bare"}"#,
        ])
      ),
      .init(
        "/v2/search",
        body: """
          {"results":[{"id":"g1","media_formats":{"tinygif":{"url":"","dims":[0,0]},\
          "mp4":{"url":"http://127.0.0.1:9/g1.mp4","dims":[320,180]}}},\
          {"id":"g2","media_formats":{}},{"id":"g3"}],"next":""}
          """
      ),
    ])
    try fixture.configure(
      galleries: "- query: films\n- query: cats\n  provider: tenor",
      baseURL: provider.baseURL
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let pages = try fixture.pages()
    for (path, page) in pages where path.hasSuffix(".html") {
      for attribute in ["src", "href", "srcset", "poster"] {
        for url in parts(of: page, between: "\(attribute)=\"", and: "\"") {
          #expect(!url.isEmpty, "\(path) has an empty \(attribute)")
          for word in ["null", "nil", "None"] where !path.contains("nulled") {
            #expect(!url.hasSuffix(word), "\(path): \(url)")
          }
        }
      }
      #expect(!page.contains("width=\"0\"") && !page.contains("NaN"))
    }
    #expect(pages["films.html"]?.components(separatedBy: #"class="card card-"#).count == 4)
    let clip = try #require(pages.first { $0.key.hasPrefix("gif/g1") }?.value)
    #expect(clip.contains("http://127.0.0.1:9/g1.mp4"))
    #expect(clip.contains("width=\"320\"") && clip.contains("height=\"180\""))
    #expect(pages.keys.count { $0.hasPrefix("gif/") } == 1)
  }

  /// B16.
  @Test(arguments: [#""next":"""#, #""next":"0""#, #""next":0"#, #""next":null"#, #""a":1"#])
  func theEndOfTheResultsIsTheEnd(marker: String) throws {
    let fixture = try SiteFixture()
    func gifs(_ ids: ClosedRange<Int>) -> String {
      ids.map {
        """
        {"id":"\($0)","content_description":"clip \($0)","media_formats":\
        {"mp4":{"url":"http://127.0.0.1:9/\($0).mp4","dims":[320,180]}}}
        """
      }
      .joined(separator: ",")
    }
    let provider = try MadeUpProvider([
      .init("/v2/search", body: #"{"results":[\#(gifs(1...50))],"next":"CAUQ"}"#),
      .init("/v2/search", ["pos": "CAUQ"], body: #"{"results":[\#(gifs(51...57))],\#(marker)}"#),
    ])
    try fixture.configure(
      galleries: "- query: cats\n  provider: tenor\n  limit: 200",
      baseURL: provider.baseURL
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try fixture.pages().keys.count { $0.hasPrefix("gif/") } == 57)
    let targets = try provider.stub.log().compactMap { $0["url"] as? String }
    #expect(targets.count == 2, "\(targets)")
    #expect(targets.allSatisfy { !$0.contains("pos=&") && !$0.contains("pos=0") })
  }

  /// B16.
  @Test func nothingFoundIsAPageThatSaysSo() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([.init("/v2/search", body: #"{"results":[],"next":""}"#)])
    try fixture.configure(galleries: "- query: cats\n  provider: tenor", baseURL: provider.baseURL)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages.contains("nothing was found"))
    #expect(try fixture.page("cats.html").contains("<h1"))
    #expect(try provider.stub.log().count == 1)
  }

  /// B12.
  @Test func aPlusSignArrivesAsOne() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "2"])
    try fixture.configure(
      galleries: """
        - query: One + Two
        - query: 1+1
        - query: One + Two
          provider: tenor
          slug: gifs
        - query: 1+1
          provider: tenor
          slug: sums
        """,
      baseURL: stub.baseURL
    )
    #expect(try fixture.build().exitCode == 0)
    let targets = try stub.log().compactMap { $0["url"] as? String }
    let seen = targets.map { target in
      let path = target.prefix { $0 != "?" }
      let name = path.hasPrefix("/3/") ? "query" : "q"
      return "\(path) \(formValue(name, of: target) ?? "")"
    }
    #expect(
      seen.sorted() == [
        "/3/search/movie 1+1", "/3/search/movie One + Two", "/v2/search 1+1",
        "/v2/search One + Two",
      ]
    )
  }

  /// The value of a parameter as a server reads it from a form: a bare plus is a space.
  private func formValue(_ name: String, of target: String) -> String? {
    let pairs = target.split(separator: "?").last?.split(separator: "&") ?? []
    return pairs.first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
      .replacing("+", with: " ").removingPercentEncoding
  }

  @Test func mediaThatNoPageMayLoadIsLeftOutAndCounted() throws {
    let fixture = try SiteFixture()
    func gif(_ id: Int, _ url: String) -> String {
      """
      {"id":"\(id)","content_description":"clip \(id)","media_formats":\
      {"gifpreview":{"url":"\(url)","dims":[320,180]}}}
      """
    }
    let gifs = [
      gif(1, "HTTPS://UP.TEST/A.png?x=1,2,"), gif(2, "https://*.test/a.png"),
      gif(3, "https://a;b.test/a.png"), gif(4, "sample:/gifs/a.png"),
      gif(5, "https://my_cdn.test/%C3%A9.png"),
    ]
    let provider = try MadeUpProvider([
      .init("/v2/search", body: #"{"results":[\#(gifs.joined(separator: ","))],"next":""}"#)
    ])
    try fixture.configure(galleries: "- query: cats\n  provider: tenor", baseURL: provider.baseURL)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("3 results of 'cats' were skipped"))
    let page = try fixture.page("cats.html")
    let sources = parts(of: page, between: "src=\"", and: "\"").filter { $0.contains("//") }
    #expect(sources == ["HTTPS://UP.TEST/A.png?x=1,2,", "https://my_cdn.test/%C3%A9.png"])
    #expect(page.contains("img-src 'self' https://my_cdn.test https://up.test;"))
  }

  @Test func aTitleInTheLanguageOfItsWordsSaysSo() throws {
    let fixture = try SiteFixture()
    func film(_ id: Int, _ language: String) -> String {
      #"{"id":\#(id),"title":"Film \#(id)","original_language":"\#(language)"}"#
    }
    let languages = ["fil", "fi", "cn", "xx", "Chinese"]
    let provider = try MadeUpProvider([
      .init("/3/search/movie", body: answer(languages.enumerated().map { film($0, $1) }))
    ])
    try fixture.configure(
      galleries: "- query: films",
      baseURL: provider.baseURL,
      site: "title: Test\nlanguage: fi"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let titles = parts(of: try fixture.page("films.html"), between: "<bdi", and: "</bdi>")
    #expect(
      Set(titles.filter { $0.contains("Film") }) == [
        #" lang="fil" xml:lang="fil">Film 0"#, ">Film 1", #" lang="yue" xml:lang="yue">Film 2"#,
        #" lang="en-US" xml:lang="en-US">Film 3"#, #" lang="en-US" xml:lang="en-US">Film 4"#,
      ]
    )
  }
}
