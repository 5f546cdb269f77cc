/// What the server looks at in a request.
struct Request: Sendable {
  var method: String
  /// The path as it was sent, escapes and all, without the query.
  var target: String
  var host: String?
  var range: String?
  var ifRange: String?
  var ifNoneMatch: String?
  var ifModifiedSince: String?
}
