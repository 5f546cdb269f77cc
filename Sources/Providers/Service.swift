/// A service's terms, as data: what a site that shows its results owes it.
package struct Service: Sendable, Hashable {
  /// `tmdb`, `giphy`, `klipy`, `tenor` or `tenor-v1`.
  package var id: String
  package var name: String
  /// Its public site, an absolute URL.
  package var homepage: String
  /// The words that its terms demand on the page.
  package var attribution: String
  /// The placeholder of the search field, where its terms demand one; else empty.
  package var searchPlaceholder: String
  /// An approved logo file, hot-linked and never redrawn; nil where words suffice.
  package var logo: Rendition?
  package var requestsPerSecond: Double
  /// Seconds after which an answer must not be used any more.
  package var longestAge: Int
  /// Whether copies of its pictures and clips may be stored.
  package var storesMedia: Bool
}

extension Service {
  /// When an answer of that moment must not be used any more, in seconds since 1970.
  func expiry(of retrieved: Int) -> Int {
    let (expiry, overflows) = retrieved.addingReportingOverflow(longestAge)
    return overflows ? .max : expiry
  }

  /// Whether an answer of that age, in seconds, has two thirds of its time behind it.
  func isNearItsEnd(_ age: Int) -> Bool { age >= longestAge - longestAge / 3 }
}

extension Service {
  private static let day = 86_400

  /// The terms of 2023-10-20, <https://www.themoviedb.org/api-terms-of-use>.
  package static let tmdb = Service(
    id: "tmdb",
    name: "TMDB",
    homepage: "https://www.themoviedb.org",
    attribution: """
      This website uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise \
      approved by TMDB.
      """,
    searchPlaceholder: "",
    logo: Rendition(
      url: """
        https://www.themoviedb.org/assets/2/v4/logos/v2/\
        blue_short-8e7b30f73a4020692ccca9c88bafe5dcb6f8a62a4c6bc55cd9ba82bb2cd95f6c.svg
        """,
      width: 154,
      height: 20
    ),
    requestsPerSecond: 40,
    longestAge: 183 * day,
    storesMedia: true
  )

  /// <https://developers.giphy.com/docs/api/best-practices/>; beta keys: 100 calls an hour.
  package static let giphy = Service(
    id: "giphy",
    name: "GIPHY",
    homepage: "https://giphy.com",
    attribution: "Powered By GIPHY",
    searchPlaceholder: "",
    logo: nil,
    requestsPerSecond: 100.0 / 3600,
    longestAge: day,
    storesMedia: false
  )

  /// <https://docs.klipy.com/attribution>; test keys: 100 calls an hour.
  package static let klipy = Service(
    id: "klipy",
    name: "KLIPY",
    homepage: "https://klipy.com",
    attribution: "Powered by KLIPY",
    searchPlaceholder: "Search KLIPY",
    logo: nil,
    requestsPerSecond: 100.0 / 3600,
    longestAge: day,
    storesMedia: false
  )

  /// <https://developers.google.com/tenor/guides/rate-limits-and-caching>; closed 2026-06-30.
  package static let tenor = Service(
    id: "tenor",
    name: "Tenor",
    homepage: "https://tenor.com",
    attribution: "Powered By Tenor",
    searchPlaceholder: "Search Tenor",
    logo: nil,
    requestsPerSecond: 1,
    longestAge: day,
    storesMedia: false
  )

  /// The bundled sample: its facts are free, its words, posters and clips Vitrine's own.
  package static let sample = Service(
    id: "sample",
    name: "Vitrine’s sample catalogue",
    homepage: "https://en.wikipedia.org/wiki/Public_domain_film",
    attribution: "Sample catalogue: posters, clips and descriptions made for Vitrine.",
    searchPlaceholder: "",
    logo: nil,
    requestsPerSecond: .infinity,
    longestAge: .max,
    storesMedia: true
  )
}
