/// Everything that a page shows; what does not concern the page is absent.
///
/// It is large, and handed on from step to step, so it is shared rather than copied.
final class RootContext: Sendable {
  let site: SiteContext
  let page: PageContext?
  let services: [ServiceContext]
  let galleries: [GalleryContext]
  let gallery: GalleryContext?
  let cards: [CardContext]
  let pagination: PaginationContext?
  let item: ItemContext?
  let report: ReportContext?
  let feed: FeedContext?
  let sitemap: SitemapContext?
  /// Empty where there is no sitemap.
  let sitemapURL: String

  init(
    site: SiteContext,
    page: PageContext? = nil,
    services: [ServiceContext] = [],
    galleries: [GalleryContext] = [],
    gallery: GalleryContext? = nil,
    cards: [CardContext] = [],
    pagination: PaginationContext? = nil,
    item: ItemContext? = nil,
    report: ReportContext? = nil,
    feed: FeedContext? = nil,
    sitemap: SitemapContext? = nil,
    sitemapURL: String = ""
  ) {
    self.site = site
    self.page = page
    self.services = services
    self.galleries = galleries
    self.gallery = gallery
    self.cards = cards
    self.pagination = pagination
    self.item = item
    self.report = report
    self.feed = feed
    self.sitemap = sitemap
    self.sitemapURL = sitemapURL
  }
}
