internal import Mustache

/// An Atom feed (RFC 4287), the site's or a gallery's; all its addresses are absolute.
struct FeedContext: Sendable {
  struct Entry: Sendable {
    var url: String
    var title: String
    /// RFC 3339.
    var updated: String
    var summary: String
  }

  var title: String
  var subtitle = ""
  var id: String
  var selfURL: String
  /// The page that shows the same.
  var homeURL: String
  var updated: String
  var entries: [Entry]

  static func projection(in vocabulary: inout Vocabulary) -> Projection<FeedContext> {
    let entries = Projection<Entry>(
      "feed entry",
      in: &vocabulary,
      [
        .text("id") { $0.url },
        .text("title") { $0.title },
        .text("url") { $0.url },
        .text("updated") { $0.updated },
        .text("summary") { $0.summary },
      ]
    )
    return Projection(
      "feed",
      in: &vocabulary,
      [
        .text("title") { $0.title },
        .text("subtitle") { $0.subtitle },
        .text("id") { $0.id },
        .text("updated") { $0.updated },
        .text("selfURL") { $0.selfURL },
        .text("homeURL") { $0.homeURL },
        .list("entries", entries) { $0.entries },
      ]
    )
  }
}
