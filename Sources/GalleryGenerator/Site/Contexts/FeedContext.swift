internal import Mustache

/// The site's Atom feed (RFC 4287); all its addresses are absolute.
struct FeedContext: Sendable {
  struct Entry: Sendable {
    var url: String
    var title: String
    /// RFC 3339.
    var updated: String
    var summary: String
  }

  var address: SiteAddress
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
        .text("id") { $0.address.url },
        .text("updated") { $0.updated },
        .text("selfURL") { $0.address.url(of: "feed.xml") },
        .text("homeURL") { $0.address.url },
        .list("entries", entries) { $0.entries },
      ]
    )
  }
}
