internal import FlowLayout
internal import Mustache
internal import Providers

/// A gallery, as its own page, the explore page and its items' pages speak of it.
///
/// The pages of all its items list it, so it is shared rather than copied.
final class GalleryContext: Sendable {
  let gallery: Catalog.Gallery
  let text: LocalizedText
  /// Its first cards, where the page shows some.
  let cards: [CardContext]
  let files: GalleryFiles
  let style: Style
  /// The gallery's slug, unless it is the sample's: its pages never stand in for a service's.
  let slugOfService: String?

  init(
    gallery: Catalog.Gallery,
    text: LocalizedText,
    cards: [CardContext] = [],
    files: GalleryFiles = GalleryFiles()
  ) {
    self.gallery = gallery
    self.text = text
    self.cards = cards
    self.files = files
    slugOfService = gallery.service.id == Service.sample.id ? nil : gallery.configuration.slug
    style =
      Style(rawValue: gallery.configuration.layout.name)
      ?? (gallery.configuration.request.provider == .tmdb ? .movies : .gifs)
  }

  var title: String { gallery.configuration.title }
  var path: String { gallery.configuration.slug + ".html" }
  var count: Int { gallery.items.count }

  /// Such as `20 results`.
  var countText: String { text.results(count) }

  /// How many the service has in all, where those are more.
  var total: Int? { gallery.total.flatMap { $0 > count ? $0 : nil } }

  /// Which of the cards' styles its grid shows.
  enum Style: String, Sendable {
    case movies
    case gifs
    case explore
  }

  /// How its grid shows pictures.
  var slot: PictureSlot {
    gallery.configuration.layout.pictureSlot(isCropped: style == .explore)
  }

  /// For lists of galleries; `cards` only where the page shows some.
  static func summaries(
    in vocabulary: inout Vocabulary,
    cards: Projection<CardContext>? = nil
  ) -> Projection<GalleryContext> {
    var members: [Projection<GalleryContext>.Member] = [
      .text("title") { $0.title },
      .text("slug") { $0.gallery.configuration.slug },
      .text("path") { $0.path },
      .text("query") { $0.gallery.configuration.request.query },
      .integer("count") { $0.count },
      .text("countText") { $0.countText },
      .flag("isEmpty") { $0.count == 0 },
      .flag("isKept") { $0.gallery.gap == .kept },
      .text("kind") { $0.style == .movies ? "movies" : "gifs" },
    ]
    if let cards {
      members += [.list("cards", cards) { $0.cards }, .flag("hasCards") { !$0.cards.isEmpty }]
    }
    return Projection("gallery in a list", in: &vocabulary, members)
  }

  /// For the gallery's own page, and its report.
  static func projection(in vocabulary: inout Vocabulary) -> Projection<GalleryContext> {
    Projection(
      "gallery",
      in: &vocabulary,
      [
        .text("title") { $0.title },
        .text("slug") { $0.gallery.configuration.slug },
        .text("path") { $0.path },
        .text("query") { $0.gallery.configuration.request.query },
        .flag("hasQuery") { !$0.gallery.configuration.request.query.isEmpty },
        .integer("count") { $0.count },
        .text("countText") { $0.countText },
        .flag("isEmpty") { $0.count == 0 },
        .integer("total") { $0.total },
        .text("totalText") { context in
          context.total.map { context.text.filled(.total, ["count": context.text.number($0)]) }
        },
        .text("layoutClass") { $0.gallery.configuration.layout.className },
        .flag("isMovies") { $0.style == .movies },
        .flag("isGifs") { $0.style == .gifs },
        .flag("isExplore") { $0.style == .explore },
        .text("searchPlaceholder") { $0.gallery.service.searchPlaceholder },
        .text("reportPath") { $0.files.report },
        .text("jsonPath") { $0.files.json },
        .text("csvPath") { $0.files.csv },
        .text("feedPath") { $0.files.feed },
        .flag("hasFiles") { !($0.files.json + $0.files.csv + $0.files.feed).isEmpty },
      ]
    )
  }
}
