import Diagnostics
import Testing

@testable import Providers

struct TMDBTests {
  private func page(
    _ results: String,
    endpoint: String = "search/movie",
    _ settings: ProviderSettings = ProviderSettings()
  ) -> ResultPage {
    let text = #"{"page": 1, "total_pages": 1, "results": [\#(results)]}"#
    let search = SearchRequest(provider: .tmdb, endpoint: endpoint, query: "")
    return TMDBProvider(settings.tmdb)
      .page(JSON(parsing: Array(text.utf8)) ?? .null, of: search, at: .start)
  }

  @Test("a film is read with everything that TMDB tells of it")
  func film() throws {
    let item = try #require(
      page(
        #"""
        {"id": 603, "title": " The Matrix ", "original_title": "Matrix", "original_language": "en",
         "overview": "Neo\r\nwakes", "release_date": "1999-03-31", "vote_average": 8.2,
         "vote_count": 26000, "poster_path": "/a.jpg"}
        """#
      ).items.first
    )
    #expect(item.kind == .movie)
    #expect(item.id == "603")
    #expect(item.title == "The Matrix")
    #expect(item.originalTitle == "Matrix")
    #expect(item.originalLanguage == "en")
    #expect(item.overview == "Neo\r\nwakes")
    #expect(item.date == CalendarDate("1999-03-31"))
    #expect(item.rating == 8.2)
    #expect(item.voteCount == 26_000)
    #expect(item.sourceURL == "https://www.themoviedb.org/movie/603")
    #expect(item.pictures.map(\.width) == [92, 154, 185, 342, 500, 780])
    #expect(
      item.pictures[4]
        == Rendition(url: "https://image.tmdb.org/t/p/w500/a.jpg", width: 500, height: 750)
    )
  }

  @Test("one odd entry costs no other, and each is counted")
  func oddEntries() {
    let page = page(
      """
      {"id":11,"media_type":"movie","title":"Kettle"},null,
      {"id":12,"media_type":"person","name":"Ada Example","known_for":[null]},
      {"media_type":"movie","title":"No id"},
      {"id":13,"media_type":"collection_v2","title":"New kind"},
      {"id":14,"media_type":"tv","name":"Spoon","genre_ids":null},
      {"id":15,"media_type":"movie","title":" "}, 7, [], "x", {"id":null,"title":"x"},
      {"id":16,"media_type":"gif","title":"x"}
      """,
      endpoint: "search/multi"
    )
    #expect(page.items.map(\.title) == ["Kettle", "Ada Example", "Spoon"])
    #expect(page.items.map(\.kind) == [.movie, .person, .tv])
    #expect(page.skipped == 9)
  }

  @Test("a date that is empty, null, absent or none is no date, and a time after one is cut off")
  func dates() {
    let page = page(
      """
      {"id":1,"title":"a","release_date":"2011-03-04"},{"id":2,"title":"b","release_date":""},
      {"id":3,"title":"c","release_date":null},{"id":4,"title":"d"},
      {"id":5,"title":"e","release_date":"2024-07-07T00:00:00.000Z"},
      {"id":6,"title":"f","release_date":"2024-02-30"},{"id":7,"title":"g","release_date":7}
      """
    )
    #expect(
      page.items.map { $0.date?.text }
        == ["2011-03-04", nil, nil, nil, "2024-07-07", nil, nil]
    )
    let series = self.page(
      #"{"id":1,"name":"a","first_air_date":"2011-03-04"}"#,
      endpoint: "search/tv"
    )
    #expect(series.items.first?.date?.text == "2011-03-04")
  }

  @Test("a poster that is null, empty or absent is no picture")
  func posters() {
    let page = page(
      """
      {"id":1,"title":"a","poster_path":null},{"id":2,"title":"b","poster_path":""},
      {"id":3,"title":"c"},{"id":4,"title":"d","poster_path":"/../x.jpg"},
      {"id":5,"title":"e","poster_path":"x y.jpg"}
      """
    )
    #expect(page.items.map(\.pictures.count) == [0, 0, 0, 0, 6])
    #expect(page.items[4].pictures[0].url == "https://image.tmdb.org/t/p/w92/x%20y.jpg")
  }

  @Test("ids and numbers are read from strings as well, and a rating only where somebody voted")
  func numbers() {
    let page = page(
      """
      {"id":"18446744073709551616","title":"a","vote_average":"7.25","vote_count":"4"},
      {"id":2,"title":"b","vote_average":10,"vote_count":0},
      {"id":3,"title":"c","vote_average":11.5,"vote_count":1},
      {"id":4,"title":"d","vote_average":null,"vote_count":3}
      """
    )
    #expect(page.items[0].id == "18446744073709551616")
    #expect(page.items.map(\.rating) == [7.25, nil, 10, nil])
    #expect(page.items.map(\.voteCount) == [4, 0, 1, 3])
  }

  @Test("titles fall back to the original, and an original that equals the title is not repeated")
  func titles() {
    let page = page(
      """
      {"id":1,"title":"","original_title":"Sieben"},{"id":2,"title":null,"name":"N"},
      {"id":3,"title":"x","original_title":"x"},{"id":4,"original_name":"O"}
      """
    )
    #expect(page.items.map(\.title) == ["Sieben", "N", "x", "O"])
    #expect(page.items.allSatisfy { $0.originalTitle.isEmpty })
  }

  @Test(
    "a language is an ISO 639 code, whatever TMDB calls it, or none",
    arguments: [
      ("en", "en"), ("EN", "en"), ("fil", "fil"), ("cn", "yue"), ("mo", "ro"), ("sh", "sr"),
      ("xx", ""), ("", ""), ("e", ""), ("en-US", ""), ("englisch", ""), ("e1", ""), ("é", ""),
    ]
  )
  func languages(_ code: String, _ expected: String) {
    let page = page(#"{"id":1,"title":"a","original_language":"\#(code)"}"#)
    #expect(page.items.first?.originalLanguage == expected)
  }

  @Test("a title of which nothing can be seen is none")
  func invisibleTitles() {
    let page = page(
      #"""
      {"id":1,"title":"\u200b\u200e\u202e","original_title":"Sieben"},
      {"id":2,"title":"\ufeff\u00ad","original_title":"\u3164\u2800"},
      {"id":3,"title":"\u0007\u2060 "},{"id":4,"title":"\u200bx"},{"id":5,"title":"🎬"}
      """#
    )
    #expect(page.items.map(\.id) == ["1", "4", "5"])
    #expect(page.items.first?.title == "Sieben")
    #expect(page.skipped == 2)
  }

  @Test("a person has a name and a profile's picture")
  func person() throws {
    let item = try #require(
      page(#"{"id":1,"name":"Ada","profile_path":"/a.jpg"}"#, endpoint: "search/person").items.first
    )
    #expect(item.kind == .person)
    #expect(item.pictures.map(\.url.utf8.count).count == 3)
    #expect(item.pictures[2].url == "https://image.tmdb.org/t/p/h632/a.jpg")
    #expect(item.sourceURL == "https://www.themoviedb.org/person/1")
  }

  @Test("an image base may end in a slash, and may be the sample's")
  func imageBase() {
    var settings = ProviderSettings()
    settings.tmdb.imageBaseURL = "http://127.0.0.1:1/t/p/"
    let film = #"{"id":1,"title":"a","poster_path":"/a.jpg"}"#
    #expect(page(film, settings).items[0].pictures[0].url == "http://127.0.0.1:1/t/p/w92/a.jpg")
    settings.tmdb.imageBaseURL = "sample:"
    #expect(page(film, settings).items[0].pictures[0].url == "sample:/w92/a.jpg")
  }

  @Test("a request carries the settings, and a gallery's parameters go before them")
  func request() {
    var settings = ProviderSettings.TMDB()
    settings.language = "de-DE"
    settings.region = "DE"
    let provider = TMDBProvider(settings)
    func url(_ endpoint: String, _ query: String, _ parameters: [String: String] = [:]) -> String {
      let search = SearchRequest(
        provider: .tmdb,
        endpoint: endpoint,
        query: query,
        parameters: parameters
      )
      return String(provider.request(for: search, at: .number(2)).url.dropFirst(26))
    }
    #expect(
      url("search/movie", "1+1")
        == "/3/search/movie?include_adult=false&language=de-DE&page=2&query=1%2B1&region=DE"
    )
    #expect(url("/trending/movie/week/", "") == "/3/trending/movie/week?language=de-DE&page=2")
    #expect(
      url("search/tv", "x", ["language": "fr-FR", "year": "1954"])
        == "/3/search/tv?include_adult=false&language=fr-FR&page=2&query=x&year=1954"
    )
  }

  @Test("a v3 key goes into the query and a v4 token into a header, and neither into the URL")
  func credentials() {
    var settings = ProviderSettings.TMDB()
    func request() -> HTTPRequest {
      TMDBProvider(settings).request(for: .movies("x"), at: .start)
    }
    #expect(request().credentials.isEmpty)
    settings.key = Secret(ProviderSettings.key)
    #expect(request().credentials == [.query(name: "api_key", Secret(ProviderSettings.key))])
    settings.key = Secret("eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.c2ln")
    #expect(
      request().credentials == [.bearer(Secret("eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJ4In0.c2ln"))]
    )
    #expect(!request().url.contains("eyJ"))
  }

  @Test("pages end at the last one, at the five hundredth, and at an empty one")
  func paging() {
    let provider = TMDBProvider(ProviderSettings().tmdb)
    func next(_ text: String, at number: Int) -> PagePosition? {
      provider.page(
        JSON(parsing: Array(text.utf8)) ?? .null,
        of: .movies("x"),
        at: .number(number)
      ).next
    }
    let film = #"[{"id":1,"title":"a"}]"#
    #expect(next(#"{"results":\#(film),"total_pages":3}"#, at: 2) == .number(3))
    #expect(next(#"{"results":\#(film),"total_pages":3}"#, at: 3) == nil)
    #expect(next(#"{"results":\#(film),"total_pages":58326}"#, at: 499) == .number(500))
    #expect(next(#"{"results":\#(film),"total_pages":58326}"#, at: 500) == nil)
    #expect(next(#"{"results":[],"total_pages":3}"#, at: 1) == nil)
    #expect(next(#"{"results":\#(film)}"#, at: 1) == .number(2))
    #expect(next(#"{"id":1,"title":"a"}"#, at: 1) == nil)
  }

  @Test("a collection of films is an item, whether its list says so or its entry does")
  func collections() throws {
    let entry = #"{"id":86311,"name":"Avengers","original_name":"Avengers","poster_path":"/a.jpg"}"#
    let listed = page(entry, endpoint: "search/collection").items.first
    let collection = try #require(listed)
    #expect(collection.kind == .collection && collection.title == "Avengers")
    #expect(collection.sourceURL == "https://www.themoviedb.org/collection/86311")
    #expect(collection.pictures.count == 6 && collection.date == nil)
    let mixed = entry.replacing(#"{"id""#, with: #"{"media_type":"collection","id""#)
    #expect(page(mixed, endpoint: "search/multi").items == [collection])
  }
}
