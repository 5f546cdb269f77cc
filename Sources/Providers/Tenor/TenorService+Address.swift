extension TenorService {
  package var terms: Service {
    switch self {
    case .giphy: .giphy
    case .klipy: .klipy
    case .tenor: .tenor
    case .tenorV1: .tenorV1
    }
  }

  var baseURL: String {
    switch self {
    case .giphy: "https://api.giphy.com"
    case .klipy: "https://api.klipy.com"
    case .tenor: "https://tenor.googleapis.com"
    case .tenorV1: "https://g.tenor.com"
    }
  }

  /// The version that it speaks where its base URL names none.
  var version: TenorVersion { self == .tenorV1 ? .v1 : .v2 }

  var keyVariable: String {
    switch self {
    case .giphy: "GIPHY_API_KEY"
    case .klipy: "KLIPY_API_KEY"
    case .tenor, .tenorV1: "TENOR_API_KEY"
    }
  }
}

extension Service {
  /// The first version, which shut down with the second one.
  static let tenorV1: Service = {
    var service = tenor
    service.id = TenorService.tenorV1.rawValue
    return service
  }()
}

extension ProviderSettings {
  /// The service that is asked first for a provider's requests, with its terms.
  package func service(for provider: ProviderID) -> Service {
    switch provider {
    case .tmdb: .tmdb
    case .tenor: tenor.service.terms
    }
  }
}
