extension HTTPClient {
  /// This client with all that asking a service takes, from the connection outwards: its limits, the
  /// check of what it answers, the retries, the circuit breaker, and the end of the whole fetch.
  ///
  /// `rate` is what the settings say, in requests a second. Without `keepsLimits` there are none:
  /// the sample has no service behind it.
  func asking(
    _ provider: any Provider,
    rate: Double?,
    keepsLimits: Bool,
    store: ResponseStore?,
    time: Timekeeper
  ) -> any HTTPClient {
    let limiter = RateLimiter(of: provider, rate: rate, store: store, time: time)
    let limited: any HTTPClient =
      keepsLimits ? RateLimitedClient(base: self, limiter: limiter) : self
    let checked = CheckedClient(base: limited, provider: provider, time: time)
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
