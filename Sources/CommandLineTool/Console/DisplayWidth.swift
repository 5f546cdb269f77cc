/// How many columns of a terminal a text takes at most.
///
/// An approximation of Unicode's UAX #11 (East Asian Width): wide scripts and pictographs take
/// two columns, marks without a space of their own none. Terminals that join scalars take fewer.
enum DisplayWidth {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]

  static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: continue
      default: width += wide.contains { $0.contains(scalar.value) } ? 2 : 1
      }
    }
    return width
  }

  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The longest beginning of the text that fits, ending in `…` where something was cut.
  static func fitting(_ text: String, in columns: Int, ellipsis: String) -> String {
    guard of(text) > columns else { return text }
    let room = columns - of(ellipsis)
    guard room > 0 else { return "" }
    var result = ""
    var width = 0
    for character in text {
      width += of(character)
      guard width <= room else { break }
      result.append(character)
    }
    return result + ellipsis
  }
}
