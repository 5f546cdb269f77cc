/// What answering a request would take, told before any call is made.
package struct SearchPlan: Sendable, Hashable {
  package enum State: String, Sendable, Hashable {
    /// The store has it all, young enough.
    case fresh
    /// The store has it all, but some of it is to be asked for again.
    case aged
    /// The store lacks some of it.
    case missing
  }

  package var state = State.fresh
  /// Calls that nobody before it makes already; none where no connection may be made.
  package var requests = 0
  /// Whether some of `requests` are for what no list has told yet, and may turn out fewer.
  package var isAtMost = false
  /// Answers of it in the store.
  package var stored = 0
  /// The age of the oldest of them, in seconds; nil where there is none.
  package var age: Int?
}

/// What a service's share of a plan takes, and what its terms say.
package struct ServicePlan: Sendable, Hashable {
  package var service: Service
  /// The host that answers, with its port where it states one.
  package var host: String
  package var requests: Int
  /// Requests that an hour's limit leaves, where that is what the service has.
  package var left: Int?
  /// The seconds that the limit asks for, counted from the first request.
  package var seconds: Int
}
