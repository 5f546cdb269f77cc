internal import Mustache

/// A page of the site, whatever it shows: what the base template needs.
final class PageContext: Sendable {
  enum Kind: Sendable, Hashable {
    case explore
    case gallery
    case item
    case report
    case notFound
  }

  let kind: Kind
  let path: PagePath
  /// The page's heading.
  let title: String
  let description: String
  let site: SiteContext
  let policy: String
  let hasFeed: Bool
  let social: SocialCard
  /// JSON-LD, ready to stand in a script element; empty where there is nothing to tell.
  let structuredData: [UInt8]

  init(
    kind: Kind,
    path: PagePath,
    title: String,
    description: String,
    site: SiteContext,
    policy: String,
    hasFeed: Bool,
    social: SocialCard,
    structuredData: [UInt8]
  ) {
    self.kind = kind
    self.path = path
    self.title = title
    self.description = description
    self.site = site
    self.policy = policy
    self.hasFeed = hasFeed
    self.social = social
    self.structuredData = structuredData
  }

  /// What the browser's tab says.
  var documentTitle: String {
    kind == .explore ? site.title : "\(title) · \(site.title)"
  }

  /// The page's own address; a page that is served under any has none.
  var canonical: String {
    kind == .notFound ? "" : site.address?.url(of: path.path) ?? ""
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<PageContext> {
    Projection(
      "page",
      in: &vocabulary,
      [
        .text("title") { $0.title },
        .text("documentTitle") { $0.documentTitle },
        .text("description") { $0.description },
        .text("root") { $0.path.root }.constant,
        .text("canonical") { $0.canonical },
        .flag("isExplore") { $0.kind == .explore }.constant,
        .flag("isGallery") { $0.kind == .gallery }.constant,
        .flag("isItem") { $0.kind == .item }.constant,
        .flag("isReport") { $0.kind == .report }.constant,
        .flag("isNotFound") { $0.kind == .notFound }.constant,
        .text("policy") { $0.policy },
        .flag("hasFeed") { $0.hasFeed }.constant,
        .text("socialType") { $0.social.type },
        .text("socialImage") { $0.social.image },
        .text("socialImageText") { $0.social.imageText },
        .text("twitterCard") { $0.social.isLarge ? "summary_large_image" : "summary" },
        .bytes("structuredData") { $0.structuredData },
      ]
    )
  }
}
