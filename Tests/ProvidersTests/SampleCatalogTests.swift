import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

@Suite("The sample catalogue")
struct SampleCatalogTests {
  let client: SampleClient

  init() throws {
    client = SampleClient(try SampleCatalogFiles.catalog())
  }

  private func body(_ url: String) async throws -> JSON {
    let response = try await client.send(HTTPRequest(url: url))
    return try #require(JSON(parsing: response.body))
  }

  private func movies(_ endpoint: String, _ parameters: [String: String] = [:]) async throws -> JSON
  {
    let request = HTTPRequest(
      base: "https://api.themoviedb.org/3",
      endpoint: endpoint,
      parameters: parameters,
      credentials: []
    )
    return try await body(request.url)
  }

  private func titles(_ list: JSON) -> [String] {
    list["results"]?.elements?.map { $0.words("title") } ?? []
  }

  @Test(
    "A query finds a film by whatever a person knows of it",
    arguments: [
      ("metropolis", "Metropolis"), ("METROP", "Metropolis"), ("trip moon", "A Trip to the Moon"),
      ("melies", "A Trip to the Moon"), ("Büchse", "Pandora's Box"), ("pandoras", "Pandora's Box"),
      ("arrivée", "The Arrival of a Train at La Ciotat"), ("потёмкин", "Battleship Potemkin"),
      ("потемкин", "Battleship Potemkin"), ("羅生門", "Rashomon"), ("侍", "Seven Samurai"),
      ("하녀", "The Housemaid"), ("পথের", "Pather Panchali"), ("باب الحديد", "Cairo Station"),
      ("films of Kurosawa", "Seven Samurai"), ("1954", "Seven Samurai"),
      ("korean", "The Housemaid"),
      ("german 1920s expressionism", "Metropolis"),
      ("german horror", "Nosferatu: A Symphony of Horror"),
      ("wladyslaw", "The Cameraman's Revenge"), ("Häxan", "Häxan"), ("haxan", "Häxan"),
      ("umbrella", "A Trip to the Moon"), ("the kid", "The Kid"),
    ]
  )
  func finds(query: String, title: String) async throws {
    #expect(titles(try await movies("search/movie", ["query": query])).first == title)
  }

  @Test("A query that is a title comes before those that only hold it")
  func exactTitle() async throws {
    let found = titles(try await movies("search/movie", ["query": "Earth"]))
    #expect(found.first == "Earth")
    #expect(found.contains("Aelita: Queen of Mars"))
  }

  @Test(
    "A query that is nowhere in the catalogue finds nothing",
    arguments: ["zzyzx", "moon zzyzx", ""]
  )
  func findsNothing(query: String) async throws {
    let list = try await movies("search/movie", ["query": query])
    #expect(list["results"]?.elements?.isEmpty == true)
    #expect(list["total_results"]?.integer == 0)
    #expect(list["total_pages"]?.integer == 1)
  }

  @Test("Year, language and genre narrow a list down")
  func filters() async throws {
    let french = try await movies("discover/movie", ["with_original_language": "fr"])
    #expect(titles(french).contains("Napoléon") && !titles(french).contains("Metropolis"))
    let year = try await movies("search/movie", ["query": "lang", "year": "1928"])
    #expect(titles(year) == ["Spies"])
    let primary = ["query": "lang", "primary_release_year": "1927"]
    #expect(titles(try await movies("search/movie", primary)) == ["Metropolis"])
    let both = try await movies("discover/movie", ["with_genres": "35,28"])
    #expect(titles(both).contains("The General") && !titles(both).contains("The Kid"))
    let either = try await movies("discover/movie", ["with_original_language": "ar|fa"])
    #expect(Set(titles(either)) == ["Cairo Station", "The Lor Girl"])
  }

  @Test("Lists are sorted as they ask, and what has no date comes last")
  func sorting() async throws {
    let oldest = try await movies("discover/movie", ["sort_by": "primary_release_date.asc"])
    #expect(titles(oldest).first == "The Arrival of a Train at La Ciotat")
    let last = ["sort_by": "primary_release_date.asc", "page": "4"]
    #expect(titles(try await movies("discover/movie", last)).last == "Matches: An Appeal")
    #expect(titles(try await movies("movie/top_rated")).first == "Seven Samurai")
    #expect(titles(try await movies("trending/movie/week")).first == "Seven Samurai")
    #expect(titles(try await movies("movie/upcoming")).first == "Sintel")
  }

  @Test("Pages hold twenty, the last one the rest, and one past it nothing")
  func paging() async throws {
    let total = client.catalog.movies.count
    var seen: [String] = []
    for page in 1...5 {
      let list = try await movies("trending/movie/week", ["page": String(page)])
      #expect(list["page"]?.integer == page)
      #expect(list["total_results"]?.integer == total)
      #expect(list["total_pages"]?.integer == (total + 19) / 20)
      seen += list["results"]?.elements?.compactMap { $0["id"]?.text } ?? []
    }
    #expect(seen.count == total && Set(seen).count == total)
  }

  @Test("A page that is none and a path that is none are refused as the service refuses them")
  func refusals() async throws {
    for (path, status, code) in [
      ("trending/movie/week?page=0", 400, 22), ("trending/movie/week?page=x", 400, 22),
      ("movie/999999", 404, 34), ("nowhere", 404, 34),
    ] {
      let url = "https://api.themoviedb.org/3/" + path
      let response = try await client.send(HTTPRequest(url: url))
      #expect(response.status == status, "\(path)")
      #expect(JSON(parsing: response.body)?["status_code"]?.integer == code, "\(path)")
    }
  }

  @Test("Series and persons are asked for in vain; a mixed search answers with films")
  func kinds() async throws {
    for endpoint in ["search/tv", "search/person", "trending/tv/day", "discover/tv"] {
      #expect(titles(try await movies(endpoint, ["query": "lang"])).isEmpty, "\(endpoint)")
    }
    let mixed = try await movies("search/multi", ["query": "metropolis"])
    #expect(mixed["results"]?.elements?.first?["media_type"]?.text == "movie")
    let film = try await movies("movie/103")
    #expect(film.words("title") == "A Trip to the Moon")
    let item = Item(kind: .movie, id: "103", title: "x")
    let details = TMDBProvider(.init()).supplement(film, to: item, in: .movies("x"))?.details
    #expect(details?.runtime == 13)
    #expect(details?.genres == ["Adventure", "Science Fiction", "Fantasy"])
    #expect(details?.directors == ["Georges Méliès"])
    #expect(details?.cast == ["Georges Méliès", "Bleuette Bernon"])
    let listed = try await movies("search/movie", ["query": "trip moon"])["results"]?.elements?
      .first
    #expect(listed?["directors"] == nil && listed?["runtime"] == nil && listed?["cast"] == nil)
  }

  @Test("A word for the search alone is not answered")
  func hidden() async throws {
    for page in 1...4 {
      let list = try await movies("trending/movie/week", ["page": String(page)])
      for entry in list["results"]?.elements ?? [] {
        #expect(entry.names.isDisjoint(with: ["keywords", "rights"]))
      }
    }
  }

  @Test("Clips are found by tag and come in pages with a mark until the last")
  func clips() async throws {
    let found = try await body("https://api.giphy.com/v2/search?limit=20&q=excited%20cat")
    let first = try #require(found["results"]?.elements?.first)
    #expect(first.words("content_description").contains("cat"))
    let none = try await body("https://api.giphy.com/v2/search?q=zzyzx")
    #expect(none["results"]?.elements?.isEmpty == true && none["next"]?.text == "")
    var seen: [String] = []
    var mark = "0"
    repeat {
      let page = try await body("https://api.giphy.com/v2/featured?limit=8&pos=\(mark)")
      seen += page["results"]?.elements?.compactMap { $0["id"]?.text } ?? []
      mark = page["next"]?.text ?? ""
    } while !mark.isEmpty && seen.count < 100
    #expect(seen.count == client.catalog.gifs.count && Set(seen).count == seen.count)
  }

  @Test("Version 1 has its own shape, its own last mark and an anonymous id")
  func firstVersion() async throws {
    let list = try await body("https://g.tenor.com/v1/trending?limit=50")
    #expect(list["next"]?.text == "0")
    let clip = try #require(list["results"]?.elements?.first?["media"]?.elements?.first?["mp4"])
    #expect(clip["preview"]?.text?.hasSuffix(".png") == true)
    #expect(try await body("https://g.tenor.com/v1/anonid")["anon_id"]?.text?.isEmpty == false)
    let wrong = try await client.send(HTTPRequest(url: "https://g.tenor.com/v1/featured"))
    #expect(wrong.status == 404)
  }

  @Test("A file that is no array is refused by name")
  func unreadable() throws {
    let error = #expect(throws: DiagnosticError.self) {
      _ = try SampleCatalog(movies: Array("{}".utf8), gifs: Array("[]".utf8))
    }
    #expect(
      error?.description
        == "movies.json: error: the sample catalogue is no JSON array [sample.unreadable-catalog]"
    )
  }

  @Test("What is written as JSON is read back the same")
  func writing() throws {
    let text = #"{"a":[1,-2.50,true,false,null,"\"\\\/\n\u0001é羅"],"b":{}}"#
    let tree = try #require(JSON(parsing: Array(text.utf8)))
    #expect(JSON(parsing: tree.bytes) == tree)
    #expect(String(decoding: tree.bytes, as: UTF8.self).contains(#""\"\\/\u000a\u0001é羅""#))
  }
}
