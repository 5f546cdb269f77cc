package import Providers

/// A place at a provider that answers with a list: the path below the API's version.
package struct Endpoint: Sendable, Hashable {
  package let path: String

  /// Whether it searches; the others list what is trending, popular or discovered.
  package var takesQuery: Bool { path == "search" || path.hasPrefix("search/") }

  /// Whether films or series may be among what it lists.
  package var listsTitles: Bool {
    !path.split(separator: "/").contains { $0 == "person" || $0 == "collection" }
  }

  /// The one of a gallery that names none.
  package static func standard(of provider: ProviderID) -> Endpoint {
    switch provider {
    case .tmdb: Endpoint(path: "search/movie")
    case .tenor: Endpoint(path: "search")
    }
  }

  package static func all(of provider: ProviderID) -> [Endpoint] {
    switch provider {
    case .tmdb: tmdb
    case .tenor: ["search", "featured", "trending"].map(Endpoint.init(path:))
    }
  }

  /// The lists of TMDB's reference, <https://developer.themoviedb.org/reference>.
  private static let tmdb: [Endpoint] = {
    let kinds = [
      ("search", ["movie", "tv", "multi", "person", "collection"]),
      (
        "trending",
        ["all", "movie", "tv", "person"].flatMap { kind in ["day", "week"].map { "\(kind)/\($0)" } }
      ),
      ("discover", ["movie", "tv"]),
      ("movie", ["popular", "top_rated", "now_playing", "upcoming"]),
      ("tv", ["popular", "top_rated", "on_the_air", "airing_today"]),
    ]
    return kinds.flatMap { kind, names in names.map { Endpoint(path: "\(kind)/\($0)") } }
  }()
}
