internal import Mustache

/// What each of the theme's templates may name, and how the pages fill it.
struct ThemeVocabulary: Sendable {
  /// A template that makes a file of the site; the theme's others are parts of these.
  enum Template: String, Sendable, Hashable, CaseIterable {
    case explore
    case gallery
    case item
    case report
    case notFound = "not-found"
    case feed
    case sitemap
    case sitemapIndex = "sitemap-index"
    case robots
  }

  private(set) var vocabulary = Vocabulary()
  private let projections: [Template: Projection<RootContext>]

  /// - Parameters:
  ///   - assets: what each static file is called and the path that it lies at.
  ///   - words: the pages' own words.
  init(assets: [String: String], words: Words) {
    let site = SiteContext.projection(in: &vocabulary)
    let page = PageContext.projection(in: &vocabulary)
    let service = ServiceContext.projection(in: &vocabulary)
    let card = Projection<CardContext>(
      "card",
      in: &vocabulary,
      CardContext.members(in: &vocabulary)
    )
    let listed = GalleryContext.summaries(in: &vocabulary)
    let illustrated = GalleryContext.summaries(in: &vocabulary, cards: card)
    let gallery = GalleryContext.projection(in: &vocabulary)
    let pagination = PaginationContext.projection(in: &vocabulary)
    let item = ItemContext.projection(in: &vocabulary)
    let report = ReportContext.projection(in: &vocabulary)
    let feed = FeedContext.projection(in: &vocabulary)
    let sitemap = SitemapContext.projection(in: &vocabulary)
    let generator = "Vitrine \(Version.current)"
    let madeWith = words[.madeWith].text(["generator": generator])
    let sortedAssets = assets.sorted { $0.key < $1.key }

    let common: [Projection<RootContext>.Member] = [
      .record("site", site) { $0.site }.constant,
      .constants("assets", sortedAssets.map { ($0.key, $0.value) }, in: &vocabulary),
      .constants("words", words.plain, in: &vocabulary),
      .text("generator") { _ in generator }.constant,
      .text("madeWithText") { _ in madeWith }.constant,
    ]
    let framed =
      common + [.record("page", page) { $0.page }, .list("services", service) { $0.services }]
    let count: [Projection<RootContext>.Member] = [
      .integer("galleryCount") { $0.galleries.count },
      .flag("galleryCountIsOne") { $0.galleries.count == 1 },
    ]
    let members: (Template) -> [Projection<RootContext>.Member] = { template in
      switch template {
      case .explore: framed + count + [.list("galleries", illustrated) { $0.galleries }]
      case .notFound: framed + count + [.list("galleries", listed) { $0.galleries }]
      case .gallery:
        framed + [
          .record("gallery", gallery) { $0.gallery },
          .list("cards", card) { $0.cards },
          .record("pagination", pagination) { $0.pagination },
        ]
      case .item:
        framed + [
          .record("item", item) { $0.item }, .list("galleries", listed) { $0.galleries },
        ]
      case .report:
        framed + [
          .record("gallery", gallery) { $0.gallery }, .record("report", report) { $0.report },
        ]
      case .feed: common + [.record("feed", feed) { $0.feed }]
      case .sitemap, .sitemapIndex: common + [.record("sitemap", sitemap) { $0.sitemap }]
      case .robots: common + [.text("sitemapURL") { $0.sitemapURL }]
      }
    }
    var projections: [Template: Projection<RootContext>] = [:]
    for template in Template.allCases {
      let projection = Projection(template.rawValue, in: &vocabulary, members(template))
      vocabulary.page(template.rawValue, projection.shape)
      projections[template] = projection
    }
    self.projections = projections
  }

  /// The record that `template` is rendered with.
  func record(for template: Template, of context: RootContext) -> Record {
    guard let projection = projections[template] else {
      preconditionFailure("every template has a projection")
    }
    return projection.record(of: context)
  }
}

extension Projection.Member {
  /// A record that is the same on every page.
  fileprivate static func constants(
    _ name: String,
    _ texts: [(name: String, text: String)],
    in vocabulary: inout Vocabulary
  ) -> Self {
    let projection = Projection<Int>(
      name,
      in: &vocabulary,
      texts.map { entry in .text(entry.name) { _ in entry.text } }
    )
    let record = projection.record(of: 0)
    return .record(name, projection.shape) { _ in record }.constant
  }
}
