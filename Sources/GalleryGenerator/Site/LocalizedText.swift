internal import Foundation
internal import Providers

/// Dates, numbers and names of languages in the site's language.
///
/// They depend on that language alone: not on the clock, the time zone or the locale of whoever
/// builds the site.
struct LocalizedText: Sendable {
  private let locale: Locale
  private let dateStyle: Date.FormatStyle

  init(language: String) {
    locale = Locale(identifier: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    dateStyle = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .day().month(.wide).year()
  }

  /// Such as `8 April 1990`, with the month in words.
  func date(_ date: CalendarDate) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Noon, so that no rule of any calendar can move it to another day.
    let components = DateComponents(year: date.year, month: date.month, day: date.day, hour: 12)
    guard let instant = calendar.date(from: components) else { return date.text }
    return instant.formatted(dateStyle)
  }

  func number(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  /// The name of a language by its ISO 639 code, or the empty text.
  func languageName(_ code: String) -> String {
    code.isEmpty ? "" : locale.localizedString(forLanguageCode: code) ?? ""
  }

  /// A rating of 0…10 with one digit behind a point, which its machine-readable form has too.
  static func rating(_ rating: Double) -> String {
    let tenths = Int((min(max(rating, 0), 10) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// RFC 3339, in UTC, with whole seconds.
  static func timestamp(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
  }
}
