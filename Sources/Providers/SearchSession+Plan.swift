extension SearchSession {
  /// Tells what answering the requests would take, in their order; nothing is asked of anyone.
  package func plan(_ requests: [SearchRequest]) async -> [SearchPlan] {
    var plans = [SearchPlan](repeating: SearchPlan(), count: requests.count)
    var asked: Set<String> = []
    for group in groups(of: requests) {
      let whole = await plan(of: group.search, &asked)
      for (place, member) in group.members.enumerated() {
        plans[member] = whole.plan
        if place > 0 { plans[member].requests = 0 }
        if requests[member].wantsDetails {
          let items = whole.items.prefix(requests[member].limit)
          await addDetails(of: Array(items), requests[member], to: &plans[member], &asked)
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

  /// Follows the pages in the store as far as they go; what lies beyond can only be counted.
  private func plan(
    of search: SearchRequest,
    _ asked: inout Set<String>
  ) async -> (plan: SearchPlan, items: [Item]) {
    let provider = source(for: search.provider).provider
    var plan = SearchPlan()
    var items: [Item] = []
    var position: PagePosition? = .start
    var followed: Set<PagePosition> = []
    while let current = position, followed.insert(current).inserted {
      let request = provider.request(for: search, at: current)
      let stored = await stored(request, provider)
      add(request, stored, provider.service, to: &plan, &asked)
      guard let stored else {
        let length = provider.pageLength(of: search)
        let beyond = max(0, (search.limit - items.count - 1) / length)
        plan.requests += policy.mode == .offline ? 0 : beyond
        plan.isAtMost = beyond > 0
        break
      }
      let page = provider.page(stored.json, of: search, at: current)
      items += page.items
      position = items.count < search.limit ? page.next : nil
    }
    return (plan, items)
  }

  /// Counts the calls for the items that the store's lists name, and for as many as may come.
  private func addDetails(
    of items: [Item],
    _ search: SearchRequest,
    to plan: inout SearchPlan,
    _ asked: inout Set<String>
  ) async {
    let provider = TMDBProvider(settings.tmdb)
    for item in items {
      guard let request = provider.detailsRequest(of: item, in: search) else { continue }
      let stored = await stored(request, provider)
      add(request, stored, provider.service, to: &plan, &asked)
    }
    guard plan.state == .missing, policy.mode != .offline, items.count < search.limit else {
      return
    }
    plan.requests += search.limit - items.count
    plan.isAtMost = true
  }

  private func add(
    _ request: HTTPRequest,
    _ stored: ReadAnswer?,
    _ service: Service,
    to plan: inout SearchPlan,
    _ asked: inout Set<String>
  ) {
    let age = stored.map { time.date() - $0.answer.retrieved }
    if let age {
      plan.stored += 1
      plan.age = max(plan.age ?? age, age)
    }
    let isFresh = age.map { policy.isFresh($0, by: service) } ?? false
    if stored == nil {
      plan.state = .missing
    } else if !isFresh, plan.state == .fresh {
      plan.state = .aged
    }
    let isCalled =
      switch policy.mode {
      case .offline: false
      case .refresh: true
      case .normal: !isFresh
      }
    if isCalled, asked.insert(request.url).inserted { plan.requests += 1 }
  }
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
