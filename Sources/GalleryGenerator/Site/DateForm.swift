internal import Foundation

/// How a language writes the days of a month: `8 April 1990` with places for the day and the year.
///
/// Foundation takes its time over a date, and knows no days before 1582, but the form of a month is
/// the same for all its days.
struct DateForm: Sendable {
  private enum Part: Sendable {
    case text(String)
    case day
    case year
  }

  private var parts: [Part] = []

  /// The forms of the twelve months, with the month in words.
  static func ofMonths(in locale: Locale) -> [DateForm] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Noon, so that no rule of any calendar can move it to another day.
    let days = (1...12).compactMap { month in
      calendar.date(from: DateComponents(year: 2000, month: month, day: 15, hour: 12))
    }
    calendar.locale = locale
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .day().month(.wide).year()
    return days.map { DateForm($0.formatted(style.attributedStyle)) }
  }

  private init(_ sample: AttributedString) {
    for (field, range) in sample.runs[\.dateField] {
      switch field {
      case .day: parts.append(.day)
      case .year: parts.append(.year)
      default: parts.append(.text(String(sample.characters[range])))
      }
    }
  }

  func text(day: String, year: String) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let words): text += words
      case .day: text += day
      case .year: text += year
      }
    }
    return text
  }
}
