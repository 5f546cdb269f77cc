extension String {
  /// Trimmed of white space, with each run of line breaks and tabs inside made one space.
  var singleLine: String {
    let lines = split { $0.isNewline || $0 == "\t" }.map(\.trimmed)
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether nothing in it can be seen: white space and formatting characters only.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.generalCategory == .format
    }
  }

  var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether it is one or more of the digits 0 to 9.
  var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
