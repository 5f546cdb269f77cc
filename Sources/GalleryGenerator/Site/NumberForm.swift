internal import Foundation

/// How a language writes whole numbers: its digits, and how it groups them, as in `1,234,567` and
/// `12,34,567`.
///
/// Foundation takes its time over a number, and every item's page shows some.
struct NumberForm: Sendable {
  /// By their value.
  let digits: [String]
  private let separator: String
  /// How many digits are in the last group, and in each before it.
  private let lastGroup: Int
  private let otherGroups: Int
  /// How many digits a number has at least that is grouped; none, where it is `Int.max`.
  private let leastGrouped: Int

  init(in locale: Locale) {
    let style = IntegerFormatStyle<Int>.number.locale(locale)
    digits = (0...9).map { $0.formatted(style) }
    let sample = 987_654_321.formatted(style)
    let groups = sample.split { !$0.isWholeNumber }
    separator = sample.first { !$0.isWholeNumber }.map { String($0) } ?? ""
    lastGroup = groups[groups.count - 1].count
    otherGroups = groups[max(0, groups.count - 2)].count
    var power = 1
    var count = 1
    while count < 9, power.formatted(style).allSatisfy(\.isWholeNumber) {
      power *= 10
      count += 1
    }
    leastGrouped = groups.count > 1 ? count : .max
  }

  /// With the digits grouped; `number` is not negative.
  func grouped(_ number: Int) -> String {
    let plain = String(number)
    guard plain.utf8.count >= leastGrouped else { return ungrouped(number) }
    var text = ""
    var rest = plain.utf8.count
    for digit in plain.utf8 {
      let isBehindGroup = rest >= lastGroup && (rest - lastGroup) % otherGroups == 0
      if isBehindGroup, !text.isEmpty { text += separator }
      text += digits[Int(digit - UInt8(ascii: "0"))]
      rest -= 1
    }
    return text
  }

  /// `number` is not negative.
  func ungrouped(_ number: Int) -> String {
    let plain = String(number)
    if digits[0] == "0" { return plain }
    return plain.utf8.map { digits[Int($0 - UInt8(ascii: "0"))] }.joined()
  }
}
