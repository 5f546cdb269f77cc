/// Where the pictures and clips that an answer names may lie.
enum MediaSource: Sendable, Hashable {
  /// At any http(s) address that is one.
  case web
  /// Among the files of the sample catalogue, and nowhere else.
  case sample

  /// Whether a page may show what lies at `url`, written as it is.
  func accepts(_ url: String) -> Bool {
    switch self {
    case .web: WebAddress(url) != nil
    case .sample: url.hasPrefix("sample:/")
    }
  }
}
