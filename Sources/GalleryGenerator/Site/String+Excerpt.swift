extension String {
  /// One line of at most `length` characters, cut at a word where there is one.
  func excerpt(of length: Int) -> String {
    switch plainCut(to: length) {
    case .nowhere: return self
    case .after(let offset): return cut(after: offset)
    case .unknown:
      if let line = plainLine { return line.excerpt(of: length) }
    }
    // A title of a thousand letters is cut too.
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let end = line.index(line.startIndex, offsetBy: length - 1, limitedBy: line.endIndex),
      line[end...].dropFirst().first != nil
    else { return line }
    let start = line[..<end]
    let cut = start.lastIndex(of: " ") ?? start.endIndex
    return start[..<cut] + "…"
  }

  /// The first bytes and an ellipsis, put together at once.
  private func cut(after offset: Int) -> String {
    var text = self
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: offset + 3) { line in
        let end = line.initialize(fromContentsOf: bytes[..<offset])
        return line[end...].initialize(fromContentsOf: "…".utf8)
      }
    }
  }

  /// The words with single spaces between them, if each scalar but white space is a character.
  private var plainLine: String? {
    var text = self
    return text.withUTF8 { bytes in
      var isPlain = true
      let line = String(unsafeUninitializedCapacity: bytes.count) { line in
        var position = 0
        var count = 0
        while position < bytes.count {
          if bytes[position].isWhiteSpace {
            position += 1
            // None before the first word, one before each other.
            let isBeforeWord = position < bytes.count && !bytes[position].isWhiteSpace
            guard count > 0, isBeforeWord else { continue }
            line[count] = UInt8(ascii: " ")
            count += 1
          } else if let length = bytes.lengthOfLoneScalar(at: position) {
            for offset in 0..<length { line[count + offset] = bytes[position + offset] }
            position += length
            count += length
          } else {
            isPlain = false
            return 0
          }
        }
        return count
      }
      return isPlain ? line : nil
    }
  }

  private enum Cut {
    /// The text is one line, and no longer than it may be.
    case nowhere
    /// After so many bytes.
    case after(Int)
    case unknown
  }

  /// Where the text is to be cut, if it has single spaces between its words, as nearly all have,
  /// and each of its scalars is a character.
  ///
  /// Every card has an excerpt, and to seek the ends of characters takes many times as long.
  private func plainCut(to length: Int) -> Cut {
    var text = self
    return text.withUTF8 { bytes in
      var position = 0
      var characters = 0
      var isAfterSpace = true
      /// Where the last character that may stay begins, and the last word before it ends.
      var last = 0
      var wordEnd: Int?
      while position < bytes.count {
        if characters + 8 < length, let spaces = bytes.spacesOfPlainWord(at: position, isAfterSpace)
        {
          if spaces != 0 { wordEnd = position + 7 - spaces.leadingZeroBitCount / 8 }
          isAfterSpace = spaces >> 63 != 0
          position += 8
          characters += 8
          continue
        }
        if characters == length - 1 { last = position }
        if bytes[position] == UInt8(ascii: " ") {
          guard !isAfterSpace else { return .unknown }
          isAfterSpace = true
          if characters < length - 1 { wordEnd = position }
          position += 1
        } else {
          guard let count = bytes.lengthOfLoneScalar(at: position) else { return .unknown }
          // What comes after it makes no difference.
          if characters >= length { return .after(wordEnd ?? last) }
          isAfterSpace = false
          position += count
        }
        characters += 1
      }
      return isAfterSpace && !bytes.isEmpty ? .unknown : .nowhere
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The spaces among the next eight bytes, each marked by the high bit of its byte; nil where these
  /// are not all ASCII, or hold more than letters and single spaces.
  ///
  /// Most texts are mostly such words (Warren, Hacker's Delight, § 6-1).
  fileprivate func spacesOfPlainWord(at position: Int, _ isAfterSpace: Bool) -> UInt64? {
    guard position + 8 <= count else { return nil }
    let raw = UnsafeRawBufferPointer(self)
    let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones &* 0x80
    guard word & highBits == 0 else { return nil }
    // Of bytes below 0x80, those that are at least 0x20, and of these those that are above.
    let printable = (word &+ ones &* 0x60) & highBits
    let letters = (word &+ ones &* 0x5F) & highBits
    let spaces = printable & ~letters
    let before = spaces << 8 | (isAfterSpace ? 0x80 : 0)
    return printable == highBits && spaces & before == 0 ? spaces : nil
  }

  /// The bytes of the scalar at a place of a text in UTF-8; nil where it is no lone one.
  fileprivate func lengthOfLoneScalar(at position: Int) -> Int? {
    let lead = UInt32(self[position])
    if lead < 0x80 { return lead > 0x20 ? 1 : nil }
    let second = UInt32(self[position + 1] & 0x3F)
    if lead < 0xE0 {
      return Unicode.Scalar.isLone((lead & 0x1F) << 6 | second) ? 2 : nil
    }
    guard lead < 0xF0 else { return nil }
    let third = UInt32(self[position + 2] & 0x3F)
    return Unicode.Scalar.isLone((lead & 0x0F) << 12 | second << 6 | third) ? 3 : nil
  }
}

extension UInt8 {
  /// Whether it is white space of ASCII.
  fileprivate var isWhiteSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
}

extension Unicode.Scalar {
  /// Whether a scalar is known to be a character of its own beside any other that is, and no white
  /// space: most letters, but for the scripts that are written with marks (Unicode Standard
  /// Annex 29).
  static func isLone(_ value: UInt32) -> Bool {
    switch value {
    // Latin, Greek, Cyrillic, Hebrew, Arabic.
    case 0x21...0x7F, 0xA1...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A:
      true
    // Punctuation, and that of East Asia.
    case 0x2010...0x2027, 0x3001...0x3029, 0xFF01...0xFF60: true
    // Hiragana, Katakana, Han, Hangul.
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
