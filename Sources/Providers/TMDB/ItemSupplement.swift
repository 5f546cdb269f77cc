/// What TMDB's answer about one film or series adds to an entry of a list.
///
/// See <https://developer.themoviedb.org/reference/movie-details>, with `credits`, `videos` and
/// `translations` appended. A part that is absent, or not what it should be, adds nothing.
struct ItemSupplement: Sendable, Hashable {
  /// Of people and of genres, more than these only make a page long.
  private static let mostNames = 5
  /// A longer one is no name of anything, in characters.
  private static let longestName = 200
  /// In minutes; the longest film there is takes 51,420.
  private static let longestRuntime = 100_000

  private(set) var details = ItemDetails()
  /// What stands in for an overview that the list left empty; else empty.
  private(set) var overview = ""
  /// The overview's language where it is not the one that was asked for.
  private(set) var overviewLanguage = ""

  /// Reads an answer; `language` is the tag of what was asked for, such as `en-US`.
  init(_ body: JSON, to item: Item, language: String) {
    details.language = language
    let minutes = body["runtime"]?.integer ?? body["episode_run_time"]?.elements?.first?.integer
    details.runtime = minutes.flatMap { (1...Self.longestRuntime).contains($0) ? $0 : nil }
    details.genres = Self.names(body["genres"])
    details.creators = item.kind == .tv ? Self.names(body["created_by"]) : []
    details.directors = Self.names(body["credits"]?["crew"]) { $0["job"]?.text == "Director" }
    details.cast = Self.names(Self.inOrder(body["credits"]?["cast"]))
    details.trailer = Self.trailer(in: body["videos"]?["results"], language: language.iso639)
    guard item.overview.isEmpty else { return }
    overview = body.words("overview")
    if overview.isEmpty, !item.originalLanguage.isEmpty {
      overview = Self.overview(in: body["translations"]?["translations"], item.originalLanguage)
      overviewLanguage = overview.isEmpty ? "" : item.originalLanguage
    }
  }

  /// The first few names of a list, each once.
  private static func names(
    _ list: JSON?,
    where isWanted: (JSON) -> Bool = { _ in true }
  ) -> [String] {
    var names: [String] = []
    for entry in list?.elements ?? [] where names.count < mostNames && isWanted(entry) {
      let name = entry.words("name")
      if !name.isEmpty, name.count <= longestName, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// A cast by its `order`; whoever has none comes last.
  private static func inOrder(_ cast: JSON?) -> JSON {
    let ranked = (cast?.elements ?? []).enumerated().map { index, entry in
      (order: entry["order"]?.integer ?? .max, index: index, entry: entry)
    }
    return .array(ranked.sorted { ($0.order, $0.index) < ($1.order, $1.index) }.map(\.entry))
  }

  /// The overview in a language, of whichever country comes first.
  private static func overview(in translations: JSON?, _ language: String) -> String {
    let overviews = (translations?.elements ?? [])
      .filter { TMDBDecoder.language($0.words("iso_639_1")) == language }
      .map { $0["data"]?.words("overview") ?? "" }
    return overviews.first { !$0.isEmpty } ?? ""
  }

  /// The best of the trailers, else of the teasers: official before others, and among these one
  /// in the language before others.
  private static func trailer(in videos: JSON?, language: String) -> Trailer? {
    var best: (rank: Int, trailer: Trailer)?
    for video in videos?.elements ?? [] {
      let type = video.words("type")
      guard type == "Trailer" || type == "Teaser", let url = address(of: video) else { continue }
      let spoken = TMDBDecoder.language(video.words("iso_639_1"))
      let rank =
        (type == "Trailer" ? 0 : 4) + (video["official"] == .bool(true) ? 0 : 2)
        + (spoken == language ? 0 : 1)
      guard rank < best?.rank ?? .max else { continue }
      let name = video.words("name")
      let trailer = Trailer(
        name: name.count <= longestName ? name : "",
        url: url,
        language: spoken,
        published: CalendarDate(video.words("published_at"))
      )
      best = (rank, trailer)
    }
    return best?.trailer
  }

  /// The page that plays a video; nil where its service is another, or its key none of theirs.
  private static func address(of video: JSON) -> String? {
    let key = video["key"]?.text ?? ""
    switch video.words("site").lowercased() {
    case "youtube" where key.wholeMatch(of: /[A-Za-z0-9_-]{11}/) != nil:
      return "https://www.youtube.com/watch?v=\(key)"
    case "vimeo" where key.wholeMatch(of: /[0-9]{1,12}/) != nil:
      return "https://vimeo.com/\(key)"
    default: return nil
    }
  }
}

extension Item {
  mutating func add(_ supplement: ItemSupplement) {
    details = supplement.details
    guard overview.isEmpty else { return }
    overview = supplement.overview
    overviewLanguage = supplement.overviewLanguage
  }
}

extension String {
  /// The ISO 639 code that a language's tag begins with.
  var iso639: String { prefix { $0 != "-" }.lowercased() }
}
