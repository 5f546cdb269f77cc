import Diagnostics
import Providers
import YAML

/// `providers.tenor:`, whose settings may be those of several services.
extension ConfigurationReader {
  private enum Key: String, ConfigurationKey {
    case service
    case key
    case baseURL = "base_url"
    case contentFilter = "content_filter"
    case locale
    case requestsPerSecond = "requests_per_second"
    static let section = "providers.tenor"
  }

  private enum ContentFilter: String, CaseIterable {
    case off
    case low
    case medium
    case high
  }

  /// The settings of each service that is asked, in its turn; at least of one.
  mutating func tenor(
    _ entry: YAMLEntry?,
    firstUse: SourceLocation?
  ) -> [ProviderSettings.Tenor] {
    let fields = entry.map { self.fields($0, as: Key.self) }
    let services = services(fields?[.service])
    var settings = ProviderSettings.Tenor()
    settings.contentFilter =
      choice(fields?[.contentFilter], what: "content filter", of: ContentFilter.self)?.rawValue
    settings.locale = locale(fields?[.locale])
    let keys = shares(fields?[.key], among: services, example: "${%_API_KEY}")
    let addresses = shares(fields?[.baseURL], among: services, example: "https://…")
    return services.map { service in
      let host = KeyHost.tenor(service, isAlone: services.count == 1)
      let baseURL = address(addresses[service])
      settings.service = service
      settings.baseURL = baseURL?.text
      settings.requestsPerSecond =
        rate(fields?[.requestsPerSecond], limit: host.service, at: baseURL)
      settings.key = key(keys[service], of: host, firstUse: firstUse)
      warnOfPlainHTTP(addresses[service], baseURL, key: settings.key)
      return settings
    }
  }

  /// One service, or a list of them without doubles.
  private mutating func services(_ entry: YAMLEntry?) -> [TenorService] {
    guard let entry else { return [.giphy] }
    guard case .sequence(let nodes) = entry.value.content else {
      return [choice(entry, what: "service", of: TenorService.self) ?? .giphy]
    }
    var services: [TenorService] = []
    for node in nodes {
      var item = entry
      item.value = node
      guard let service = choice(item, what: "service", of: TenorService.self) else { continue }
      if services.contains(service) {
        let hint = "each service is asked once"
        report(
          .badValue("service", "names '\(service.rawValue)' twice", at: node.location, hint: hint)
        )
      } else {
        services.append(service)
      }
    }
    if nodes.isEmpty {
      let hint = "write one, such as giphy, or a list such as [giphy, klipy]"
      report(.badValue("service", "has no entry", at: entry.value.location, hint: hint))
    }
    return services.isEmpty ? [.giphy] : services
  }

  /// What a key's value says for each service: the value itself, or an entry of its mapping.
  ///
  /// Several services share neither a key nor an address, so for them it must be a mapping.
  private mutating func shares(
    _ entry: YAMLEntry?,
    among services: [TenorService],
    example: String
  ) -> [TenorService: YAMLEntry] {
    guard let entry else { return [:] }
    if case .mapping = entry.value.content {
      let fields = fields(entry, as: TenorService.self)
      return services.reduce(into: [:]) { $0[$1] = fields[$1] }
    }
    if services.count == 1 { return [services[0]: entry] }
    let parts = services.map { service in
      let name = service.rawValue.uppercased().replacing("-", with: "_")
      return "\(service.rawValue): \(example.replacing("%", with: name))"
    }
    report(
      .badValue(
        entry.name,
        "must say which service it is for",
        at: entry.value.location,
        hint: "write it such as { \(parts.joined(separator: ", ")) }"
      )
    )
    return [:]
  }

  /// `xx` or `xx_YY`, as Tenor's protocol writes it.
  private mutating func locale(_ entry: YAMLEntry?) -> String? {
    guard let entry, let text = text(entry) else { return nil }
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    if parts.count <= 2, let tag = LanguageTag(parts.joined(separator: "-")),
      !text.contains("-"), parts.count == 1 || parts[1].utf8.count == 2
    {
      return tag.text.replacing("-", with: "_")
    }
    let underscored = text.replacing("-", with: "_")
    let isNear = text.contains("-") && LanguageTag(text) != nil
    report(
      .badValue(
        entry.name,
        "must be a locale",
        code: "configuration.language",
        at: entry.value.location,
        hint: isNear ? "did you mean '\(underscored)'?" : "write it such as en_US or de"
      )
    )
    return nil
  }
}

extension TenorService: ConfigurationKey {
  static let section = "what is said for each service"
}
