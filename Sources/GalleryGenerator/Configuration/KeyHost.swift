import Providers

/// Who wants a key: what it is called in the environment, and where to get one.
enum KeyHost {
  case tmdb
  case tenor(TenorService)

  var service: Service {
    switch self {
    case .tmdb: .tmdb
    case .tenor(.giphy): .giphy
    case .tenor(.klipy): .klipy
    case .tenor(.tenor), .tenor(.tenorV1): .tenor
    }
  }

  /// The environment variables that are read where no key is given, the first that is set.
  var variables: [String] {
    switch self {
    case .tmdb: ["TMDB_API_KEY"]
    case .tenor(.giphy): ["GIPHY_API_KEY", "TENOR_API_KEY"]
    case .tenor(.klipy): ["KLIPY_API_KEY", "TENOR_API_KEY"]
    case .tenor(.tenor), .tenor(.tenorV1): ["TENOR_API_KEY"]
    }
  }

  /// How to come by a key.
  var source: String {
    switch self {
    case .tmdb: "a key is free at https://www.themoviedb.org/settings/api"
    case .tenor(.giphy): "a key is free at https://developers.giphy.com/dashboard/"
    case .tenor(.klipy): "a key is free at https://partner.klipy.com"
    case .tenor(.tenor), .tenor(.tenorV1):
      "Tenor gives out no keys any more: GIPHY and KLIPY speak its protocol"
    }
  }
}
