import Diagnostics
import Providers
import YAML

/// `providers:`
extension ConfigurationReader {
  private enum Key: String, ConfigurationKey {
    case tmdb
    case tenor
    static let section = "providers"
  }

  private enum TMDBKey: String, ConfigurationKey {
    case key
    case baseURL = "base_url"
    case imageBaseURL = "image_base_url"
    case language
    case region
    case includeAdult = "include_adult"
    case requestsPerSecond = "requests_per_second"
    static let section = "providers.tmdb"
  }

  mutating func providers(
    _ entry: YAMLEntry?,
    usedBy galleries: [Configuration.Gallery]
  ) -> ProviderSettings {
    let fields = entry.map { self.fields($0, as: Key.self) }
    func firstUse(of provider: ProviderID) -> SourceLocation? {
      galleries.first { $0.request.provider == provider }?.location
    }
    var settings = ProviderSettings()
    settings.tmdb = tmdb(fields?[.tmdb], firstUse: firstUse(of: .tmdb))
    let services = tenor(fields?[.tenor], firstUse: firstUse(of: .tenor))
    settings.tenor = services[0]
    settings.tenorFallbacks = Array(services.dropFirst())
    return settings
  }

  private mutating func tmdb(
    _ entry: YAMLEntry?,
    firstUse: SourceLocation?
  ) -> ProviderSettings.TMDB {
    let fields = entry.map { self.fields($0, as: TMDBKey.self) }
    let baseURL = address(fields?[.baseURL])
    var settings = ProviderSettings.TMDB()
    settings.baseURL = baseURL?.text ?? settings.baseURL
    settings.imageBaseURL = address(fields?[.imageBaseURL])?.text ?? settings.imageBaseURL
    settings.language = language(fields?[.language])
    settings.region = region(fields?[.region])
    settings.includeAdult = boolean(fields?[.includeAdult], else: settings.includeAdult)
    settings.requestsPerSecond =
      rate(fields?[.requestsPerSecond], limit: Service.tmdb, at: baseURL)
    settings.key = key(fields?[.key], of: .tmdb, firstUse: firstUse)
    warnOfPlainHTTP(fields?[.baseURL], baseURL, key: settings.key)
    return settings
  }

  /// Requests a second, never above what the service allows, except on this machine.
  mutating func rate(
    _ entry: YAMLEntry?,
    limit service: Service,
    at baseURL: WebAddress?
  ) -> Double? {
    guard let entry, let rate = rate(entry) else { return nil }
    let isLoopback = baseURL?.isLoopback ?? false
    guard rate > service.requestsPerSecond, !isLoopback else { return rate }
    report(
      .badValue(
        entry.name,
        "is above the limit of \(service.name)",
        code: "configuration.rate",
        at: entry.value.location,
        hint:
          "\(service.name) allows \(service.limitText); only a base_url on this machine may exceed it"
      )
    )
    return nil
  }

  mutating func warnOfPlainHTTP(
    _ entry: YAMLEntry?,
    _ address: WebAddress?,
    key: Secret?
  ) {
    guard let entry, let address, key != nil, address.scheme == "http", !address.isLoopback else {
      return
    }
    report(
      Diagnostic(
        .warning,
        code: "configuration.plain-http",
        at: entry.value.location,
        "the key goes to this address unencrypted",
        notes: ["write https://"]
      )
    )
  }

  /// Two letters (ISO 3166-1), in capitals.
  private mutating func region(_ entry: YAMLEntry?) -> String? {
    guard let entry, let text = text(entry) else { return nil }
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let region = text.uppercased()
    if text.utf8.count == 2, region.utf8.allSatisfy(letters.contains) { return region }
    let hint = "write two letters, such as US or DE"
    report(
      .badValue(entry.name, "must be a country (ISO 3166-1)", at: entry.value.location, hint: hint)
    )
    return nil
  }
}

extension Service {
  /// `40 requests a second`, or by the hour where that is less than one a second.
  fileprivate var limitText: String {
    requestsPerSecond >= 1
      ? "\(Int(requestsPerSecond)) a second"
      : "\(Int((requestsPerSecond * 3600).rounded())) an hour, which is \(hourly) a second"
  }

  /// Rounded down to 4 places.
  private var hourly: String {
    let places = Int(requestsPerSecond * 10_000)
    let digits = String(places)
    return "0." + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
