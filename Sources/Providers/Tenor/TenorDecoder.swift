/// Reads a result of the Tenor protocol in either version.
///
/// See <https://developers.google.com/tenor/guides/response-objects-and-errors>.
struct TenorDecoder: Sendable {
  let media: MediaSource

  /// A result as an item; nil where it has no id, or neither a picture nor a clip.
  func item(_ entry: JSON) -> Item? {
    guard let id = entry["id"]?.text?.trimmingBlanks, !id.isEmpty else { return nil }
    let media = TenorMedia(of: entry, from: media)
    let pictures = media.pictures
    let videos = media.videos
    guard !pictures.isEmpty || !videos.isEmpty else { return nil }
    let tags = (entry["tags"]?.elements ?? []).map(\.words).filter { !$0.isEmpty }
    var item = Item(kind: .gif, id: id, title: Self.title(of: entry, tags))
    item.tags = tags
    // GIPHY and KLIPY leave it out, or send 0.
    let created = entry["created"]?.integer ?? 0
    item.date = created > 0 ? CalendarDate(secondsSince1970: created) : nil
    item.pictures = pictures
    item.videos = videos
    item.duration = media.duration
    item.byteCount = media.byteCount
    item.backgroundColor = Self.color(entry.words("bg_color"))
    item.sourceURL = [entry.words("itemurl"), entry.words("url")].first(where: Self.isPage) ?? ""
    return item
  }

  /// Titles are mostly empty; the description is what there is for alternative text.
  private static func title(of entry: JSON, _ tags: [String]) -> String {
    for name in ["title", "content_description", "h1_title"] {
      let words = entry.words(name)
      if !words.isEmpty { return words }
    }
    return tags.isEmpty ? "GIF" : tags.prefix(8).joined(separator: ", ")
  }

  /// Such as `#1a2b3c`, from six or three digits with or without their mark; else empty.
  private static func color(_ text: String) -> String {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy(\.isHexadecimalDigit) else { return "" }
    switch digits.utf8.count {
    case 6: return "#" + digits.lowercased()
    case 3: return "#" + digits.lowercased().map { "\($0)\($0)" }.joined()
    default: return ""
    }
  }

  /// Whether a URL is one of a page to go to: http(s), and no media file, as KLIPY's `url` is.
  private static func isPage(_ url: String) -> Bool {
    guard let address = WebAddress(url) else { return false }
    let isFile = [".gif", ".mp4", ".webm", ".webp"].contains { address.path.hasSuffix($0) }
    // Tenor's short links end in .gif as well, and lead to a page.
    return !isFile || address.host == "tenor.com"
  }
}
