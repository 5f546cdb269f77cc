extension HTTPClient {
  /// This client within the limits of a service; `rate` is what the settings say, in requests a
  /// second.
  func limited(
    to provider: any Provider,
    rate: Double?,
    store: ResponseStore?,
    time: Timekeeper
  ) -> any HTTPClient {
    let limiter = RateLimiter(of: provider, rate: rate, store: store, time: time)
    return RateLimitedClient(base: self, limiter: limiter)
  }

  /// This client, which keeps the limits, with all else that asking a service takes, from there
  /// outwards: the check of what it answers, the retries, the circuit breaker, and the end of the
  /// whole fetch.
  func asking(_ provider: any Provider, time: Timekeeper) -> any HTTPClient {
    let checked = CheckedClient(base: self, provider: provider, time: time)
    let retrying = RetryingClient(base: checked, time: time)
    let breaking = BreakingClient(base: retrying, gate: HostGate(time: time))
    let deadline = time.uptime() + DeadlineClient.longestFetch
    return DeadlineClient(base: breaking, deadline: deadline, time: time)
  }
}

extension RateLimiter {
  fileprivate init(
    of provider: any Provider,
    rate: Double?,
    store: ResponseStore?,
    time: Timekeeper
  ) {
    let isLoopback = WebAddress(provider.baseURL)?.isLoopback ?? false
    let service = provider.service
    self.init(
      of: service,
      windows: RequestWindow.windows(of: service, setting: rate, isLoopback: isLoopback),
      budget: RequestBudget(of: service, at: provider.baseURL, setting: rate),
      store: store,
      time: time
    )
  }
}
