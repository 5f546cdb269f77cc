import Foundation
import TestSupport
import Testing

/// Builds of galleries that ask for details, from the provider's answer to the page.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct DetailsBuildTests {
  private static let film = #"""
    {"id":7,"title":"Ran","original_title":"乱","original_language":"ja","overview":"",
     "poster_path":"/ran.jpg"}
    """#
  private static let details = #"""
    {"id":7,"title":"Ran","runtime":162,"overview":"",
     "genres":[{"id":28,"name":"Action"},{"id":18,"name":"<b>Drama</b> & more"}],
     "credits":{"cast":[{"name":"Mieko Harada","order":2},{"name":"Tatsuya Nakadai","order":0},null],
       "crew":[{"name":"Akira Kurosawa","job":"Director"},{"name":"Nobody","job":"Editor"}]},
     "videos":{"results":[
       {"site":"YouTube","type":"Trailer","official":true,"key":"javascript:alert(1)","name":"x"},
       {"site":"YouTube","type":"Trailer","official":true,"key":"YwP_kXyd-Rw","name":"Trailer <1>",
        "iso_639_1":"ja","published_at":"2015-10-27T16:00:01.000Z"}]},
     "translations":{"translations":[{"iso_639_1":"ja","data":{"overview":"戦国の世"}}]}}
    """#

  /// A fixture and its provider: one film in two galleries, of which the second asks for details.
  private func fixture(
    details: String? = Self.details,
    language: String = "en",
    maxAge: String = "1d"
  ) throws -> (SiteFixture, MadeUpProvider) {
    let fixture = try SiteFixture()
    var answers: [MadeUpProvider.Answer] = [
      .init("/3/search/movie", body: answer([Self.film])),
      .init("/3/search/multi", body: answer([Self.film])),
    ]
    if let details { answers.append(.init("/3/movie/7", body: details)) }
    let provider = try MadeUpProvider(answers)
    try fixture.configure(
      galleries: "- query: first\n- query: second\n  endpoint: search/multi\n  details: true",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/films/\nlanguage: \(language)",
      maxAge: maxAge
    )
    return (fixture, provider)
  }

  @Test func aFilmsPageShowsWhatIsToldOfItAlone() throws {
    let (fixture, provider) = try fixture()
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let page = try fixture.page("movie/7-ran.html")
    for part in [
      #"<time datetime="PT162M">2 hours, 42 minutes</time>"#,
      "<li><bdi>Action</bdi></li><li><bdi>&lt;b&gt;Drama&lt;/b&gt; &amp; more</bdi></li>",
      "<li><bdi>Akira Kurosawa</bdi></li>",
      "<li><bdi>Tatsuya Nakadai</bdi></li><li><bdi>Mieko Harada</bdi></li>",
      #"""
      href="https://www.youtube.com/watch?v=YwP_kXyd-Rw" hreflang="ja">Watch the trailer</a>
      """#,
      #"dir="auto" lang="ja" xml:lang="ja">戦国の世</p>"#,
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("Nobody") && !page.contains("javascript"))
    let policy = try #require(parts(of: page, between: "Security-Policy", and: "/>").first)
    #expect(!policy.contains("youtube"))
    let asked = try provider.stub.stats()["prefixes"] as? [String: Int]
    #expect(asked?["/3/movie"] == 1)
    for (path, text) in try fixture.pages() { #expect(!text.contains(SiteFixture.key), "\(path)") }
  }

  @Test func detailsInAnotherLanguageAreMarked() throws {
    let (fixture, provider) = try fixture(
      details: Self.details.replacing(#""overview":"","#, with: #""overview":"Chaos","#)
    )
    defer { provider.stub.stop() }
    try fixture.folder.write(
      String(contentsOf: fixture.folder.url.appending(path: "vitrine.yml"), encoding: .utf8)
        + "    parameters: { language: fr-FR }\n",
      to: "vitrine.yml"
    )
    #expect(try fixture.build().exitCode == 0)
    let page = try fixture.page("movie/7-ran.html")
    #expect(page.contains(#"lang="fr-FR" xml:lang="fr-FR">Chaos</p>"#))
    #expect(page.contains(#"<bdi lang="fr-FR" xml:lang="fr-FR">Action</bdi>"#))
  }

  @Test func searchEnginesAreToldOfFilmAndTrailer() throws {
    let (fixture, provider) = try fixture()
    defer { provider.stub.stop() }
    #expect(try fixture.build().exitCode == 0)
    let things = try StructuredThings(in: fixture.page("movie/7-ran.html"))
    let film = try #require(things.first("Movie"))
    #expect(film["duration"] as? String == "PT162M")
    #expect(film["genre"] as? [String] == ["Action", "<b>Drama</b> & more"])
    let people = ["director", "actor"].map { name in
      (film[name] as? [[String: String]])?.map { "\($0["@type"] ?? "") \($0["name"] ?? "")" }
    }
    #expect(people[0] == ["Person Akira Kurosawa"])
    #expect(people[1] == ["Person Tatsuya Nakadai", "Person Mieko Harada"])
    let trailer = try #require(film["trailer"] as? [String: Any])
    #expect(trailer["@type"] as? String == "VideoObject")
    #expect(trailer["name"] as? String == "Trailer <1>")
    #expect(trailer["uploadDate"] as? String == "2015-10-27")
    #expect((trailer["thumbnailUrl"] as? String)?.hasSuffix("/w780/ran.jpg") == true)
  }

  @Test func aTrailerThatLacksWhatIsRequiredIsToldToNoSearchEngine() throws {
    let (fixture, provider) = try fixture(
      details: Self.details.replacing("published_at", with: "x")
    )
    defer { provider.stub.stop() }
    #expect(try fixture.build().exitCode == 0)
    let page = try fixture.page("movie/7-ran.html")
    #expect(page.contains("YwP_kXyd-Rw"))
    #expect(try StructuredThings(in: page).first("Movie")?["trailer"] == nil)
  }

  @Test func dataTellDetailsToo() throws {
    let (fixture, provider) = try fixture()
    defer { provider.stub.stop() }
    #expect(try fixture.build().exitCode == 0)
    let json = try JSONSerialization.jsonObject(
      with: Data(fixture.page("second/results.json").utf8)
    )
    let results = (json as? [String: Any])?["results"] as? [[String: Any]]
    let film = try #require(results?.first)
    #expect(film["minutes"] as? Int == 162)
    #expect(film["cast"] as? [String] == ["Tatsuya Nakadai", "Mieko Harada"])
    #expect(film["trailer"] as? String == "https://www.youtube.com/watch?v=YwP_kXyd-Rw")
    #expect(try fixture.page("second/results.csv").contains(",162,"))
  }

  @Test func aSecondBuildAsksNothingAndChangesNothing() throws {
    let (fixture, provider) = try fixture()
    #expect(try fixture.build().exitCode == 0)
    let pages = try fixture.pages()
    let asked = try provider.stub.stats()["requests"] as? Int
    #expect(try fixture.build(["--jobs", "3"], environment: ["TZ": "Asia/Dhaka"]).exitCode == 0)
    #expect(try provider.stub.stats()["requests"] as? Int == asked)
    provider.stub.stop()
    #expect(try fixture.build(["--offline"]).exitCode == 0)
    #expect(try fixture.pages() == pages)
  }

  @Test func missingDetailsAreAWarningAndCostNoGallery() throws {
    let (fixture, provider) = try fixture(details: nil)
    defer { provider.stub.stop() }
    let outcome = try fixture.build(["--strict"])
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(outcome.messages.contains("1 of 1 results of 'second' are shown without details"))
    #expect(outcome.messages.contains("[provider.no-details]"))
    #expect(try fixture.page("movie/7-ran.html").contains("There is no description yet."))
  }

  @Test func staleDetailsMakeTheirGalleryStale() throws {
    let (fixture, provider) = try fixture(maxAge: "0")
    #expect(try fixture.build().exitCode == 0)
    try provider.stub.control(#"{"faults":["status:status=400,path=/3/movie"]}"#)
    let strict = try fixture.build(["--strict"])
    #expect(strict.exitCode == 1)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 2, "\(outcome.messages)")
    #expect(outcome.messages.contains("the details of 1 result of 'second' are up to"))
    #expect(try fixture.page("movie/7-ran.html").contains("Akira Kurosawa"))
  }

  @Test(arguments: [
    ("en", "2 hours, 42 minutes", "Watch the trailer"),
    ("bn", "২ ঘন্টা, ৪২ মিনিট", "ট্রেলার দেখুন"),
    ("ko", "2시간 42분", "예고편 보기"), ("ru", "2 часа 42 минуты", "Смотреть трейлер"),
    ("ar", "ساعتان و42 دقيقة", "مشاهدة الإعلان الترويجي"),
  ])
  func theWordsAreTheSites(language: String, runtime: String, trailer: String) throws {
    let (fixture, provider) = try fixture(language: language)
    defer { provider.stub.stop() }
    #expect(try fixture.build().exitCode == 0)
    let page = try fixture.page("movie/7-ran.html")
    #expect(page.contains(">\(runtime)</time>"))
    #expect(page.contains(">\(trailer)</a>"))
    let genre = language == "en" ? "<bdi>" : #"<bdi lang="en-US" xml:lang="en-US">"#
    #expect(page.contains(genre + "Action</bdi>"))
  }

  @Test func aCollectionHasAPageAsWell() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/collection",
        body: answer([#"{"id":10,"name":"Three Colours","overview":"Blue, white and red."}"#])
      )
    ])
    defer { provider.stub.stop() }
    try fixture.configure(
      // A gallery may have the folder's name: none of its own pages begins with a number.
      galleries: "- query: collection\n  endpoint: search/collection",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/films/"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    let page = try fixture.page("collection/10-three-colours.html")
    #expect(page.contains(#"<p class="item-kind">Collection</p>"#))
    #expect(try StructuredThings(in: page).types == ["BreadcrumbList", "MovieSeries"])
    #expect(try fixture.page("collection/report.html").contains("collection/10-three-colours.html"))
  }
}
