/// Reads TMDB's films, series, persons and collections, whichever list they stand in.
struct TMDBDecoder: Sendable {
  /// TMDB's own code for Cantonese, two that ISO 639 has withdrawn, and "no language".
  ///
  /// See <https://developer.themoviedb.org/reference/configuration-languages>.
  private static let languages = ["cn": "yue", "mo": "ro", "sh": "sr", "xx": ""]

  /// Without a slash at its end, such as `https://image.tmdb.org/t/p`.
  let imageBaseURL: String

  /// What an endpoint lists, or nil where its entries say so themselves.
  static func kind(of endpoint: String) -> Item.Kind? {
    for word in endpoint.split(separator: "/") {
      if let kind = Item.Kind(rawValue: String(word)), kind != .gif { return kind }
    }
    return nil
  }

  /// Whether an answer is one film, series or person instead of a list.
  static func isItem(_ body: JSON) -> Bool {
    body["id"]?.text != nil && !title(of: body).isEmpty && body["status_code"] == nil
  }

  /// An entry as an item; nil where it has no id or no title, or is of a kind that has no page.
  func item(_ entry: JSON, expected: Item.Kind?) -> Item? {
    guard let id = entry["id"]?.text?.trimmingBlanks, !id.isEmpty,
      let kind = Self.kind(of: entry, expected: expected)
    else { return nil }
    let title = Self.title(of: entry)
    guard !title.isEmpty else { return nil }
    var item = Item(kind: kind, id: id, title: title)
    let original = Self.originalTitle(of: entry)
    if original != title { item.originalTitle = original }
    item.originalLanguage = Self.language(entry.words("original_language"))
    item.overview = entry.words(kind == .person ? "biography" : "overview")
    item.date = Self.date(of: entry, kind)
    if let votes = entry["vote_count"]?.integer, votes > 0 {
      item.voteCount = votes
      item.rating = entry["vote_average"]?.number.map { min(10, max(0, $0)) }
    }
    item.pictureSet =
      kind == .person
      ? profile(entry.words("profile_path")) : poster(entry.words("poster_path"))
    item.sourceURL =
      "https://www.themoviedb.org/\(kind.rawValue)/\(QueryString.escaped(id))"
    return item
  }

  private static func kind(of entry: JSON, expected: Item.Kind?) -> Item.Kind? {
    if let type = entry["media_type"]?.text {
      let kind = Item.Kind(rawValue: type)
      return kind == .gif ? nil : kind
    }
    if let expected { return expected }
    if entry["title"] != nil || entry["original_title"] != nil { return .movie }
    if entry["first_air_date"] != nil { return .tv }
    return entry["known_for_department"] != nil || entry["profile_path"] != nil ? .person : nil
  }

  private static func title(of entry: JSON) -> String {
    for name in ["title", "name", "original_title", "original_name"] {
      let words = entry.words(name)
      if !words.isEmpty { return words }
    }
    return ""
  }

  private static func originalTitle(of entry: JSON) -> String {
    let title = entry.words("original_title")
    return title.isEmpty ? entry.words("original_name") : title
  }

  /// An ISO 639 code of two or three letters, or empty where it is none.
  static func language(_ code: String) -> String {
    let code = code.lowercased()
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy(letters.contains) else {
      return ""
    }
    return languages[code] ?? code
  }

  private static func date(of entry: JSON, _ kind: Item.Kind) -> CalendarDate? {
    switch kind {
    case .movie: CalendarDate(entry.words("release_date"))
    case .tv: CalendarDate(entry.words("first_air_date"))
    case .person, .collection, .gif: nil
    }
  }

  private func poster(_ path: String) -> PictureSet {
    Self.escapedPath(path).map { .poster(base: imageBaseURL, path: $0) } ?? .listed([])
  }

  private func profile(_ path: String) -> PictureSet {
    Self.escapedPath(path).map { .profile(base: imageBaseURL, path: $0) } ?? .listed([])
  }

  /// A file's path with a leading slash; nil where there is none.
  private static func escapedPath(_ path: String) -> String? {
    // Nearly every path is one name, with nothing to escape.
    if path.hasPrefix("/"), path.utf8.count > 3, path.utf8.dropFirst().allSatisfy(\.isPlain) {
      return path
    }
    let words = path.split(separator: "/")
    guard !words.isEmpty, !words.contains("..") else { return nil }
    return words.map { "/" + QueryString.escaped(String($0)) }.joined()
  }
}

extension UInt8 {
  /// Whether a byte needs no escape in a path, and is no slash.
  fileprivate var isPlain: Bool { self != UInt8(ascii: "/") && QueryString.isUnreserved(self) }
}
