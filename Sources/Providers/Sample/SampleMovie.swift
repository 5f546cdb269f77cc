/// A film of the sample catalogue, with what lists are filtered and sorted by.
struct SampleMovie: Sendable {
  let document: SearchDocument
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
    document = SearchDocument(
      entry: entry.without(["keywords", "rights"]),
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
