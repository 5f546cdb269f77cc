internal import Providers

/// How a page links to pictures and clips.
///
/// Those of a service keep the address that the service gave; those of the sample catalogue are
/// files of the site.
struct MediaLinks: Sendable {
  /// The sample's files that may be linked, by path such as `posters/metropolis.svg`.
  private let files: [String: String]

  /// - Parameter samples: for each of the sample's paths, its path in the site.
  init(samples: [String: String] = [:]) {
    files = samples
  }

  /// What to write in `src` on a page with the given way to the site's top.
  func link(to url: String, root: String) -> String {
    sitePath(of: url).map { root + $0 } ?? url
  }

  /// The file of the site that `url` names, or nil where it leads elsewhere.
  func sitePath(of url: String) -> String? {
    Self.samplePath(of: url).flatMap { files[$0] }
  }

  /// `posters/x.svg` for `sample:/posters/w500/x.svg`: the sample's pictures scale, so that the
  /// size folder in the middle, which TMDB's addresses have, says nothing.
  static func samplePath(of url: String) -> String? {
    guard url.hasPrefix("sample:/") else { return nil }
    let parts = url.dropFirst("sample:/".count).split(separator: "/")
    guard let first = parts.first, let last = parts.last, parts.count > 1 else { return nil }
    return "\(first)/\(last)"
  }
}
