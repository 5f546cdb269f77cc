import Providers

/// Who wants a key: what it is called in the environment, and where to get one.
enum KeyHost {
  case tmdb
  /// `isAlone` says whether no other service of the protocol is asked beside it.
  case tenor(TenorService, isAlone: Bool)

  var service: Service {
    switch self {
    case .tmdb: .tmdb
    case .tenor(let service, _): service.terms
    }
  }

  /// The environment variables that are read where no key is given, the first that is set.
  var variables: [String] {
    switch self {
    case .tmdb: ["TMDB_API_KEY"]
    // The key of the protocol is somebody's: beside another service nobody knows whose.
    case .tenor(.giphy, let isAlone): ["GIPHY_API_KEY"] + (isAlone ? ["TENOR_API_KEY"] : [])
    case .tenor(.klipy, let isAlone): ["KLIPY_API_KEY"] + (isAlone ? ["TENOR_API_KEY"] : [])
    case .tenor(.tenor, _), .tenor(.tenorV1, _): ["TENOR_API_KEY"]
    }
  }

  /// How to come by a key.
  var source: String {
    switch self {
    case .tmdb: "a key is free at https://www.themoviedb.org/settings/api"
    case .tenor(.giphy, _): "a key is free at https://developers.giphy.com/dashboard/"
    case .tenor(.klipy, _): "a key is free at https://partner.klipy.com"
    case .tenor(.tenor, _), .tenor(.tenorV1, _):
      "Tenor gives out no keys any more: GIPHY and KLIPY speak its protocol"
    }
  }
}
