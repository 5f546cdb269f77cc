import Diagnostics
import Providers
import YAML

/// Scalars → the values that keys ask for.
///
/// Each reader answers nil, or the default, where the key is absent, and also where its value is
/// a fault, which is then reported.
extension ConfigurationReader {
  /// One line of text, trimmed; runs of line breaks and tabs become a space.
  ///
  /// `type` is what the message asks for where the value is a list, a mapping or not there.
  mutating func text(
    _ entry: YAMLEntry?,
    as type: String = "text",
    mayBeEmpty: Bool = false
  ) -> String? {
    guard let entry, let raw = scalar(entry, as: type) else { return nil }
    let text = raw.singleLine
    let place = entry.value.location
    if case .scalar("", .plain) = entry.value.content {
      let hint = "write one, in quotes where it begins with '#', or remove the key"
      report(.badValue(entry.name, "has no value", at: place, hint: hint))
    } else if !mayBeEmpty, text.isBlank {
      let hint = "write \(type), or remove the key"
      report(.badValue(entry.name, "is empty", at: place, hint: hint))
    } else if text.hasControlCharacters {
      let hint = "remove the escape that names it"
      report(.badValue(entry.name, "contains a control character", at: place, hint: hint))
    } else {
      return text
    }
    return nil
  }

  /// The text of a scalar as it is written, or nil where the value is a list or a mapping.
  mutating func scalar(_ entry: YAMLEntry, as type: String = "text") -> String? {
    if case .scalar(let text, _) = entry.value.content { return text }
    let hint = type == "text" ? "put a text that begins with '[' or '{' in quotes" : nil
    report(.wrongType("'\(entry.name)'", mustBe: type, at: entry.value.location, hint: hint))
    return nil
  }

  mutating func number(_ entry: YAMLEntry?, in range: ClosedRange<Int>) -> Int? {
    let type = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let entry, let text = text(entry, as: type) else { return nil }
    if text.isDigits, let number = Int(text), range.contains(number) { return number }
    let hint = text.isDigits ? nil : "write digits only"
    report(.badValue(entry.name, "must be \(type)", at: entry.value.location, hint: hint))
    return nil
  }

  /// Above 0; digits with at most one point in them.
  mutating func rate(_ entry: YAMLEntry?) -> Double? {
    let type = "a number above 0"
    guard let entry, let text = text(entry, as: type) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if (1...2).contains(parts.count), parts.allSatisfy({ String($0).isDigits }),
      let rate = Double(text), rate > 0, rate <= 1_000_000
    {
      return rate
    }
    let hint = "write it such as 40 or 0.5"
    report(.badValue(entry.name, "must be \(type)", at: entry.value.location, hint: hint))
    return nil
  }

  mutating func boolean(_ entry: YAMLEntry?, else standard: Bool) -> Bool {
    guard let entry, let text = text(entry, as: "true or false") else { return standard }
    if text == "true" { return true }
    if text == "false" { return false }
    let hint =
      switch text.lowercased() {
      case "yes", "on", "true", "1", "y": "write true"
      case "no", "off", "false", "0", "n": "write false"
      default: "write true or false"
      }
    report(
      .badValue(entry.name, "must be true or false", at: entry.value.location, hint: hint)
    )
    return standard
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ entry: YAMLEntry?,
    what: String,
    of type: Choice.Type
  ) -> Choice? {
    guard let entry, let text = text(entry) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    report(.unknownChoice(text, what: what, among: choices, at: entry.value.location))
    return nil
  }

  mutating func address(_ entry: YAMLEntry?) -> WebAddress? {
    guard let entry, let text = text(entry) else { return nil }
    do throws(WebAddress.Fault) {
      return try WebAddress(base: text)
    } catch {
      let hint =
        text.contains("${") ? "only 'key' is filled in from the environment" : error.hint
      report(
        .badValue(
          entry.name,
          error.message,
          code: "configuration.address",
          at: entry.value.location,
          hint: hint
        )
      )
      return nil
    }
  }

  mutating func language(_ entry: YAMLEntry?) -> String? {
    guard let entry, let text = text(entry) else { return nil }
    if let tag = LanguageTag(text) { return tag.text }
    let dashed = LanguageTag(text.replacing("_", with: "-"))
    report(
      .badValue(
        entry.name,
        "must be a language tag (BCP 47)",
        code: "configuration.language",
        at: entry.value.location,
        hint: dashed.map { "did you mean '\($0.text)'?" }
          ?? "write one such as en, pt-BR or zh-Hant"
      )
    )
    return nil
  }

  /// Seconds, or nil for ever.
  mutating func duration(_ entry: YAMLEntry?, else standard: Int) -> Int? {
    guard let entry, let text = text(entry, as: "a length of time") else { return standard }
    if text == "forever" { return nil }
    if text == "0" { return 0 }
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    let digits = String(text.dropLast())
    if let unit = text.last.flatMap({ units[$0] }), digits.isDigits, let count = Int(digits) {
      let (seconds, overflows) = count.multipliedReportingOverflow(by: unit)
      if !overflows { return seconds }
    }
    report(
      .badValue(
        entry.name,
        "must be a length of time",
        code: "configuration.duration",
        at: entry.value.location,
        hint: "write it such as 90s, 15m, 12h, 1d, 2w, 0 or forever"
      )
    )
    return standard
  }
}
