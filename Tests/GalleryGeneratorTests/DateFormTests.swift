import Foundation
import Testing

@testable import GalleryGenerator

struct DateFormTests {
  /// A locale of each language that Foundation knows, and of each script that it is written in.
  private static let locales = Set(
    Locale.availableIdentifiers.map { identifier in
      let language = Locale.Language(identifier: identifier)
      return [language.languageCode?.identifier, language.script?.identifier]
        .compactMap(\.self).joined(separator: "-")
    }
  )

  @Test func datesAreWrittenAsFoundationWritesThem() throws {
    #expect(Self.locales.count > 100)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for identifier in Self.locales {
      let locale = Locale(identifier: identifier)
      calendar.locale = locale
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
        .day().month(.wide).year()
      let forms = DateForm.ofMonths(in: locale)
      #expect(forms.count == 12)
      let numbers = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
      for (month, form) in zip(1..., forms) {
        for (day, year) in [(1, 1990), (5, 2024), (22, 1877)] {
          let date = try #require(
            calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
          )
          let text = form.text(day: day.formatted(numbers), year: year.formatted(numbers))
          #expect(text == date.formatted(style), "\(identifier)")
        }
      }
    }
  }
}
