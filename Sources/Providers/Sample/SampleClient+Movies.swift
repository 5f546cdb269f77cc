extension SampleClient {
  private static let pageLength = 20
  /// <https://developer.themoviedb.org/docs/errors>, code 22.
  private static let lastPage = 500

  /// The answer to a path below TMDB's version, such as `search`, `movie`.
  func movieAnswer(to path: [String], _ parameters: [String: String]) -> HTTPResponse {
    let page = Int(parameters["page"] ?? "1") ?? 0
    guard (1...Self.lastPage).contains(page) else {
      return Self.movieError(
        22,
        status: 400,
        "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer."
      )
    }
    switch (path.first, path.dropFirst().first) {
    case ("search", "movie"), ("search", "multi"):
      let isMixed = path[1] == "multi"
      let found = search(parameters["query"] ?? "")
      return list(isMixed ? found : filtered(found, parameters), page: page, naming: isMixed)
    case ("trending", "movie"), ("trending", "all"):
      return list(sorted("popularity.desc"), page: page, naming: true)
    case ("discover", "movie"):
      let order = parameters["sort_by"] ?? "popularity.desc"
      return list(filtered(sorted(order), parameters), page: page)
    case ("movie", "top_rated"): return list(sorted("vote_average.desc"), page: page)
    case ("movie", "now_playing"), ("movie", "upcoming"):
      return list(sorted("primary_release_date.desc"), page: page)
    case ("movie", "popular"): return list(sorted("popularity.desc"), page: page)
    case ("movie", let id?) where path.count == 2:
      guard let movie = catalog.movies.first(where: { $0.id == id }) else { break }
      return HTTPResponse(body: movie.details.bytes)
    case ("search", "tv"), ("search", "person"), ("search", "collection"), ("trending", "tv"),
      ("trending", "person"),
      ("discover", "tv"), ("tv", _?), ("person", "popular"):
      return list([], page: page)
    default: break
    }
    return Self.movieError(34, status: 404, "The resource you requested could not be found.")
  }

  private func search(_ query: String) -> [SampleMovie] {
    let movies = Dictionary(catalog.movies.map { ($0.id, $0) }) { first, _ in first }
    return SearchDocument.ranked(catalog.movies.map(\.document), by: query)
      .compactMap { $0.entry["id"]?.text.flatMap { movies[$0] } }
  }

  /// The parameters of search and discover that the catalogue can honour.
  private func filtered(
    _ movies: [SampleMovie],
    _ parameters: [String: String]
  ) -> [SampleMovie] {
    let year = parameters["primary_release_year"] ?? parameters["year"] ?? ""
    let language = parameters["with_original_language"] ?? ""
    // A comma asks for all of the genres, a bar for one of them.
    let genres = parameters["with_genres"] ?? ""
    let wanted = genres.split { $0 == "," || $0 == "|" }.compactMap { Int($0) }
    return movies.filter { movie in
      (year.isEmpty || movie.year == year)
        && (language.isEmpty || language.split(separator: "|").contains { $0 == movie.language })
        && (wanted.isEmpty
          || (genres.contains("|")
            ? wanted.contains(where: movie.genres.contains)
            : wanted.allSatisfy(movie.genres.contains)))
    }
  }

  /// All films in the order of a `sort_by`; films without the value come last, equal ones by id.
  private func sorted(_ order: String) -> [SampleMovie] {
    let parts = order.split(separator: ".")
    let isAscending = parts.last == "asc"
    let key = parts.first ?? "popularity"
    func precedes(_ left: SampleMovie, _ right: SampleMovie) -> Bool? {
      switch key {
      case "primary_release_date", "release_date":
        guard left.releaseDate != right.releaseDate else { return nil }
        if left.releaseDate.isEmpty || right.releaseDate.isEmpty {
          return right.releaseDate.isEmpty
        }
        return (left.releaseDate < right.releaseDate) == isAscending
      case "title", "original_title":
        return left.title == right.title ? nil : (left.title < right.title) == isAscending
      case "vote_average":
        guard left.rating != right.rating else { return nil }
        return (left.rating < right.rating) == isAscending
      case "vote_count":
        return left.votes == right.votes ? nil : (left.votes < right.votes) == isAscending
      default:
        guard left.popularity != right.popularity else { return nil }
        return (left.popularity < right.popularity) == isAscending
      }
    }
    return catalog.movies.enumerated()
      .sorted { precedes($0.element, $1.element) ?? ($0.offset < $1.offset) }
      .map(\.element)
  }

  /// A page of a list; a page past the last one is empty, and a list without films has one page.
  private func list(
    _ movies: [SampleMovie],
    page: Int,
    naming kind: Bool = false
  ) -> HTTPResponse {
    let entries = movies.dropFirst((page - 1) * Self.pageLength).prefix(Self.pageLength)
      .map { kind ? $0.document.entry : $0.document.entry.without(["media_type"]) }
    let pages = max(1, (movies.count + Self.pageLength - 1) / Self.pageLength)
    return Self.response([
      ("page", .number(String(page))),
      ("results", .array(entries)),
      ("total_pages", .number(String(pages))),
      ("total_results", .number(String(movies.count))),
    ])
  }

  private static func movieError(_ code: Int, status: Int, _ message: String) -> HTTPResponse {
    response(
      [
        ("success", .bool(false)), ("status_code", .number(String(code))),
        ("status_message", .string(message)),
      ],
      status: status
    )
  }
}
