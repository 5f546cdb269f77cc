internal import Mustache

/// A sitemap (<https://www.sitemaps.org/protocol.html>), or an index of sitemaps.
struct SitemapContext: Sendable {
  struct Location: Sendable {
    /// Absolute and percent-encoded.
    var url: String
    /// `YYYY-MM-DD`, or nil where it is not known.
    var modified: String?
  }

  var locations: [Location]

  static func projection(in vocabulary: inout Vocabulary) -> Projection<SitemapContext> {
    let locations = Projection<Location>(
      "address in a sitemap",
      in: &vocabulary,
      [.text("location") { $0.url }, .text("lastmod") { $0.modified }]
    )
    return Projection("sitemap", in: &vocabulary, [.list("urls", locations) { $0.locations }])
  }
}
