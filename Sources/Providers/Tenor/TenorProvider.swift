/// The Tenor protocol in both its versions, at whichever host speaks it.
///
/// See <https://developers.google.com/tenor/guides/endpoints> and, for GIPHY,
/// <https://developers.giphy.com/docs/api/tenor-migration/>.
struct TenorProvider: Provider {
  /// A page holds at most as many, in either version.
  private static let largestPage = 50

  let service: Service
  let baseURL: String
  let reservedParameters: Set = ["key", "anon_id", "q", "pos", "limit"]
  let requiredParts = "an id, and a picture or a clip with its size"
  private let settings: ProviderSettings.Tenor
  private let version: TenorVersion
  private let decoder: TenorDecoder
  let decoding: String

  init(_ settings: ProviderSettings.Tenor) {
    self.settings = settings
    service = settings.service.terms
    let base = (settings.baseURL ?? settings.service.baseURL).trimmingTrailingSlashes
    let named = TenorVersion(namedBy: base)
    version = named ?? settings.service.version
    baseURL = named == nil ? base + "/" + version.rawValue : base
    decoder = TenorDecoder(media: settings.media)
    decoding = String(reflecting: decoder)
  }

  /// At an address of their own, others may still speak for it.
  var closing: String? {
    guard service.name == Service.tenor.name, settings.baseURL == nil else { return nil }
    return """
      Tenor closed its API on 2026-06-30; write 'service: giphy' or 'service: klipy' in \
      providers.tenor, with a key of theirs
      """
  }

  /// The request for an id to send along; nil in version 2, which has dropped it.
  var anonymousIDRequest: HTTPRequest? {
    guard version == .v1 else { return nil }
    return HTTPRequest(
      base: baseURL,
      endpoint: "anonid",
      parameters: [:],
      credentials: credentials
    )
  }

  func options(of search: SearchRequest) -> [String: String] {
    var parameters: [String: String] = [:]
    if let filter = settings.contentFilter { parameters["contentfilter"] = filter }
    if let locale = settings.locale { parameters["locale"] = locale }
    return parameters.merging(search.parameters) { $1 }
  }

  func request(for search: SearchRequest, at position: PagePosition) -> HTTPRequest {
    var parameters = options(of: search)
    if !search.query.isEmpty { parameters["q"] = search.query }
    parameters["limit"] = String(pageLength(of: search))
    if parameters["media_filter"] == nil {
      parameters["media_filter"] = version.mediaFilter(
        ofStickers: parameters["searchfilter"]?.contains("sticker") ?? false
      )
    }
    if case .mark(let mark) = position { parameters["pos"] = mark }
    return HTTPRequest(
      base: baseURL,
      endpoint: version.endpoint(search.endpoint),
      parameters: parameters,
      credentials: credentials
    )
  }

  func pageLength(of search: SearchRequest) -> Int {
    max(1, min(Self.largestPage, search.limit))
  }

  func isAnswer(_ body: JSON, to request: HTTPRequest) -> Bool {
    if request.asks(for: "anonid") { return Self.anonymousID(in: body) != nil }
    guard let results = body["results"]?.elements else { return false }
    return !results.isEmpty || refusal(in: body) == nil
  }

  func page(_ body: JSON, of search: SearchRequest, at position: PagePosition) -> ResultPage {
    var page = ResultPage()
    let entries = body["results"]?.elements ?? []
    for entry in entries {
      if let item = decoder.item(entry) {
        page.entries.append(ListedItem(item))
      } else {
        page.skipped += 1
      }
    }
    if !entries.isEmpty, let mark = Self.mark(in: body) { page.next = .mark(mark) }
    return page
  }

  /// Knows Google's form, KLIPY's, GIPHY's and that of version 1.
  func refusal(in body: JSON) -> String? {
    if let message = body["error"]?.text ?? body["error"]?["message"]?.text { return message }
    if case .object? = body["error"] { return "an error without a message" }
    if let errors = body["errors"] {
      let message = errors["message"] ?? errors
      let texts = message.elements?.compactMap(\.text) ?? [message.text].compactMap(\.self)
      if !texts.isEmpty { return texts.joined(separator: "; ") }
    }
    return body["message"]?.text ?? body["meta"]?["msg"]?.text
  }

  func hints(on status: Int, _ refusal: String, _ request: HTTPRequest) -> [String] {
    let isAboutKey = [401, 403].contains(status) || refusal.lowercased().contains("key")
    guard isAboutKey else { return [] }
    if credentials.isEmpty {
      return ["set providers.tenor.key, or \(settings.service.keyVariable) in the environment"]
    }
    return ["check providers.tenor.key: \(service.name) takes no other service's key"]
  }

  static func anonymousID(in body: JSON) -> Secret? {
    guard let text = body["anon_id"]?.text, !text.isEmpty else { return nil }
    return Secret(text)
  }

  /// The mark of the next page: "", "0", 0, null and no mark at all each say that there is none.
  private static func mark(in body: JSON) -> String? {
    guard let text = body["next"]?.text?.trimmingBlanks, !text.isEmpty, Double(text) != 0 else {
      return nil
    }
    return text
  }

  private var credentials: [HTTPRequest.Credential] {
    settings.key.map { [.query(name: "key", $0)] } ?? []
  }
}
