package import Diagnostics

/// What a build would fetch, told before any call is made.
package struct FetchPlan: Sendable, Hashable {
  package struct Gallery: Sendable, Hashable {
    package enum State: String, Sendable, Hashable, CaseIterable {
      case fresh
      case aged
      case missing
    }

    package var slug: String
    package var title: String
    /// The id of the service that is asked, such as `tmdb` or `giphy`.
    package var service: String
    package var state: State
    /// Calls that no gallery before it makes already.
    package var requests: Int
    /// Whether some of them may not be needed: nobody knows yet how long its list is.
    package var isAtMost: Bool
    /// Answers of it in the store.
    package var stored: Int
    /// The age of the oldest of them, in seconds; nil where there is none.
    package var age: Int?
  }

  /// A service that galleries of the configuration ask, with its terms.
  package struct Service: Sendable, Hashable {
    package var id: String
    package var name: String
    package var host: String
    package var requests: Int
    package var isAtMost: Bool
    /// Requests that an hour's limit leaves; nil where the limit is by the second.
    package var left: Int?
    /// The least time that its limit asks for, in seconds.
    package var seconds: Int
    /// Requests that it allows, a second or, where those are less than one, an hour.
    package var limit: Int
    package var isLimitHourly: Bool
    /// Seconds after which an answer must not be used any more.
    package var longestAge: Int
    package var storesMedia: Bool
    package var attribution: String
  }

  /// In the order of the configuration; empty where the sample answers.
  package var galleries: [Gallery] = []
  /// In the order in which the galleries name them.
  package var services: [Service] = []
  package var diagnostics: [Diagnostic] = []
}
