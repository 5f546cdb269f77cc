extension String {
  /// One line of at most `length` characters, cut at a word where there is one.
  func excerpt(of length: Int) -> String {
    // A title of a thousand letters is cut too, and no text is folded that is short already.
    let line =
      isOneLine ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let end = line.index(ofCharacter: length - 1), line[end...].dropFirst().first != nil
    else { return line }
    let start = line[..<end]
    let cut = start.lastIndex(of: " ") ?? start.endIndex
    return start[..<cut] + "…"
  }

  /// Whether all its white space are single spaces between words.
  ///
  /// Nearly every text is so, and to seek the ends of its characters takes many times as long.
  private var isOneLine: Bool {
    var isAfterSpace = true
    for scalar in unicodeScalars {
      if scalar == " " {
        if isAfterSpace { return false }
        isAfterSpace = true
        continue
      }
      let properties = scalar.properties
      let isPlain = scalar.isASCII ? scalar.value > 0x20 : !properties.isWhitespace
      // A mark would make one character of itself and the space.
      guard isPlain, scalar.isASCII || !isAfterSpace || !properties.isGraphemeExtend else {
        return false
      }
      isAfterSpace = false
    }
    return !isAfterSpace || isEmpty
  }

  /// Where the character of that number begins, from 0; nil where there is none.
  private func index(ofCharacter number: Int) -> Index? {
    // No character has less than one byte, and one of ASCII in a line has no more.
    guard utf8.count > number else { return nil }
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.index(startIndex, offsetBy: number) }
    guard let index = index(startIndex, offsetBy: number, limitedBy: endIndex), index < endIndex
    else { return nil }
    return index
  }
}
