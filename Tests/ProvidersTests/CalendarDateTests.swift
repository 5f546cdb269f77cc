import Foundation
import Testing

@testable import Providers

/// Days from the seconds that services count.
struct CalendarDateTests {
  @Test("a moment's day is Foundation's, in UTC")
  func days() throws {
    let style = Date.ISO8601FormatStyle().year().month().day()
    for index in 0..<20_000 {
      let seconds = index * 12_663_211 + index % 86_400
      let expected = Date(timeIntervalSince1970: TimeInterval(seconds)).formatted(style)
      #expect(CalendarDate(secondsSince1970: seconds)?.text == expected)
    }
    #expect(CalendarDate(secondsSince1970: 951_868_799)?.text == "2000-02-29")
    for seconds in [-1, 253_402_300_800, .min, .max] {
      #expect(CalendarDate(secondsSince1970: seconds) == nil)
    }
  }
}
