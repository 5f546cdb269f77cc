import Providers

/// What endpoints can be asked besides the query, as the services' own descriptions have it:
/// <https://developer.themoviedb.org/openapi/tmdb-api.json> and
/// <https://developers.google.com/tenor/guides/endpoints>.
extension Endpoint {
  /// The names of the parameters that it takes.
  var parameters: [String] {
    switch path {
    case "search", "featured", "trending": Self.tenor
    case "search/movie": Self.common + ["primary_release_year", "region", "year"]
    case "search/tv": Self.common + ["first_air_date_year", "year"]
    case "search/collection": Self.common + ["region"]
    case "search/multi", "search/person": Self.common
    case "discover/movie": Self.common + Self.discovering + Self.discoveringFilms
    case "discover/tv": Self.common + Self.discovering + Self.discoveringSeries
    case "tv/on_the_air", "tv/airing_today": ["language", "timezone"]
    default:
      if path.hasPrefix("movie/") {
        ["language", "region"]
      } else {
        ["language"]
      }
    }
  }

  /// The values that a parameter takes, where they are few; nil where it takes any.
  func values(of parameter: String) -> [String]? {
    switch parameter {
    case "ar_range": return ["all", "wide", "standard"]
    case "contentfilter": return ["off", "low", "medium", "high"]
    case "sort_by": break
    default: return nil
    }
    let own =
      path == "discover/movie"
      ? ["original_title", "primary_release_date", "revenue", "title"]
      : ["first_air_date", "name", "original_name"]
    return (["popularity", "vote_average", "vote_count"] + own)
      .flatMap { ["\($0).desc", "\($0).asc"] }
  }

  /// The genres that `with_genres` and `without_genres` name; empty where there is no such filter.
  var genres: [TMDBGenre] {
    switch path {
    case "discover/movie": TMDBGenre.ofFilms
    case "discover/tv": TMDBGenre.ofSeries
    default: []
    }
  }

  private static let tenor = [
    "ar_range", "contentfilter", "country", "locale", "media_filter", "random", "searchfilter",
  ]

  private static let common = ["include_adult", "language"]

  private static let discovering = [
    "sort_by", "vote_average.gte", "vote_average.lte", "vote_count.gte", "vote_count.lte",
    "watch_region", "with_companies", "with_genres", "with_keywords", "with_origin_country",
    "with_original_language", "with_runtime.gte", "with_runtime.lte",
    "with_watch_monetization_types", "with_watch_providers", "without_companies",
    "without_genres", "without_keywords", "without_watch_providers",
  ]

  private static let discoveringFilms = [
    "certification", "certification.gte", "certification.lte", "certification_country",
    "include_video", "primary_release_date.gte", "primary_release_date.lte",
    "primary_release_year", "region", "release_date.gte", "release_date.lte", "with_cast",
    "with_crew", "with_people", "with_release_type", "year",
  ]

  private static let discoveringSeries = [
    "air_date.gte", "air_date.lte", "first_air_date.gte", "first_air_date.lte",
    "first_air_date_year", "include_null_first_air_dates", "screened_theatrically", "timezone",
    "with_networks", "with_status", "with_type",
  ]
}
