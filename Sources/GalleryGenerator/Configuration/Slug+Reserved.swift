/// Names that no page of a person's own may bear.
extension Slug {
  /// Whether the site, or Windows, keeps the name for itself.
  package static func isReserved(_ slug: String) -> Bool {
    reserved.contains(slug) || isPageNumber(slug)
  }

  private static let reserved: Set<String> = {
    let ofTheSite = [
      "index", "404", "search", "assets", "movie", "tv", "person", "gif", "feed", "sitemap",
      "robots", "manifest", "report", "results",
    ]
    // <https://learn.microsoft.com/windows/win32/fileio/naming-a-file>
    let ofWindows =
      ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(ofTheSite + ofWindows)
  }()

  /// `page-2` and its like, which a gallery's further pages are called.
  private static func isPageNumber(_ slug: String) -> Bool {
    slug.hasPrefix("page-") && slug.utf8.count > 5
      && slug.utf8.dropFirst(5).allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }
}
