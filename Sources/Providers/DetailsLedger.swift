/// What is known so far of single items: each is asked for once, however many galleries list it.
actor DetailsLedger {
  private var asked: [String: Task<DetailsOutcome, Never>] = [:]

  /// The outcome of the request of that URL, from `ask` where nobody has asked before.
  func outcome(
    of url: String,
    _ ask: @escaping @concurrent @Sendable () async -> DetailsOutcome
  ) async -> DetailsOutcome {
    let asking = asked[url] ?? Task { await ask() }
    asked[url] = asking
    return await withTaskCancellationHandler {
      await asking.value
    } onCancel: {
      asking.cancel()
    }
  }
}

/// How asking for an item by itself ended.
enum DetailsOutcome: Sendable {
  /// The supplement, when it was received in seconds since 1970, and why it is an older one where
  /// it stands in for one that could not be fetched.
  case found(ItemSupplement, retrieved: Int, insteadOf: HTTPFailure?)
  case failed(HTTPFailure)
}
