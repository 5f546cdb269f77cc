internal import Foundation
internal import Providers

/// Dates, numbers, counted words and names of languages in the site's language.
///
/// They depend on that language alone: not on the clock, the time zone or the locale of whoever
/// builds the site. Every card and page has them, so they are shared rather than copied.
final class LocalizedText: Sendable {
  private let locale: Locale
  /// How a day of each month is written, January first.
  private let dateForms: [DateForm]
  private let words: Words
  private let noResults: String
  private let numberForm: NumberForm
  /// What parts the whole from the tenths.
  private let decimalSeparator: String

  init(language: String, words: Words) {
    let locale = Locale(identifier: Self.identifier(of: language, numerals: words.numerals))
    self.locale = locale
    self.words = words
    noResults = words.plain.first { $0.name == "noResults" }?.text ?? ""
    numberForm = NumberForm(in: locale)
    decimalSeparator = locale.decimalSeparator ?? "."
    dateForms = DateForm.ofMonths(in: locale)
  }

  /// Such as `8 April 1990`, with the month in words, however old (ISO 8601).
  func date(_ date: CalendarDate) -> String {
    dateForms[date.month - 1].text(day: numberForm.ungrouped(date.day), year: year(date.year))
  }

  /// With the digits grouped, such as `12,345`; `number` is not negative.
  func number(_ number: Int) -> String { numberForm.grouped(number) }

  func year(_ year: Int) -> String { numberForm.ungrouped(year) }

  /// Hours and minutes in words, such as `2 hours, 19 minutes`.
  func runtime(minutes: Int) -> String {
    Duration.seconds(60 * minutes)
      .formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(locale))
  }

  /// A rating of 0…10 with one digit behind the separator.
  func rating(_ rating: Double) -> String {
    decimal(tenths: Self.tenths(of: rating))
  }

  /// A number given in tenths, with one digit behind the separator.
  func decimal(tenths: Int) -> String {
    number(tenths / 10) + decimalSeparator + numberForm.digits[tenths % 10]
  }

  /// How many results there are, in words where there is none.
  func results(_ count: Int) -> String {
    count == 0 ? noResults : counted(.results, count)
  }

  /// A phrase in the form that goes with `count`.
  func counted(_ phrase: Words.PhraseName, _ count: Int) -> String {
    words[phrase].text(counting: count, number: number(count))
  }

  func filled(_ phrase: Words.PhraseName, _ values: [String: String]) -> String {
    words[phrase].text(values)
  }

  /// The language with its digits, unless it names some itself (Unicode Technical Standard 35,
  /// § 3.6, key `nu`).
  private static func identifier(of language: String, numerals: String?) -> String {
    guard let numerals, !language.contains("-u-") else { return language }
    return "\(language)-u-nu-\(numerals)"
  }

  /// The name of a language by its ISO 639 code, or the empty text.
  func languageName(_ code: String) -> String {
    code.isEmpty ? "" : locale.localizedString(forLanguageCode: code) ?? ""
  }

  /// A rating of 0…10 for machines, with one digit behind a point.
  static func rating(_ rating: Double) -> String {
    let tenths = tenths(of: rating)
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func tenths(of rating: Double) -> Int {
    Int((min(max(rating, 0), 10) * 10).rounded())
  }

  /// RFC 3339, in UTC, with whole seconds.
  static func timestamp(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(.iso8601)
  }
}
