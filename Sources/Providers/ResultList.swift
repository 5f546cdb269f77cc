import Diagnostics

/// An answer that was read, from the service or from the store.
struct Answer: Sendable {
  var body: JSON = .null
  /// What it says, where it was read before and the store knows; the body is then left out.
  var page: ResultPage?
  /// Seconds since 1970.
  var retrieved: Int
  /// What the store is to keep of it; nil where it came from there.
  var fetched: StoredAnswer?
  var diagnostics: [Diagnostic] = []
}

/// The results of one request, gathered page by page.
struct ResultList: Sendable {
  /// However many results are wanted, no service has more pages than these.
  private static let mostPages = 500

  private(set) var entries: [ListedItem] = []
  private(set) var tally = ResultTally()
  private(set) var total: Int?
  /// When the oldest page was received, in seconds since 1970.
  private(set) var retrieved = Int.max
  private(set) var fetched: [StoredAnswer] = []
  /// What stored answers say that had not been read by this program before.
  private(set) var read: [StoredPage] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Follows the pages until there are as many results as are wanted, or no more.
  ///
  /// It ends as well at an empty page, at a mark that was followed before, and after 500 pages.
  /// An item that stands on two pages keeps its first place. Where a page cannot be had it throws,
  /// and the list holds what came before.
  mutating func follow(
    _ search: SearchRequest,
    _ provider: any Provider,
    answer: (HTTPRequest) async throws(HTTPFailure) -> Answer
  ) async throws(HTTPFailure) {
    var position: PagePosition? = .start
    var followed: Set<PagePosition> = []
    var known: Set<ItemKey> = []
    while let current = position, followed.insert(current).inserted,
      followed.count <= Self.mostPages
    {
      guard !Task.isCancelled else { throw .cancelled }
      let request = provider.request(for: search, at: current)
      let answer = try await answer(request)
      let page = answer.page ?? provider.page(answer.body, of: search, at: current)
      for entry in page.entries where known.insert(ItemKey(entry)).inserted {
        entries.append(entry)
      }
      tally.received += page.entries.count + page.skipped
      tally.unreadable += page.skipped
      tally.duplicates = tally.received - tally.unreadable - entries.count
      total = total ?? page.total
      retrieved = min(retrieved, answer.retrieved)
      diagnostics += answer.diagnostics
      if answer.page == nil {
        let stored = StoredPage(
          key: request.url,
          retrieved: answer.retrieved,
          decoding: provider.decoding,
          page: page
        )
        if answer.fetched == nil { read.append(stored) }
        fetched += answer.fetched.map { [$0.with(stored)] } ?? []
      }
      position = entries.count < search.limit ? page.next : nil
    }
    if entries.count > search.limit { entries.removeLast(entries.count - max(0, search.limit)) }
  }
}

private struct ItemKey: Hashable {
  let kind: Item.Kind
  let id: String

  init(_ entry: ListedItem) {
    kind = entry.kind
    id = entry.id
  }
}
