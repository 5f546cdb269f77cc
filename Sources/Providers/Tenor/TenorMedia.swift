/// The forms in which a result of the Tenor protocol can be shown.
struct TenorMedia: Sendable {
  private static let clips = ["nanomp4", "tinymp4", "mp4"]
  private static let stills = ["nanogifpreview", "tinygifpreview", "gifpreview"]
  /// Forms whose own `preview` is a still, in version 1; those of clips are PNG or JPEG.
  private static let previewed = [
    ["nanomp4", "tinymp4", "mp4"], ["nanowebm", "tinywebm", "webm"],
    ["nanogif", "tinygif", "gif"],
  ]
  /// The last resort, which moves: no larger than needed.
  private static let animations = [["nanogif", "tinygif"], ["mediumgif"], ["gif"]]
  /// The same of stickers, which have no other.
  private static let stickers = [
    ["nanogif_transparent", "tinygif_transparent"], ["gif_transparent"],
  ]

  /// The forms that are looked for in version 2.
  static func names(ofStickers isOfStickers: Bool) -> [String] {
    clips + stills + (animations + (isOfStickers ? stickers : [])).joined()
  }

  private let formats: JSON?
  private let source: MediaSource

  /// Finds the forms of a result: an object in version 2, a list of one object in version 1.
  init(of entry: JSON, from source: MediaSource) {
    self.source = source
    formats = entry["media_formats"] ?? entry["media"]?.elements?.first
  }

  /// The MPEG-4 forms, ascending by width.
  var videos: [Rendition] {
    Self.ascending(Self.clips.compactMap { rendition($0) })
  }

  /// Seconds; nil where no form of the clip tells, or says 0, as KLIPY does.
  var duration: Double? {
    Self.clips.reversed().lazy.compactMap { formats?[$0]?["duration"]?.number }
      .first { $0 > 0 && $0 < 86_400 }
  }

  /// The size of the largest form of the clip that tells it.
  var byteCount: Int? {
    Self.clips.compactMap { formats?[$0]?["size"]?.integer }.filter { $0 > 0 }.max()
  }

  /// The stills, ascending by width; where there is none, the smallest animations.
  var pictures: [Rendition] {
    let stills = Self.ascending(Self.stills.compactMap { rendition($0) })
    if !stills.isEmpty { return stills }
    for names in Self.previewed {
      let previews = Self.ascending(names.compactMap { rendition($0, url: "preview") })
      if !previews.isEmpty { return previews }
    }
    for names in Self.animations + Self.stickers {
      let animations = Self.ascending(names.compactMap { rendition($0) })
      if !animations.isEmpty { return animations }
    }
    return []
  }

  /// A form with its URL as it came; nil where it has none, or no size.
  private func rendition(_ format: String, url name: String = "url") -> Rendition? {
    guard let form = formats?[format], let url = form[name]?.text, source.accepts(url),
      let dimensions = form["dims"]?.elements, dimensions.count >= 2,
      let width = dimensions[0].integer, let height = dimensions[1].integer,
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    return Rendition(url: url, width: width, height: height)
  }

  private static func ascending(_ renditions: [Rendition]) -> [Rendition] {
    var widths: Set<Int> = []
    return
      renditions
      .sorted { $0.width < $1.width }
      .filter { widths.insert($0.width).inserted }
  }
}
