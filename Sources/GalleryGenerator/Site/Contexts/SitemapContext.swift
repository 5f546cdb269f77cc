internal import Mustache

/// A sitemap (<https://www.sitemaps.org/protocol.html>), or an index of sitemaps.
///
/// Its addresses are made when they are asked for: fifty thousand at once would take megabytes.
final class SitemapContext: Sendable {
  struct Location: Sendable {
    fileprivate let sitemap: SitemapContext
    fileprivate let index: Int
  }

  let count: Int
  /// Absolute and percent-encoded.
  let url: @Sendable (Int) -> String
  /// `YYYY-MM-DD`, or nil where it is not known.
  let modified: @Sendable (Int) -> String?

  init(
    count: Int,
    url: @escaping @Sendable (Int) -> String,
    modified: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) {
    self.count = count
    self.url = url
    self.modified = modified
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<SitemapContext> {
    let locations = Projection<Location>(
      "address in a sitemap",
      in: &vocabulary,
      [
        .text("location") { $0.sitemap.url($0.index) },
        .text("lastmod") { $0.sitemap.modified($0.index) },
      ]
    )
    return Projection(
      "sitemap",
      in: &vocabulary,
      [
        .list("urls", locations) { sitemap in
          (0..<sitemap.count).map { Location(sitemap: sitemap, index: $0) }
        }
      ]
    )
  }
}
