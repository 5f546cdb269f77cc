internal import Providers

/// How a page looks where somebody shares it: Open Graph (<https://ogp.me>) and, where that has no
/// word for it, Twitter's cards.
struct SocialCard: Sendable {
  /// Such as `video.movie`.
  var type = "website"
  /// Absolute, as the protocol wants it; empty where none is known.
  var image = ""
  /// What the picture shows.
  var imageText = ""
  /// Whether the picture is shown large above the text, as suits one that is wider than high.
  var isLarge = false

  /// The card of an item, or of a page that shows it first.
  ///
  /// `still` is its picture for cards, `address` that picture's absolute address.
  init(_ entry: Catalog.Entry, type: String, still: Rendition?, address: String?) {
    self.type = type
    guard let still, let address else { return }
    image = address
    imageText = entry.item.title
    isLarge = still.width > still.height
  }

  /// The card of a page that shows no item.
  init(image: String = "", imageText: String = "") {
    self.image = image
    self.imageText = imageText
  }

  /// What Open Graph calls a page about such an item.
  static func type(of kind: Item.Kind) -> String {
    switch kind {
    case .movie: "video.movie"
    case .tv: "video.tv_show"
    case .person: "profile"
    case .collection: "website"
    case .gif: "video.other"
    }
  }
}
