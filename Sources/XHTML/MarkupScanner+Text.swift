extension MarkupScanner {
  /// The source of a range as it stands, such as a name.
  func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    for index in range where source[index] == byte { return true }
    return false
  }

  /// The text that a range of the source stands for, its references decoded, in UTF-8.
  func decoded(_ range: Range<Int>) -> ArraySlice<UInt8> {
    guard contains(UInt8(ascii: "&"), in: range) else { return source[range] }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard source[index] == UInt8(ascii: "&"),
        let end = source[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";"))
      else {
        result.append(source[index])
        index += 1
        continue
      }
      result += Self.meaning(ofReference: text(index + 1..<end)).utf8
      index = end + 1
    }
    return result[...]
  }

  /// What `amp`, `#38` or `#x26` stands for.
  private static func meaning(ofReference name: String) -> String {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number = name.dropFirst()
      let value = number.first == "x" ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return value.flatMap(Unicode.Scalar.init).map { String($0) } ?? "\u{FFFD}"
    }
  }
}
