import Diagnostics

extension SearchSession {
  /// Items asked for by themselves at the same time, for each gallery.
  private static let detailsWidth = 4

  /// Adds to each film and series what is told of it alone.
  ///
  /// An item whose details cannot be had stays as it is: that is a warning. Where stored details
  /// stand in, the result is stale.
  func detailed(_ outcome: SearchOutcome, of search: SearchRequest) async -> SearchOutcome {
    guard case .found(var result) = outcome else { return outcome }
    var failures: [HTTPFailure] = []
    var replaced: [HTTPFailure] = []
    var oldest = Int.max
    var items = result.items
    let outcomes = await detailsOutcomes(of: items, search)
    for (index, outcome) in outcomes.enumerated() {
      switch outcome {
      case .found(let supplement, let retrieved, let failure):
        items[index].add(supplement)
        oldest = min(oldest, retrieved)
        if let failure { replaced.append(failure) }
      case .failed(let failure): failures.append(failure)
      case nil: break
      }
    }
    if failures.contains(where: { $0.reason == .cancelled }) { return .failed(.cancelled(search)) }
    result.items = items
    result.retrieved = min(result.retrieved, oldest)
    let age = time.date() - oldest
    if let failure = replaced.first {
      result.isStale = true
      result.diagnostics.append(.staleDetails(replaced.count, search, age, failure))
    } else if policy.mode == .offline, oldest < .max, !policy.isFresh(age, by: .tmdb) {
      result.diagnostics.append(.agedDetails(search, age))
    }
    if oldest < .max, Service.tmdb.isNearItsEnd(age),
      !result.diagnostics.contains(where: { $0.code == "provider.aging" })
    {
      result.diagnostics.append(.aging(search, age, .tmdb))
    }
    if let failure = failures.first {
      let isOffline = policy.mode == .offline
      result.diagnostics.append(
        .withoutDetails(failures.count, of: items.count, search, failure, isOffline)
      )
    }
    return .found(result)
  }

  /// In the order of the items; nil for those that have no details.
  private func detailsOutcomes(
    of items: [Item],
    _ search: SearchRequest
  ) async -> [DetailsOutcome?] {
    await withTaskGroup(of: (Int, DetailsOutcome?).self) { tasks in
      var outcomes = [DetailsOutcome?](repeating: nil, count: items.count)
      for index in items.indices {
        if index >= Self.detailsWidth, let (done, outcome) = await tasks.next() {
          outcomes[done] = outcome
        }
        tasks.addTask { (index, await detailsOutcome(of: items[index], search)) }
      }
      while let (done, outcome) = await tasks.next() { outcomes[done] = outcome }
      return outcomes
    }
  }

  private func detailsOutcome(of item: Item, _ search: SearchRequest) async -> DetailsOutcome? {
    let provider = TMDBProvider(settings.tmdb)
    guard let request = provider.detailsRequest(of: item, in: search) else { return nil }
    return await details.outcome(of: request.url) {
      await answeredDetails(of: item, request, provider, search)
    }
  }

  /// The service's answer, or a stored one as the policy has it, unless the service has the item no
  /// more.
  private func answeredDetails(
    of item: Item,
    _ request: HTTPRequest,
    _ provider: TMDBProvider,
    _ search: SearchRequest
  ) async -> DetailsOutcome {
    func found(_ answer: Answer, insteadOf failure: HTTPFailure? = nil) -> DetailsOutcome {
      guard let supplement = provider.supplement(answer.body, to: item, in: search) else {
        return .failed(
          HTTPFailure(.unexpected, "\(request.place) answered with another film or series")
        )
      }
      return .found(supplement, retrieved: answer.retrieved, insteadOf: failure)
    }
    do {
      if policy.mode == .offline { return found(try await storedAnswer(to: request, provider)) }
      let answer = try await answer(to: request, detailsSource)
      let outcome = found(answer)
      if case .found = outcome, let new = answer.fetched { await store?.save([new]) }
      return outcome
    } catch  where error.reason == .cancelled || policy.mode == .offline {
      return .failed(error)
    } catch  where error.reason == .status(404) {
      // The service has it no more, which no later build will change.
      return .failed(error)
    } catch {
      do {
        return found(try await storedAnswer(to: request, provider), insteadOf: error)
      } catch _ {
        return .failed(error)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func withoutDetails(
    _ count: Int,
    of all: Int,
    _ search: SearchRequest,
    _ failure: HTTPFailure,
    _ isOffline: Bool
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "provider.no-details",
      "\(count) of \(all) results of \(search.name) are shown without details: \(failure.message)",
      notes: isOffline ? ["build once without --offline to fetch them"] : failure.notes
    )
  }

  fileprivate static func staleDetails(
    _ count: Int,
    _ search: SearchRequest,
    _ age: Int,
    _ failure: HTTPFailure
  ) -> Diagnostic {
    let results = count == 1 ? "1 result" : "\(count) results"
    return Diagnostic(
      .warning,
      code: "provider.stale",
      """
      the details of \(results) of \(search.name) are up to \(Age(seconds: age)) old: \
      \(failure.message)
      """,
      notes: failure.notes
    )
  }

  fileprivate static func agedDetails(_ search: SearchRequest, _ age: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "provider.aged",
      "the details of \(search.name) are up to \(Age(seconds: age)) old, past cache.max_age"
    )
  }
}
