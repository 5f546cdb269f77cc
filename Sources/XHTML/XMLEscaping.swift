/// Writes text so that an XML parser and an HTML parser read the same text back.
///
/// It serves text and quoted attribute values alike. Both parsers would normalise a bare tab or
/// line break in one place or another, so these are written as references; CR and CR LF become a
/// line feed, since HTML forbids a reference to CR. What XML 1.0 (§ 2.2) or the input stream of
/// HTML (§ 13.2.3.5) forbids is dropped: control characters and noncharacters. What is not UTF-8
/// becomes U+FFFD, one for each maximal subpart (Unicode 15, § 3.9).
package enum XMLEscaping {
  /// Appends `text`, in UTF-8, to `output`; its shape is that of a template engine's escaper.
  @Sendable
  package static func escape(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    escape(text, keepsApostrophes: false, into: &output)
  }

  /// The same for text that never stands between apostrophes, so that its own may stay.
  @Sendable
  package static func escapeKeepingApostrophes(
    _ text: UnsafeBufferPointer<UInt8>,
    into output: inout [UInt8]
  ) {
    escape(text, keepsApostrophes: true, into: &output)
  }

  @inline(__always)
  private static func escape(
    _ text: UnsafeBufferPointer<UInt8>,
    keepsApostrophes: Bool,
    into output: inout [UInt8]
  ) {
    var clean = 0
    var position = endOfPlainText(in: text, from: 0, keepsApostrophes)
    while position < text.count {
      let verdict = inspect(text, at: position)
      if let replacement = verdict.replacement {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<position]))
        output.append(contentsOf: replacement.utf8Bytes)
        clean = position + verdict.length
      }
      position = endOfPlainText(in: text, from: position + verdict.length, keepsApostrophes)
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean...]))
  }

  /// Appends `text` to `output`.
  package static func escape(_ text: String, into output: inout [UInt8]) {
    var text = text
    text.withUTF8 { escape($0, into: &output) }
  }

  /// The text, escaped.
  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    escape(text, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension XMLEscaping {
  /// What to do with the bytes at a place: keep them where `replacement` is nil.
  private struct Verdict {
    var length: Int
    var replacement: StaticString?
  }

  /// Where the run ends that needs no escaping, or earlier: before a byte that is not ASCII.
  ///
  /// It goes by words of eight bytes, so that a clean text costs little more than a copy.
  @inline(__always)
  private static func endOfPlainText(
    in text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ keepsApostrophes: Bool
  ) -> Int {
    var position = start
    let raw = UnsafeRawBufferPointer(text)
    while position + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let marks = markSpecial(UInt64(littleEndian: word), keepsApostrophes)
      if marks == 0 {
        position += 8
      } else {
        position += marks.trailingZeroBitCount / 8
        guard let length = lengthOfLetter(in: text, at: position) else { return position }
        position += length
      }
    }
    while position < text.count, isPlain(text[position], keepsApostrophes) { position += 1 }
    return position
  }

  /// Sets the high bit of the first byte of the word that is not plain, and perhaps of others behind
  /// it (Warren, Hacker's Delight, § 6-1).
  @inline(__always)
  private static func markSpecial(_ word: UInt64, _ keepsApostrophes: Bool) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func differences(_ byte: UInt64, ignoring bit: UInt64 = 0) -> UInt64 {
      (word | ones &* bit) ^ (ones &* byte)
    }
    /// Sets the high bit of each byte that is less than `limit`, if that is at most 0x80.
    func less(_ word: UInt64, _ limit: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
    let ampersands =
      keepsApostrophes ? differences(0x26) : differences(0x27, ignoring: 1)  // & and '
    let special =
      less(word, 0x20) | less(differences(0x22), 1) | less(ampersands, 1)
      | less(differences(0x3E, ignoring: 2), 1)  // < and >
      | less(differences(0x7F), 1) | word
    return special & (ones &* 0x80)
  }

  private static func isPlain(_ byte: UInt8, _ keepsApostrophes: Bool) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x3C, 0x3E: false
    case 0x27: keepsApostrophes
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  /// The bytes of a scalar that begins at a place and may stay, if it is of the many that can be
  /// told from their first byte; nil where it has to be inspected.
  @inline(__always)
  private static func lengthOfLetter(
    in text: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> Int? {
    func isContinued(at offset: Int) -> Bool {
      position + offset < text.count && text[position + offset] & 0xC0 == 0x80
    }
    switch text[position] {
    case 0xC3...0xDF: return isContinued(at: 1) ? 2 : nil
    case 0xE1...0xEC: return isContinued(at: 1) && isContinued(at: 2) ? 3 : nil
    default: return nil
    }
  }

  private static func inspect(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> Verdict {
    switch text[position] {
    case UInt8(ascii: "&"): Verdict(length: 1, replacement: "&amp;")
    case UInt8(ascii: "<"): Verdict(length: 1, replacement: "&lt;")
    case UInt8(ascii: ">"): Verdict(length: 1, replacement: "&gt;")
    case UInt8(ascii: "\""): Verdict(length: 1, replacement: "&quot;")
    case UInt8(ascii: "'"): Verdict(length: 1, replacement: "&#39;")
    case 0x09: Verdict(length: 1, replacement: "&#9;")
    case 0x0A: Verdict(length: 1, replacement: "&#10;")
    case 0x0D where position + 1 < text.count && text[position + 1] == 0x0A:
      Verdict(length: 2, replacement: "&#10;")
    case 0x0D: Verdict(length: 1, replacement: "&#10;")
    case 0x20..<0x7F: Verdict(length: 1, replacement: nil)
    case 0x00..<0x80: Verdict(length: 1, replacement: "")
    default: inspectSequence(text, at: position)
    }
  }

  /// Judges a sequence of more than one byte by table 3-7 of the Unicode standard.
  private static func inspectSequence(
    _ text: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> Verdict {
    let lead = text[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return Verdict(length: 1, replacement: "\u{FFFD}")
    }
    var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      guard position + offset < text.count else {
        return Verdict(length: offset, replacement: "\u{FFFD}")
      }
      let byte = text[position + offset]
      guard (offset == 1 ? second : 0x80...0xBF).contains(byte) else {
        return Verdict(length: offset, replacement: "\u{FFFD}")
      }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let isControl = scalar < 0xA0
    let isNoncharacter = scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar)
    return Verdict(length: length, replacement: isControl || isNoncharacter ? "" : nil)
  }
}

extension StaticString {
  fileprivate var utf8Bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
