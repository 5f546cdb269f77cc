/// Everything that a page shows; what does not concern the page is absent.
struct RootContext: Sendable {
  var site: SiteContext
  var page: PageContext?
  var services: [ServiceContext] = []
  var galleries: [GalleryContext] = []
  var gallery: GalleryContext?
  var cards: [CardContext] = []
  var pagination: PaginationContext?
  var item: ItemContext?
  var report: ReportContext?
  var feed: FeedContext?
  var sitemap: SitemapContext?
  /// Empty where there is no sitemap.
  var sitemapURL = ""
}
