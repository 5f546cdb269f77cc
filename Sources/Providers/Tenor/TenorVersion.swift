/// A version of the Tenor protocol, which is the last word of its base URL.
enum TenorVersion: String, Sendable, Hashable {
  case v1
  case v2

  /// The version that a base URL names itself, as its last word.
  init?(namedBy baseURL: String) {
    guard let word = WebAddress(baseURL)?.path.split(separator: "/").last else { return nil }
    self.init(rawValue: String(word))
  }

  /// The forms that a page may use, so that no others are sent.
  ///
  /// The first version knows presets alone, of which `basic` has them.
  func mediaFilter(ofStickers isOfStickers: Bool) -> String {
    switch self {
    case .v1: "basic"
    case .v2: TenorMedia.names(ofStickers: isOfStickers).joined(separator: ",")
    }
  }

  /// What is trending was renamed between the versions; either name works with both.
  ///
  /// See <https://developers.google.com/tenor/guides/migrate-from-v1>.
  func endpoint(_ name: String) -> String {
    switch (self, name) {
    case (.v1, "featured"): "trending"
    case (.v2, "trending"): "featured"
    default: name
    }
  }
}
