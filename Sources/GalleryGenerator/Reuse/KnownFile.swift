/// A file that need not be made, as the site that stands should have it already.
struct KnownFile: Sendable {
  var path: String
  /// The galleries that it belongs to, by slug.
  var galleries: [String]
  /// Of what it is made of.
  var key: ContentHash
  /// Of its bytes.
  var hash: ContentHash
  /// Nobody may have touched it later, in nanoseconds since 1970 by the file system's clock.
  var untouchedSince: Int
}
