/// Where answers come from: the service, the store, or one where the other has none.
package struct FetchPolicy: Sendable, Hashable {
  package enum Mode: Sendable, Hashable {
    /// A stored answer while it is fresh, else the service's, else a stale one.
    case normal
    /// Stored answers alone, however old; no connection is made.
    case offline
    /// The service's answer, else a stale one.
    case refresh
  }

  package var mode: Mode
  /// Seconds for which a stored answer is fresh; nil: for as long as the service's terms allow.
  package var maxAge: Int?

  package init(_ mode: Mode = .normal, maxAge: Int? = 86_400) {
    self.mode = mode
    self.maxAge = maxAge
  }

  /// Whether an answer of that age, in seconds, needs no newer one.
  func isFresh(_ age: Int, by service: Service) -> Bool {
    // An age below zero is a clock that was set back; the answer may be of any age.
    age >= 0 && age < (maxAge ?? .max) && age <= service.longestAge
  }
}
