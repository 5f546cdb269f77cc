import Diagnostics

extension SearchRequest {
  /// What a message calls the request: its query or, where it has none, its endpoint.
  var name: String { query.isEmpty ? "'\(endpoint)'" : "'\(query)'" }
}

extension HTTPFailure {
  /// The rule that a diagnostic about it names.
  fileprivate var code: String {
    if refusesKey { return "provider.wrong-key" }
    return switch reason {
    case .cancelled: "provider.cancelled"
    case .badAddress: "provider.bad-address"
    case .unreachable, .connection, .redirected: "provider.unreachable"
    case .timedOut: "provider.timed-out"
    case .tooLarge, .unexpected: "provider.unexpected-answer"
    case .status(429), .limited: "provider.rate-limited"
    case .status, .refused: "provider.refused"
    case .offline: "provider.offline"
    }
  }
}

extension Diagnostic {
  /// A request without a result: offline, there are no `failures`; `store` says why no stored
  /// answer could stand in.
  static func failed(
    _ search: SearchRequest,
    _ failures: [HTTPFailure],
    store: HTTPFailure
  ) -> Diagnostic {
    guard let failure = failures.first else {
      return Diagnostic(
        .error,
        code: store.code,
        "\(search.name) cannot be answered offline: \(store.message)",
        notes: ["build once without --offline to fetch it"]
      )
    }
    let others = failures.dropFirst().flatMap { [$0.message] + $0.notes }
    return Diagnostic(
      .error,
      code: failure.code,
      "\(search.name) cannot be fetched: \(failure.message)",
      notes: failure.notes + others + (store.reason == .cancelled ? [] : [store.message])
    )
  }

  /// A request that another service answered than the one that stands first.
  static func standIn(
    _ search: SearchRequest,
    _ service: Service,
    _ failure: HTTPFailure
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "provider.stand-in",
      "\(search.name) is answered by \(service.name): \(failure.message)",
      notes: failure.notes
    )
  }

  static func cancelled(_ search: SearchRequest) -> Diagnostic {
    Diagnostic(
      .error,
      code: HTTPFailure.cancelled.code,
      "\(search.name) was not fetched: the build was cancelled"
    )
  }

  static func reservedParameter(_ name: String, _ search: SearchRequest) -> Diagnostic {
    Diagnostic(
      .error,
      code: "provider.reserved-parameter",
      "\(search.name) cannot be fetched: its parameter '\(name)' is set by Vitrine itself",
      notes: ["remove it; keys belong to 'providers', the number of results to 'limit'"]
    )
  }

  static func stale(_ search: SearchRequest, _ age: Int, _ failure: HTTPFailure) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "provider.stale",
      "\(search.name) shows an answer that is \(Age(seconds: age)) old: \(failure.message)",
      notes: failure.notes
    )
  }

  static func aged(_ search: SearchRequest, _ age: Int) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "provider.aged",
      "\(search.name) shows an answer that is \(Age(seconds: age)) old, past cache.max_age"
    )
  }

  /// An answer that the service's terms will soon forbid to use.
  static func aging(_ search: SearchRequest, _ age: Int, _ service: Service) -> Diagnostic {
    Diagnostic(
      .note,
      code: "provider.aging",
      "\(search.name) shows an answer that is \(Age(seconds: age)) old",
      notes: [
        "\(service.name) allows \(Age(seconds: service.longestAge)); build again before that, and publish"
      ]
    )
  }

  static func skipped(_ count: Int, _ search: SearchRequest, _ required: String) -> Diagnostic {
    let entries =
      count == 1 ? "1 result of \(search.name) was" : "\(count) results of \(search.name) were"
    return Diagnostic(
      .warning,
      code: "provider.skipped-results",
      "\(entries) skipped: a result needs \(required)"
    )
  }

  static func nothingFound(_ search: SearchRequest) -> Diagnostic {
    Diagnostic(.warning, code: "provider.no-results", "nothing was found for \(search.name)")
  }
}
