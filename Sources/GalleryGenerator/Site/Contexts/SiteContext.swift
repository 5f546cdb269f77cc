internal import Foundation
internal import Mustache
internal import Providers

/// The site itself, as every page may speak of it.
final class SiteContext: Sendable {
  let title: String
  let description: String
  let address: SiteAddress?
  let language: String

  /// The direction of the pages' own words.
  let direction: String
  /// The language with its likeliest region, as Open Graph wants it: `en_US`.
  let locale: String

  init(title: String, description: String, address: SiteAddress?, language: String) {
    self.title = title
    self.description = description
    self.address = address
    self.language = language
    let known = Locale.Language(identifier: language)
    let likely = Locale.Language(identifier: known.maximalIdentifier)
    direction = known.characterDirection == .rightToLeft ? "rtl" : "ltr"
    let parts = [likely.languageCode?.identifier ?? language, likely.region?.identifier]
    locale = parts.compactMap(\.self).joined(separator: "_")
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<SiteContext> {
    Projection(
      "site",
      in: &vocabulary,
      [
        .text("title") { $0.title },
        .text("description") { $0.description },
        .text("url") { $0.address?.url },
        .text("language") { $0.language },
        .text("direction") { $0.direction },
        .text("locale") { $0.locale },
        // What Open Graph takes a page for that states none.
        .flag("hasDefaultLocale") { $0.locale == "en_US" },
        .flag("isEnglish") { $0.language.primaryLanguage == "en" },
      ]
    )
  }
}

/// A service in use, with what its terms demand.
final class ServiceContext: Sendable {
  let service: Service
  /// Where the service has one: its logo, at its own address or among the site's files.
  let logo: LinkedMedia?
  /// What the link to an item's page there says.
  let viewAtText: String

  init(service: Service, logo: LinkedMedia?, text: LocalizedText) {
    self.service = service
    self.logo = logo
    viewAtText = text.filled(.viewAt, ["service": service.name])
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<ServiceContext> {
    let logos = LinkedMedia.logos(in: &vocabulary)
    return Projection(
      "service",
      in: &vocabulary,
      [
        .text("id") { $0.service.id },
        .text("name") { $0.service.name },
        .text("homepage") { $0.service.homepage },
        .text("attribution") { $0.service.attribution },
        .text("searchPlaceholder") { $0.service.searchPlaceholder },
        .record("logo", logos) { $0.logo },
      ]
    )
  }
}
