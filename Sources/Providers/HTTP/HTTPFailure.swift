/// Why a request has no usable answer.
package struct HTTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
  package enum Reason: Sendable, Hashable {
    /// The task was cancelled; nobody waits for the answer.
    case cancelled
    /// The address is none.
    case badAddress
    /// No connection can be made.
    case unreachable
    /// The connection broke before the answer was whole.
    case connection
    case timedOut
    /// The body is larger than any answer that is wanted.
    case tooLarge
    /// Sent elsewhere, where a credential must not follow.
    case redirected
    /// A status that is no success.
    case status(Int)
    /// A success that is not what was asked for: HTML, nothing, half a document.
    case unexpected
    /// The service says within its answer that it will not.
    case refused
    /// The service's limit is used up for longer than a build should wait.
    case limited
    /// A connection would be needed, and none may be made.
    case offline
  }

  package var reason: Reason
  /// One sentence that names host and path, never a credential.
  package var message: String
  package var notes: [String]
  /// Seconds that the service asks to wait before the next try.
  package var retryAfter: Double?
  /// How long the request was under way, without the wait for its turn; nil where that is not known.
  var length: Duration?
  /// Whether the service refuses the key, and so whatever is asked with it.
  package var refusesKey = false

  package init(
    _ reason: Reason,
    _ message: String,
    notes: [String] = [],
    retryAfter: Double? = nil
  ) {
    self.reason = reason
    self.message = message
    self.notes = notes
    self.retryAfter = retryAfter
  }

  package var description: String { message }

  /// Whether another service may answer: this one is down, at its limit, or refuses the key.
  var isOfService: Bool {
    switch reason {
    case .unreachable, .connection, .timedOut, .unexpected, .limited: true
    case .status(let status): status == 429 || status >= 500 || refusesKey
    case .cancelled, .badAddress, .tooLarge, .redirected, .refused, .offline: refusesKey
    }
  }

  func noting(_ note: String) -> HTTPFailure {
    var failure = self
    failure.notes.append(note)
    return failure
  }
}
