internal import FlowLayout
internal import Mustache
internal import Providers

/// An item as a page shows it: as a card in a grid, or large on its own page.
///
/// Each of a record's fields asks for the whole card, so it is shared rather than copied.
final class CardContext: Sendable {
  enum Use: Sendable {
    case card
    case page
  }

  let entry: Catalog.Entry
  let use: Use
  /// Its place in the grid, from 0; the first line loads at once.
  let position: Int
  /// How the grid shows its picture; nil where it is in none.
  let slot: PictureSlot?
  /// The picture to show, or nil where there is none.
  let picture: LinkedMedia?
  /// The clip to play: the largest that is not wider than a phone shows.
  let video: LinkedMedia?
  let text: LocalizedText
  /// The language of the pages' own words.
  let siteLanguage: String
  /// The language that the item's service answered in, or empty where it is not known.
  let contentLanguage: String
  /// The title's language where it is known and another than the site's, or empty.
  let titleLanguage: String

  init(
    entry: Catalog.Entry,
    use: Use,
    position: Int,
    slot: PictureSlot?,
    page: PagePath,
    media: MediaLinks,
    text: LocalizedText,
    siteLanguage: String,
    contentLanguage: String
  ) {
    self.entry = entry
    self.use = use
    self.position = position
    self.slot = slot
    self.text = text
    self.siteLanguage = siteLanguage
    self.contentLanguage = contentLanguage
    titleLanguage = Self.titleLanguage(of: entry, contentLanguage, siteLanguage)
    let link = { (rendition: Rendition) in media.link(to: rendition.url, root: page.root) }
    picture = Self.picture(of: entry, use, in: slot, link)
    video = Self.video(of: entry, link)
  }

  var item: Item { entry.item }

  /// A title that equals the original one was not translated; a name is in no language.
  private static func titleLanguage(
    of entry: Catalog.Entry,
    _ content: String,
    _ site: String
  ) -> String {
    if entry.item.kind == .person { return "" }
    let original = entry.item.originalLanguage
    let isOriginal = entry.item.originalTitle.isEmpty && !original.isEmpty
    return foreign(isOriginal ? original : content, to: site)
  }

  /// The overview's language where it is known and another than the site's.
  var overviewLanguage: String {
    foreign(item.overviewLanguage.isEmpty ? contentLanguage : item.overviewLanguage)
  }

  /// The language where it is another than the site's.
  func foreign(_ language: String) -> String {
    Self.foreign(language, to: siteLanguage)
  }

  private static func foreign(_ language: String, to site: String) -> String {
    language.primaryLanguage == site.primaryLanguage ? "" : language
  }

  /// A card has room for some lines; the rest would only weigh the page down.
  var overview: String {
    use == .page ? item.overview : item.overview.excerpt(of: 240)
  }

  /// The letter that stands in for a missing picture.
  var initial: String {
    item.title.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "·"
  }

  private static func picture(
    of entry: Catalog.Entry,
    _ use: Use,
    in slot: PictureSlot?,
    _ link: (Rendition) -> String
  ) -> LinkedMedia? {
    let pictures = entry.item.pictureSet
    guard let last = pictures.indices.last else { return nil }
    func firstIndex(atLeast width: Int) -> Int {
      pictures.indices.first { pictures.width(at: $0) >= width } ?? last
    }
    let chosen = firstIndex(atLeast: use == .card ? 320 : 480)
    let shown = pictures[chosen]
    let address = link(shown)
    // On finer screens than of two pixels to one, nobody sees that there could be more.
    let greatest = firstIndex(atLeast: use == .card ? Int(2 * (slot?.greatestWidth ?? 0)) : 600)
    let least = use == .card ? 150 : 320
    var sourceSet = ""
    sourceSet.reserveCapacity((address.utf8.count + 8) * pictures.count)
    var first: String?
    var differ = false
    // Only posters come in sizes made for it; the stills of a clip are of different crops.
    for index in 0...greatest where entry.item.kind != .gif && pictures.width(at: index) >= least {
      let candidate = index == chosen ? address : link(pictures[index])
      // A comma at its end would part it from its width.
      if candidate.utf8.last == UInt8(ascii: ",") { continue }
      if let first { differ = differ || candidate != first } else { first = candidate }
      if !sourceSet.isEmpty { sourceSet += ", " }
      sourceSet += candidate
      sourceSet += " "
      sourceSet += String(pictures.width(at: index))
      sourceSet += "w"
    }
    return LinkedMedia(
      address: address,
      sourceSet: differ ? sourceSet : "",
      width: shown.width,
      height: shown.height
    )
  }

  private static func video(
    of entry: Catalog.Entry,
    _ link: (Rendition) -> String
  ) -> LinkedMedia? {
    let videos = entry.item.videos
    return (videos.last { $0.width <= 640 } ?? videos.first).map { chosen in
      LinkedMedia(address: link(chosen), width: chosen.width, height: chosen.height)
    }
  }

  /// What templates may ask of a card, and of an item's page, which holds a card.
  static func members<Holder: CardHolder>(
    in vocabulary: inout Vocabulary
  ) -> [Projection<Holder>.Member] {
    let pictures = LinkedMedia.pictures(in: &vocabulary)
    let videos = LinkedMedia.videos(in: &vocabulary)
    return [
      .text("path") { $0.card.entry.path },
      .text("title") { $0.card.entry.item.title },
      .text("originalTitle") { $0.card.entry.item.originalTitle },
      .text("titleLanguage") { $0.card.titleLanguage },
      .text("overviewLanguage") { $0.card.overviewLanguage },
      .text("kind") { $0.card.entry.item.kind.rawValue },
      .flag("isGif") { $0.card.entry.item.kind == .gif },
      .text("year") { source in
        source.card.entry.item.date.map { source.card.text.year($0.year) }
      },
      .text("date") { $0.card.entry.item.date?.text },
      .text("dateText") { source in
        source.card.entry.item.date.map { source.card.text.date($0) }
      },
      .text("rating") { source in
        source.card.entry.item.rating.map(source.card.text.rating)
      },
      .text("overview") { $0.card.overview },
      .record("picture", pictures) { $0.card.picture },
      .text("initial") { $0.card.initial },
      .text("backgroundColor") { $0.card.entry.item.backgroundColor },
      .text("sizes") { $0.card.slot?.sizes },
      .flag("eager") { $0.card.position < $0.card.slot?.perLine ?? 1 },
      .flag("first") { $0.card.position == 0 },
      .record("video", videos) { $0.card.video },
    ]
  }
}

/// What shows a card, or is one.
protocol CardHolder: Sendable {
  var card: CardContext { get }
}

extension CardContext: CardHolder {
  var card: CardContext { self }
}

extension String {
  /// The first part of a language's tag: `pt` of `pt-BR`.
  var primaryLanguage: Substring {
    Substring(utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
  }
}
