import Foundation
import Testing

@testable import GalleryGenerator

struct NumberFormTests {
  /// A locale of each language that Foundation knows, and some with other digits or groups.
  private static let locales = Set(
    Locale.availableIdentifiers.map {
      Locale.Language(identifier: $0).languageCode?.identifier ?? $0
    } + ["ar-EG", "ar-MA", "bn-u-nu-beng", "de-AT", "de-CH", "en-IN", "es-MX", "fr-CH", "pt-PT"]
  )

  @Test func numbersAreWrittenAsFoundationWritesThem() {
    #expect(Self.locales.count > 100)
    for locale in Self.locales.map(Locale.init) {
      let form = NumberForm(in: locale)
      var number = 0
      while number < 4_000_000_000_000 {
        for number in [number, number + 1, number * 7] {
          #expect(
            form.grouped(number) == number.formatted(.number.locale(locale)),
            "\(locale.identifier)"
          )
          #expect(
            form.ungrouped(number) == number.formatted(.number.grouping(.never).locale(locale)),
            "\(locale.identifier)"
          )
        }
        number = number * 9 + 8
      }
    }
  }
}
