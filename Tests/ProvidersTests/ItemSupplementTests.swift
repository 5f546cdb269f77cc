import Foundation
import TestSupport
import Testing

@testable import Providers

/// What is read from an answer about one film or series.
struct ItemSupplementTests {
  private func supplement(
    _ body: String,
    kind: Item.Kind = .movie,
    overview: String = "",
    from original: String = "ja",
    in language: String = "en"
  ) throws -> ItemSupplement {
    var item = Item(kind: kind, id: "1", title: "Film")
    item.overview = overview
    item.originalLanguage = original
    return ItemSupplement(
      try #require(JSON(parsing: Array(body.utf8))),
      to: item,
      language: language
    )
  }

  private func trailer(_ videos: [String], in language: String = "en") throws -> Trailer? {
    try supplement(#"{"videos":{"results":[\#(videos.joined(separator: ","))]}}"#, in: language)
      .details.trailer
  }

  private func video(
    _ key: String,
    _ type: String = "Trailer",
    official: Bool = true,
    in language: String = "en",
    site: String = "YouTube"
  ) -> String {
    """
    {"key":"\(key)","type":"\(type)","official":\(official),"iso_639_1":"\(language)",\
    "site":"\(site)","name":"\(key)!","published_at":"2014-07-08T22:12:01.000Z"}
    """
  }

  @Test("people come by their credits, each once, and five at most")
  func people() throws {
    let cast = (0..<8).map { #"{"name":"Actor \#($0)","order":\#(7 - $0)}"# }
    let details = try supplement(
      """
      {"runtime":139,"genres":[{"id":1,"name":"Drama"},{"id":2,"name":"Drama"},{"name":"War"}],
       "created_by":[{"name":"Nobody"}],
       "credits":{"cast":[{"name":"Unordered"},\(cast.joined(separator: ","))],
        "crew":[{"name":"A","job":"Director"},{"name":"B","job":"Producer"},
                {"name":"C","job":"Director"}]}}
      """
    ).details
    #expect(details.runtime == 139)
    #expect(details.genres == ["Drama", "War"])
    #expect(details.directors == ["A", "C"])
    #expect(details.creators == [])
    #expect(details.cast == (3..<8).reversed().map { "Actor \($0)" })
  }

  @Test("a series has its creators, and the length of an episode")
  func series() throws {
    let details = try supplement(
      #"{"episode_run_time":[48,50],"created_by":[{"name":"Marta Kauffman"},null]}"#,
      kind: .tv
    ).details
    #expect(details.runtime == 48)
    #expect(details.creators == ["Marta Kauffman"])
  }

  @Test("a trailer is official before it is in the language, and a teaser only stands in for one")
  func ranking() throws {
    let videos = [
      video("clip-clip-0", "Clip"), video("teaser-offi", "Teaser"),
      video("unofficial0", official: false), video("koreanoffic", in: "ko"),
      video("official-en"), video("official-e2"),
    ]
    let best = try #require(try trailer(videos))
    #expect(best.url == "https://www.youtube.com/watch?v=official-en")
    #expect(best.name == "official-en!" && best.language == "en")
    #expect(best.published == CalendarDate("2014-07-08"))
    #expect(try trailer(videos, in: "ko")?.url.hasSuffix("=koreanoffic") == true)
    #expect(try trailer(videos.dropLast(2))?.url.hasSuffix("=koreanoffic") == true)
    #expect(try trailer(Array(videos.prefix(3)))?.url.hasSuffix("=unofficial0") == true)
    #expect(try trailer(Array(videos.prefix(2)))?.url.hasSuffix("=teaser-offi") == true)
    #expect(try trailer(Array(videos.prefix(1))) == nil)
    let vimeo = try trailer([video("76979871", site: "Vimeo")])
    #expect(vimeo?.url == "https://vimeo.com/76979871")
  }

  @Test(
    "a key that is none of its service's is no trailer",
    arguments: [
      ("YouTube", "javascript:alert(1)"), ("YouTube", "dQw4w9WgXcQ&x=1"), ("YouTube", "dQw4w9WgXc"),
      ("YouTube", #"dQw4w9Wg\"Q>"#), ("YouTube", "https://x.y"), ("YouTube", ""),
      ("YouTube", #"dQw4w9WgXcQ\n"#), ("Vimeo", "12a4"), ("Vimeo", "../1"), ("Vimeo", "١٢٣"),
      ("Elsewhere", "dQw4w9WgXcQ"), ("", "dQw4w9WgXcQ"),
    ]
  )
  func keys(_ site: String, _ key: String) throws {
    #expect(try trailer([video(key, site: site)]) == nil)
    #expect(try trailer([video(key, site: site), video("dQw4w9WgXcQ", "Teaser")]) != nil)
  }

  @Test(
    "what is not as it should be adds nothing, and costs nothing else",
    arguments: [
      #"{"id":1}"#, #"[]"#, #"{"genres":null,"credits":null,"videos":null,"runtime":null}"#,
      #"{"genres":{"name":"x"},"credits":[],"videos":{"results":{}},"runtime":"long"}"#,
      #"{"genres":[null,7,"x",{"name":7},{"name":" "}],"runtime":-1,"episode_run_time":3}"#,
      #"{"credits":{"cast":[null,[],{"name":null}],"crew":[null,{"job":"Director"}]},"runtime":0}"#,
      #"{"videos":{"results":[null,7,{},{"type":"Trailer"},{"type":"Trailer","site":"YouTube"}]}}"#,
      #"{"runtime":1e300,"translations":{"translations":[null,{"iso_639_1":"ja","data":null}]}}"#,
      #"{"genres":[{"name":"\#(String(repeating: "a", count: 100_000))"}],"overview":null}"#,
    ]
  )
  func hostile(_ body: String) throws {
    let supplement = try supplement(body)
    var nothing = ItemDetails()
    nothing.language = "en"
    #expect(supplement.details == nothing)
    #expect(supplement.overview == "" && supplement.overviewLanguage == "")
  }

  @Test("an overview without a translation is told in the original language")
  func overviews() throws {
    let translations = """
      "translations":{"translations":[{"iso_639_1":"en","data":{"overview":"English"}},\
      {"iso_639_1":"ja","data":{"overview":""}},{"iso_639_1":"ja","data":{"overview":"日本語"}}]}
      """
    let original = try supplement(#"{"overview":"",\#(translations)}"#, in: "de")
    #expect(original.overview == "日本語" && original.overviewLanguage == "ja")
    let own = try supplement(#"{"overview":"Deutsch",\#(translations)}"#, in: "de")
    #expect(own.overview == "Deutsch" && own.overviewLanguage == "")
    let listed = try supplement(#"{"overview":"",\#(translations)}"#, overview: "Da")
    #expect(listed.overview == "")
    let none = try supplement(#"{"overview":"",\#(translations)}"#, from: "fr", in: "de")
    #expect(none.overview == "" && none.overviewLanguage == "")
  }
}

/// Answers about one film or series that TMDB really gave.
@Suite(.enabled(if: SharedFiles.folder != nil, "the shared recorded answers are not here"))
struct RecordedDetailsTests {
  private func supplement(_ file: String, _ kind: Item.Kind) throws -> ItemSupplement {
    let folder = try #require(SharedFiles.folder)
    let bytes = try Data(contentsOf: folder.appending(path: "responses/tmdb/\(file).json"))
    let body = try #require(JSON(parsing: Array(bytes)))
    let id = try #require(body["id"]?.text)
    let search = SearchRequest.movies("x")
    let item = Item(kind: kind, id: id, title: "x")
    #expect(
      TMDBProvider(.init()).supplement(body, to: Item(kind: kind, id: "0", title: "x"), in: search)
        == nil
    )
    return try #require(TMDBProvider(.init()).supplement(body, to: item, in: search))
  }

  @Test("a film's runtime, genres and people are read")
  func film() throws {
    let details = try supplement("movie-details-550-append-credits-images", .movie).details
    #expect(details.runtime == 139)
    #expect(details.genres == ["Drama", "Thriller"])
    #expect(details.directors == ["David Fincher"])
    #expect(
      details.cast.prefix(3) == ["Edward Norton", "Brad Pitt", "Helena Bonham Carter"]
    )
    #expect(details.cast.count == 5 && details.trailer == nil)
  }

  @Test("a series' creators and trailer are read")
  func series() throws {
    let details = try supplement("tv-details-1668-append-videos", .tv).details
    #expect(details.runtime == nil)
    #expect(details.creators == ["Marta Kauffman", "David Crane"])
    #expect(details.trailer?.url == "https://www.youtube.com/watch?v=H29XSxoKp80")
    #expect(details.trailer?.published == CalendarDate("2014-07-08"))
  }

  @Test(
    "older answers are read as far as they go",
    arguments: [
      ("movie-details-115-append-trailers-credits", 117, "Joel Coen"),
      ("movie-details-22855-append-2013", 67, "Sam Liu"),
    ]
  )
  func older(_ file: String, _ runtime: Int, _ director: String) throws {
    let details = try supplement(file, .movie).details
    #expect(details.runtime == runtime)
    #expect(details.directors.first == director)
    #expect(details.cast.count == 5 && details.trailer == nil)
  }
}
