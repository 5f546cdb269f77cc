/// A JSON document (RFC 8259) as a tree.
///
/// Numbers keep their text, since services send ids that no `Int` holds.
enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Sendable, Hashable {
    var name: String
    var value: JSON
  }

  /// The member of that name, the last one where there are several; nil also for `null`.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self,
      let value = members.last(where: { $0.name == name })?.value, value != .null
    else { return nil }
    return value
  }

  var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text of a string or number.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The value of a finite number, or of a string that holds one.
  var number: Double? {
    guard let number = text.flatMap(Double.init), number.isFinite else { return nil }
    return number
  }

  /// The value of a number, rounded down, or of a string that holds one.
  var integer: Int? {
    if let integer = text.flatMap({ Int($0) }) { return integer }
    return number.flatMap { Int(exactly: $0.rounded(.down)) }
  }

  /// The text of a member, without blanks around it; empty where there is none to be seen.
  func words(_ name: String) -> String { self[name]?.words ?? "" }

  /// A text without blanks around it; empty where it is none, or nothing in it can be seen.
  var words: String {
    guard case .string(let text) = self else { return "" }
    let words = text.trimmingBlanks
    return words.unicodeScalars.contains(where: \.isVisible) ? words : ""
  }
}

extension String {
  var trimmingBlanks: String {
    // Nearly every text of an answer begins and ends with a visible character of ASCII.
    guard let first = utf8.first, let last = utf8.last else { return self }
    if (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return self }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}

extension Unicode.Scalar {
  /// Whether it shows, by itself: no blank, no control, and nothing that only steers other text.
  fileprivate var isVisible: Bool {
    if (0x21...0x7E).contains(value) { return true }
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.isNoncharacterCodePoint
    {
      return false
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate: return false
    // U+2800, the Braille cell without a dot.
    default: return value != 0x2800
    }
  }
}
