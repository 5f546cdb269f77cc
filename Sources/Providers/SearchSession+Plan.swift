extension SearchSession {
  /// Tells what answering the requests would take, in their order; nothing is asked of anyone.
  package func plan(_ requests: [SearchRequest]) async -> [SearchPlan] {
    var plans = [SearchPlan](repeating: SearchPlan(), count: requests.count)
    var asked: Set<String> = []
    for group in groups(of: requests) {
      let list = await listPlan(of: group.search, &asked)
      for (place, member) in group.members.enumerated() {
        plans[member] = list.plan
        if place > 0 { plans[member].requests = 0 }
        if requests[member].wantsDetails {
          await addDetails(to: &plans[member], of: requests[member], in: list, &asked)
        }
      }
    }
    return plans
  }

  /// What the calls of `plans` ask of one provider's service.
  package func servicePlan(of provider: ProviderID, requests: Int) async -> ServicePlan {
    let provider = source(for: provider).provider
    let setting = settings.rate(of: provider)
    let budget = RequestBudget(of: provider.service, at: provider.baseURL, setting: setting)
    var left: Int?
    if let budget {
      left = budget.left(await store?.value(named: budget.name), at: time.date())
    }
    return ServicePlan(
      service: provider.service,
      host: WebAddress(provider.baseURL)?.authority ?? "",
      requests: requests,
      left: left,
      seconds: RequestWindow.seconds(of: requests, at: provider, setting)
    )
  }

  /// What a request's list takes: offline, that of the service whose answers serve best.
  private func listPlan(of search: SearchRequest, _ asked: inout Set<String>) async -> ListPlan {
    let providers = sources(for: search.provider).map(\.provider)
    var best = await listPlan(of: search, by: providers[0], &asked)
    guard policy.mode == .offline else { return best }
    for provider in providers.dropFirst() where best.plan.state != .fresh {
      let other = await listPlan(of: search, by: provider, &asked)
      if other.plan.state == .fresh || best.plan.state == .missing { best = other }
    }
    return best
  }

  /// Follows the pages in the store as far as they go; what lies beyond can only be counted.
  private func listPlan(
    of search: SearchRequest,
    by provider: any Provider,
    _ asked: inout Set<String>
  ) async -> ListPlan {
    var plan = ListPlan()
    var list = ResultList()
    do {
      try await list.follow(search, provider) { request throws(HTTPFailure) in
        let stored = await usableAnswer(to: request, provider)
        if isCalled(stored, provider.service) {
          plan.isCalled = true
          if asked.insert(request.url).inserted { plan.plan.requests += 1 }
        }
        note(stored, provider.service, in: &plan.plan)
        guard let stored else { throw HTTPFailure(.offline, request.place) }
        return Answer(body: stored.json, retrieved: stored.answer.retrieved)
      }
    } catch {
      // The first page that the store has not.
      let beyond = max(0, search.limit - list.entries.count - 1) / provider.pageLength(of: search)
      if policy.mode != .offline {
        plan.plan.requests += beyond
        plan.plan.isAtMost = beyond > 0
      }
    }
    plan.items = list.entries.map(\.item)
    return plan
  }

  /// Counts the calls for the items of the stored list, and as many as another list may bring.
  private func addDetails(
    to plan: inout SearchPlan,
    of search: SearchRequest,
    in list: ListPlan,
    _ asked: inout Set<String>
  ) async {
    let provider = TMDBProvider(settings.tmdb)
    var calls = 0
    for item in list.items.prefix(search.limit) {
      guard let request = provider.detailsRequest(of: item, in: search) else { continue }
      let stored = await usableAnswer(to: request, provider)
      note(stored, provider.service, in: &plan)
      if isCalled(stored, provider.service), asked.insert(request.url).inserted {
        calls += 1
      }
    }
    if list.isCalled, calls < search.limit {
      calls = search.limit
      plan.isAtMost = true
    }
    plan.requests += calls
  }

  /// A stored answer that the service's terms still allow.
  private func usableAnswer(
    to request: HTTPRequest,
    _ provider: any Provider
  ) async -> ReadAnswer? {
    guard let stored = await stored(request, provider),
      time.date() - stored.answer.retrieved <= provider.service.longestAge
    else { return nil }
    return stored
  }

  private func note(_ stored: ReadAnswer?, _ service: Service, in plan: inout SearchPlan) {
    guard let stored else {
      plan.state = .missing
      return
    }
    let age = time.date() - stored.answer.retrieved
    plan.stored += 1
    plan.age = max(plan.age ?? age, age)
    if plan.state == .fresh, !policy.isFresh(age, by: service) { plan.state = .aged }
  }

  private func isCalled(_ stored: ReadAnswer?, _ service: Service) -> Bool {
    switch policy.mode {
    case .offline: return false
    case .refresh: return true
    case .normal:
      guard let stored else { return true }
      return !policy.isFresh(time.date() - stored.answer.retrieved, by: service)
    }
  }
}

/// What a list takes without details, and what the store knows of it.
private struct ListPlan: Sendable {
  var plan = SearchPlan()
  var items: [Item] = []
  /// Whether a page of it is asked for, so that other items may come.
  var isCalled = false
}

extension RequestWindow {
  /// The seconds from the first of so many requests to the last that the limits ask for.
  fileprivate static func seconds(
    of requests: Int,
    at provider: any Provider,
    _ setting: Double?
  ) -> Int {
    let isLoopback = WebAddress(provider.baseURL)?.isLoopback ?? false
    let windows = windows(of: provider.service, setting: setting, isLoopback: isLoopback)
    let spans = windows.map { window in
      Double(max(0, requests - 1) / window.count) * window.length.seconds
    }
    return Int((spans.max() ?? 0).rounded(.up))
  }
}

extension ProviderSettings {
  fileprivate func rate(of provider: any Provider) -> Double? {
    provider is TMDBProvider ? tmdb.requestsPerSecond : tenor.requestsPerSecond
  }
}
