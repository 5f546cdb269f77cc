/// A film of the sample catalogue, with what lists are filtered and sorted by.
struct SampleMovie: Sendable {
  let document: SearchDocument
  /// What is answered of it alone.
  let details: JSON
  let id: String
  let title: String
  /// `YYYY-MM-DD`, or empty.
  let releaseDate: String
  let language: String
  let genres: [Int]
  let rating: Double
  let votes: Int

  var year: String { String(releaseDate.prefix { $0 != "-" }) }
  var popularity: Double { document.popularity }

  init(_ entry: JSON) {
    id = entry["id"]?.text ?? ""
    title = entry.words("title")
    releaseDate = entry.words("release_date")
    language = entry.words("original_language")
    genres = (entry["genre_ids"]?.elements ?? []).compactMap(\.integer)
    rating = entry["vote_average"]?.number ?? 0
    votes = entry["vote_count"]?.integer ?? 0
    let keywords = (entry["keywords"]?.elements ?? []).compactMap(\.text)
    let year = releaseDate.prefix { $0 != "-" }
    let years = year.count == 4 ? [String(year), year.dropLast() + "0s"] : []
    let listed = entry.without(["keywords", "rights", "runtime", "directors", "cast"])
    details = Self.details(entry, listed)
    document = SearchDocument(
      entry: listed,
      fields: [
        .init(words: SearchWords.index(of: title), weight: 16),
        .init(words: SearchWords.index(of: entry.words("original_title")), weight: 14),
        .init(words: keywords.flatMap(SearchWords.index), weight: 8),
        .init(words: years, weight: 8),
        .init(words: Self.languageNames[language] ?? [], weight: 6),
        .init(words: genres.flatMap { Self.genreNames[$0] ?? [] }, weight: 6),
        .init(words: SearchWords.index(of: entry.words("overview")), weight: 1),
      ],
      popularity: entry["popularity"]?.number ?? 0
    )
  }

  /// In the shape of TMDB's own answer, with its genres, credits and videos.
  private static func details(_ entry: JSON, _ listed: JSON) -> JSON {
    guard case .object(let members) = listed.without(["media_type", "genre_ids"]) else {
      return listed
    }
    let ids = (entry["genre_ids"]?.elements ?? []).compactMap(\.integer)
    let genres = ids.compactMap { id in TMDBGenre.ofFilms.first { $0.id == id } }
    func people(_ name: String, _ others: [JSON.Member] = []) -> JSON {
      .array(
        (entry[name]?.elements ?? []).map { .object([.init(name: "name", value: $0)] + others) }
      )
    }
    let job = JSON.Member(name: "job", value: .string("Director"))
    return .object(
      members + [
        .init(name: "runtime", value: entry["runtime"] ?? .null),
        .init(
          name: "genres",
          value: .array(genres.map { .object([.init(name: "name", value: .string($0.name))]) })
        ),
        .init(
          name: "credits",
          value: .object([
            .init(name: "cast", value: people("cast")),
            .init(name: "crew", value: people("directors", [job])),
          ])
        ),
        .init(name: "videos", value: .object([.init(name: "results", value: .array([]))])),
      ]
    )
  }

  /// By ISO 639-1 code, in English and in the language itself, as a search compares words.
  private static let languageNames: [String: [String]] = [
    "ar": "Arabic العربية", "bn": "Bengali Bangla বাংলা", "de": "German Deutsch",
    "en": "English", "es": "Spanish español", "fa": "Persian Farsi فارسی",
    "fr": "French français", "ja": "Japanese 日本語", "ko": "Korean 한국어",
    "ru": "Russian русский", "sv": "Swedish svenska", "uk": "Ukrainian українська",
    "zh": "Chinese 中文",
  ].mapValues(SearchWords.words)

  /// TMDB's genres of films, <https://developer.themoviedb.org/reference/genre-movie-list>.
  private static let genreNames: [Int: [String]] = [
    12: "Adventure", 14: "Fantasy", 16: "Animation animated", 18: "Drama", 27: "Horror",
    28: "Action", 35: "Comedy comedies", 36: "History historical", 37: "Western", 53: "Thriller",
    80: "Crime", 99: "Documentary documentaries", 878: "Science fiction sci-fi", 9648: "Mystery",
    10402: "Music musical", 10749: "Romance romantic", 10751: "Family children", 10752: "War",
  ].mapValues(SearchWords.words)
}

extension JSON {
  /// An object without the named members; anything else as it is.
  func without(_ names: Set<String>) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !names.contains($0.name) })
  }
}
