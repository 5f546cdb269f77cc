/// TMDB's API, version 3: its lists share one shape, and so one decoder.
///
/// See <https://developer.themoviedb.org/reference/search-movie> and its siblings.
struct TMDBProvider: Provider {
  /// "Pages start at 1 and max at 500", <https://developer.themoviedb.org/docs/errors>.
  private static let lastPage = 500

  let service = Service.tmdb
  let closing: String? = nil
  let baseURL: String
  let reservedParameters: Set = [
    "api_key", "session_id", "guest_session_id", "access_token", "query", "page",
  ]
  let requiredParts = "an id, a title, and to be a film, a series, a person or a collection"
  private let settings: ProviderSettings.TMDB
  private let decoder: TMDBDecoder
  let decoding: String

  init(_ settings: ProviderSettings.TMDB) {
    self.settings = settings
    baseURL = settings.baseURL.trimmingTrailingSlashes
    decoder = TMDBDecoder(imageBaseURL: settings.imageBaseURL.trimmingTrailingSlashes)
    decoding = String(reflecting: decoder)
  }

  func options(of search: SearchRequest) -> [String: String] {
    let endpoint = search.endpoint
    var parameters: [String: String] = [:]
    if let language = settings.language { parameters["language"] = language }
    if endpoint.hasPrefix("search/") || endpoint.hasPrefix("discover/") {
      parameters["include_adult"] = settings.includeAdult ? "true" : "false"
    }
    if let region = settings.region, Self.takesRegion(endpoint) { parameters["region"] = region }
    return parameters.merging(search.parameters) { $1 }
  }

  func request(for search: SearchRequest, at position: PagePosition) -> HTTPRequest {
    var parameters = options(of: search)
    if !search.query.isEmpty { parameters["query"] = search.query }
    parameters["page"] = String(Self.number(of: position))
    return HTTPRequest(
      base: baseURL,
      endpoint: search.endpoint,
      parameters: parameters,
      credentials: credentials
    )
  }

  /// The request for what lists leave out of a film or series; nil for what has no more to it.
  ///
  /// See <https://developer.themoviedb.org/docs/append-to-response>.
  func detailsRequest(of item: Item, in search: SearchRequest) -> HTTPRequest? {
    guard item.kind == .movie || item.kind == .tv else { return nil }
    let language = language(of: search).iso639
    var parts = ["credits", "videos"]
    // An empty overview has no translation into the language that was asked for.
    if item.overview.isEmpty { parts.append("translations") }
    var spoken: [String] = []
    for code in [language, item.originalLanguage, "en", "null"]
    where !code.isEmpty && !spoken.contains(code) {
      spoken.append(code)
    }
    var parameters = [
      "append_to_response": parts.joined(separator: ","),
      "include_video_language": spoken.joined(separator: ","),
    ]
    parameters["language"] = options(of: search)["language"]
    return HTTPRequest(
      base: baseURL,
      // An id is a number; whatever else it may be must not lead to another path.
      endpoint: "\(item.kind.rawValue)/\(QueryString.escaped(item.id))",
      parameters: parameters,
      credentials: credentials
    )
  }

  /// What an answer to `detailsRequest` adds to the item; nil where it is about another.
  func supplement(_ body: JSON, to item: Item, in search: SearchRequest) -> ItemSupplement? {
    guard body["id"]?.text == item.id else { return nil }
    return ItemSupplement(body, to: item, language: language(of: search))
  }

  /// The tag of what is asked for; TMDB's own default is `en-US`.
  private func language(of search: SearchRequest) -> String {
    options(of: search)["language"] ?? "en-US"
  }

  func pageLength(of search: SearchRequest) -> Int { 20 }

  func isAnswer(_ body: JSON, to request: HTTPRequest) -> Bool {
    body["results"]?.elements != nil || TMDBDecoder.isItem(body)
  }

  func page(_ body: JSON, of search: SearchRequest, at position: PagePosition) -> ResultPage {
    var page = ResultPage()
    // An endpoint such as `movie/550` answers with the film itself.
    let entries = body["results"]?.elements ?? [body]
    let kind = TMDBDecoder.kind(of: search.endpoint)
    for entry in entries {
      if let item = decoder.item(entry, expected: kind) {
        page.entries.append(ListedItem(item))
      } else {
        page.skipped += 1
      }
    }
    page.total = body["total_results"]?.integer
    let number = Self.number(of: position)
    let last = body["results"] == nil ? 1 : body["total_pages"]?.integer ?? Self.lastPage
    if !entries.isEmpty, number < min(last, Self.lastPage) { page.next = .number(number + 1) }
    return page
  }

  func refusal(in body: JSON) -> String? {
    if let message = body["status_message"]?.text?.trimmingBlanks {
      return message + (body["status_code"]?.integer.map { " (code \($0))" } ?? "")
    }
    guard let errors = body["errors"]?.elements else { return nil }
    return errors.compactMap(\.text).joined(separator: "; ")
  }

  func hints(on status: Int, _ refusal: String, _ request: HTTPRequest) -> [String] {
    guard status == 401 else { return [] }
    return [
      credentials.isEmpty
        ? "set providers.tmdb.key, or TMDB_API_KEY in the environment"
        : "check providers.tmdb.key: https://www.themoviedb.org/settings/api shows yours"
    ]
  }

  /// A v3 key goes into the query, a v4 token, which is a JSON Web Token, into a header.
  ///
  /// See <https://developer.themoviedb.org/docs/authentication-application>.
  private var credentials: [HTTPRequest.Credential] {
    guard let key = settings.key else { return [] }
    let text = key.reveal()
    let isToken = text.hasPrefix("eyJ") || text.split(separator: ".").count == 3
    return [isToken ? .bearer(key) : .query(name: "api_key", key)]
  }

  private static func takesRegion(_ endpoint: String) -> Bool {
    endpoint.hasPrefix("movie/") || endpoint == "search/movie" || endpoint == "discover/movie"
  }

  private static func number(of position: PagePosition) -> Int {
    if case .number(let number) = position { number } else { 1 }
  }
}
