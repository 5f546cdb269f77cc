/// A GET request in two parts: what anyone may see of it, and what only the service may.
///
/// Only the client that opens the connection joins the two, so whatever is made of `url`, such as
/// a store's key, a message or a log line, cannot hold a credential.
package struct HTTPRequest: Sendable, Hashable {
  package enum Credential: Sendable, Hashable {
    /// Added to the query.
    case query(name: String, Secret)
    /// Sent as `Authorization: Bearer`.
    case bearer(Secret)
  }

  /// Absolute and escaped, its query sorted by name, such as
  /// `https://api.themoviedb.org/3/search/movie?page=1&query=batman`.
  package var url: String
  package var credentials: [Credential]
  /// Those of an answer that is here already; where it still holds, the service answers 304.
  var validators = Validators()
  /// How long the whole answer may take; nil: as long as the client waits for any.
  package var patience: Duration?
  /// The moment of the fetch's uptime when nobody waits for the answer any more.
  var deadline: Duration?

  package init(url: String, credentials: [Credential] = []) {
    self.url = url
    self.credentials = credentials
  }
}
