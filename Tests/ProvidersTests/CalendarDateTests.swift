import Foundation
import Testing

@testable import Providers

/// Days from the seconds that services count.
struct CalendarDateTests {
  @Test("a moment's day is Foundation's, in UTC")
  func days() throws {
    let style = Date.ISO8601FormatStyle().year().month().day()
    let wrong = (0..<20_000).map { $0 * 12_663_211 + $0 % 86_400 }.first { seconds in
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      return CalendarDate(secondsSince1970: seconds)?.text != date.formatted(style)
    }
    #expect(wrong == nil)
    #expect(CalendarDate(secondsSince1970: 951_868_799)?.text == "2000-02-29")
    for seconds in [-1, 253_402_300_800, .min, .max] {
      #expect(CalendarDate(secondsSince1970: seconds) == nil)
    }
  }
}
