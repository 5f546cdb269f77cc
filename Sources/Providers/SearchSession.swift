/// Answers searches: from the store where it may, from the services where it must.
///
/// A request is answered whole or not at all. Its pages come from the service or are still fresh in
/// the store; should one of them fail, the pages of an earlier build stand in for all of them, and
/// the result is stale; should they be incomplete, the request has failed. New pages replace those
/// in the store together, when all are there; of a list that breaks off, the store takes those that
/// it had not, so that the next build goes on from there.
package struct SearchSession: Sendable {
  /// Requests under way at the same time, of each provider: none waits for another's limit.
  private static let width = 8
  /// So many are asked for one after another before their outcomes are handed over: most answers of
  /// a large site stand in the store, and to hand over each by itself takes longer than to read it.
  private static let longestRun = 16

  let settings: ProviderSettings
  let store: ResponseStore?
  let policy: FetchPolicy
  let time: Timekeeper
  let details = DetailsLedger()
  /// Where single films and series are asked for.
  let detailsSource: Source
  private let tmdb: Source
  /// In the order in which they are asked; at least one.
  private let tenor: [Source]

  /// Makes a session whose requests `client` answers.
  ///
  /// `keepsLimits` says whether there is a service behind it whose limits must be kept; the sample
  /// has none.
  package init(
    settings: ProviderSettings,
    client: any HTTPClient,
    store: ResponseStore?,
    policy: FetchPolicy,
    time: Timekeeper,
    keepsLimits: Bool = true
  ) {
    self.settings = settings
    self.store = store
    self.policy = policy
    self.time = time
    func limited(to provider: any Provider, _ rate: Double?) -> any HTTPClient {
      keepsLimits ? client.limited(to: provider, rate: rate, store: store, time: time) : client
    }
    let tmdb = TMDBProvider(settings.tmdb)
    let films = limited(to: tmdb, settings.tmdb.requestsPerSecond)
    self.tmdb = Source(provider: tmdb, client: films.asking(tmdb, time: time))
    // The limits are shared, the circuit breaker is not: where no details are to be had, lists are.
    detailsSource = Source(provider: tmdb, client: films.asking(tmdb, time: time))
    tenor = ([settings.tenor] + settings.tenorFallbacks).map { settings in
      let tenor = TenorProvider(settings)
      let plain = limited(to: tenor, settings.requestsPerSecond).asking(tenor, time: time)
      let anonymous = tenor.anonymousIDRequest.map {
        AnonymousClient(base: plain, identity: AnonymousIdentity($0, store: store))
      }
      return Source(provider: tenor, client: anonymous ?? plain)
    }
  }

  /// Answers all requests, and hands each outcome over as soon as it is there, with its request's
  /// index, so that not all need to be held at once.
  package func search(
    _ requests: [SearchRequest],
    receive: (Int, SearchOutcome) async -> Void
  ) async {
    let groups = groups(of: requests)
    await withTaskGroup(of: (ProviderID, [(Int, SearchOutcome)]).self) { tasks in
      var waiting = Dictionary(grouping: groups) { $0.search.provider }.mapValues { $0[...] }
      func startNext(of provider: ProviderID) {
        guard let rest = waiting[provider], !rest.isEmpty else { return }
        let run = rest.prefix(max(1, min(Self.longestRun, rest.count / (2 * Self.width))))
        waiting[provider] = rest.dropFirst(run.count)
        tasks.addTask {
          var outcomes: [(Int, SearchOutcome)] = []
          for group in run { outcomes += await self.outcomes(of: group, requests) }
          return (provider, outcomes)
        }
      }
      for provider in ProviderID.allCases {
        for _ in 0..<Self.width { startNext(of: provider) }
      }
      while let (provider, outcomes) = await tasks.next() {
        startNext(of: provider)
        for (member, outcome) in outcomes { await receive(member, outcome) }
      }
    }
    if policy.mode != .offline { await store?.prune(at: time.date()) }
  }

  /// One for each member of a group, with its request's index.
  private func outcomes(
    of group: RequestGroup,
    _ requests: [SearchRequest]
  ) async -> [(Int, SearchOutcome)] {
    let whole = await outcome(of: group.search)
    var outcomes: [(Int, SearchOutcome)] = []
    for member in group.members {
      let request = requests[member]
      let outcome = whole.limited(to: request.limit)
      outcomes.append(
        (member, request.wantsDetails ? await detailed(outcome, of: request) : outcome)
      )
    }
    return outcomes
  }

  /// Who answers a provider's requests: the first, unless it cannot.
  func sources(for provider: ProviderID) -> [Source] {
    switch provider {
    case .tmdb: [tmdb]
    case .tenor: tenor
    }
  }

  func source(for provider: ProviderID) -> Source { sources(for: provider)[0] }

  /// Requests for the same pages are one: it is asked with the largest of their limits.
  func groups(of requests: [SearchRequest]) -> [RequestGroup] {
    var groups: [RequestGroup] = []
    var places: [String: Int] = [:]
    for (index, request) in requests.enumerated() {
      var unlimited = request
      unlimited.limit = 1
      let first = source(for: request.provider).provider.request(for: unlimited, at: .start)
      if let place = places[first.url] {
        groups[place].members.append(index)
        groups[place].search.limit = max(groups[place].search.limit, request.limit)
      } else {
        places[first.url] = groups.count
        groups.append(RequestGroup(search: request, members: [index]))
      }
    }
    return groups
  }
}

/// A protocol, and the client that its requests go through.
struct Source: Sendable {
  var provider: any Provider
  var client: any HTTPClient
}

/// Requests that differ in nothing but their limits, by their indices.
struct RequestGroup: Sendable {
  var search: SearchRequest
  var members: [Int]
}

extension SearchOutcome {
  fileprivate func limited(to limit: Int) -> SearchOutcome {
    guard case .found(var result) = self, result.entries.count > limit else { return self }
    result.entries.removeLast(result.entries.count - max(0, limit))
    return .found(result)
  }
}
