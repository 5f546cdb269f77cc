/// A protocol that answers searches, without the connection: what to ask, and what answers mean.
protocol Provider: Sendable {
  var service: Service { get }
  /// What to say of a service that has closed, and what to do; nil while it is open.
  var closing: String? { get }
  /// Where its requests go, such as `https://api.themoviedb.org/3`.
  var baseURL: String { get }
  /// The names of parameters that are set here and cannot be passed on.
  var reservedParameters: Set<String> { get }
  /// By what answers are read: the decoder with its settings, as text.
  var decoding: String { get }
  /// What makes an entry an item, in the words of a message.
  var requiredParts: String { get }

  /// What shapes the list besides the query, by the parameters' names: no key, no place in the list.
  func options(of search: SearchRequest) -> [String: String]

  /// The request for the page at `position`.
  func request(for search: SearchRequest, at position: PagePosition) -> HTTPRequest

  /// How many results a page of the list holds, as a rule.
  func pageLength(of search: SearchRequest) -> Int

  /// Whether a successful answer is what `request` asked for.
  func isAnswer(_ body: JSON, to request: HTTPRequest) -> Bool

  /// Reads an answer that `isAnswer` accepts, entry by entry: one that cannot be read costs no
  /// other.
  func page(_ body: JSON, of search: SearchRequest, at position: PagePosition) -> ResultPage

  /// The service's own words of why it refuses, or nil where the answer holds none.
  func refusal(in body: JSON) -> String?

  /// What a person can do about a refusal.
  func hints(on status: Int, _ refusal: String, _ request: HTTPRequest) -> [String]
}

/// Where in its list a page of results stands.
enum PagePosition: Sendable, Hashable {
  case start
  /// From 1, as TMDB counts.
  case number(Int)
  /// The service's own mark, as Tenor hands it out.
  case mark(String)
}

/// One answer's worth of results.
struct ResultPage: Sendable, Hashable {
  var entries: [ListedItem] = []
  /// How many entries there were that are no items.
  var skipped = 0
  /// How many results there are in all, where the service tells.
  var total: Int?
  /// Where the next page stands; nil on the last one.
  var next: PagePosition?

  var items: [Item] {
    get { entries.map(\.item) }
    set { entries = newValue.map(ListedItem.init) }
  }
}
