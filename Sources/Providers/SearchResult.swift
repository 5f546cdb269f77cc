package import Diagnostics

/// What a request found.
package struct SearchResult: Sendable {
  /// Who answered.
  package var service: Service
  /// In the service's order, without doubles, at most the request's limit.
  package var entries: [ListedItem]
  /// How many there are in all, where the service tells.
  package var total: Int?
  package var tally: ResultTally
  /// When the oldest answer used was received, in seconds since 1970.
  package var retrieved: Int
  /// When the oldest page of the list was received: details may be older.
  package var listed: Int
  /// Whether a stored answer past its age stands in for one that could not be fetched.
  package var isStale: Bool
  /// Skipped entries, an aged answer used offline, a search without an anonymous id and the like;
  /// each without a location.
  package var diagnostics: [Diagnostic]

  package init(
    service: Service,
    entries: [ListedItem],
    total: Int? = nil,
    tally: ResultTally = ResultTally(),
    retrieved: Int,
    isStale: Bool = false,
    diagnostics: [Diagnostic] = []
  ) {
    self.service = service
    self.entries = entries
    self.total = total
    self.tally = tally
    self.retrieved = retrieved
    listed = retrieved
    self.isStale = isStale
    self.diagnostics = diagnostics
  }

  /// The items themselves.
  package var items: [Item] {
    get { entries.map(\.item) }
    set { entries = newValue.map(ListedItem.init) }
  }
}

/// How a request ended: with a result, or with the reason why there is none.
package enum SearchOutcome: Sendable {
  case found(SearchResult)
  case failed(Diagnostic)
}
