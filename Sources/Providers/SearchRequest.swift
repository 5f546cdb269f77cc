/// Which protocol answers a request; which service speaks it is in `ProviderSettings`.
package enum ProviderID: String, Sendable, Hashable, CaseIterable {
  case tmdb
  case tenor
}

/// What a person asked for: one query to one endpoint, without the key.
package struct SearchRequest: Sendable, Hashable {
  package var provider: ProviderID
  /// The path below the API's version, such as `search/movie`, `trending/movie/week`, `search`
  /// or `featured`.
  package var endpoint: String
  /// Trimmed; empty where the endpoint takes none.
  package var query: String
  /// Passed on to the service as they are, escaped.
  package var parameters: [String: String]
  /// The number of results wanted: pages are fetched until there are so many or no more.
  package var limit: Int
  /// Whether each film and series is to be asked for by itself as well: TMDB alone answers that.
  package var wantsDetails: Bool

  package init(
    provider: ProviderID,
    endpoint: String,
    query: String,
    parameters: [String: String] = [:],
    limit: Int = 20,
    wantsDetails: Bool = false
  ) {
    self.provider = provider
    self.endpoint = endpoint
    self.query = query
    self.parameters = parameters
    self.limit = limit
    self.wantsDetails = wantsDetails
  }
}
