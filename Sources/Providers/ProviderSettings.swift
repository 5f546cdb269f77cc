/// The settings of both protocols, as `providers` in `vitrine.yml` gives them.
package struct ProviderSettings: Sendable {
  package struct TMDB: Sendable {
    /// A v3 key, or a v4 token, which is sent as a bearer.
    package var key: Secret?
    package var baseURL = "https://api.themoviedb.org/3"
    package var imageBaseURL = PictureSet.usualBase
    package var language: String?
    package var region: String?
    package var includeAdult = false
    /// Lowers the limit of the service; may exceed it only for a loopback base URL.
    package var requestsPerSecond: Double?

    package init() {}
  }

  package struct Tenor: Sendable {
    package var service: TenorService = .giphy
    package var key: Secret?
    /// Overrides the service's own, such as `https://api.giphy.com`.
    package var baseURL: String?
    package var contentFilter: String?
    package var locale: String?
    package var requestsPerSecond: Double?
    /// Where its pictures and clips may lie.
    var media = MediaSource.web

    package init() {}
  }

  package var tmdb = TMDB()
  package var tenor = Tenor()
  /// Who is asked, in this order, where the service of `tenor` is down or refuses the key.
  package var tenorFallbacks: [Tenor] = []

  package init() {}

  /// Those of the sample catalogue, whose pictures and clips are files of the site.
  package static var sample: ProviderSettings {
    var settings = ProviderSettings()
    settings.tmdb.imageBaseURL = SampleCatalog.imageBaseURL
    settings.tenor.media = .sample
    return settings
  }
}

/// A host of the Tenor protocol; its terms are in `Service`.
package enum TenorService: String, Sendable, Hashable, CaseIterable {
  case giphy
  case klipy
  case tenor
  case tenorV1 = "tenor-v1"
}
