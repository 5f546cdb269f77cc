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
    var clean = 0
    var position = 0
    while position < text.count {
      if text[position] < 0x80 {
        position = endOfPlainText(in: text, from: position)
        guard position < text.count else { break }
      }
      let verdict = inspect(text, at: position)
      if let replacement = verdict.replacement {
        output.append(contentsOf: text[clean..<position])
        output.append(contentsOf: replacement.utf8Bytes)
        clean = position + verdict.length
      }
      position += verdict.length
    }
    output.append(contentsOf: text[clean...])
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

  /// Where the run of ASCII that needs no escaping ends.
  ///
  /// It goes by words of eight bytes, so that a clean text costs little more than a copy.
  private static func endOfPlainText(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    let raw = UnsafeRawBufferPointer(text)
    while position + 8 <= raw.count {
      if holdsSpecial(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)) { break }
      position += 8
    }
    while position < text.count, isPlain(text[position]) { position += 1 }
    return position
  }

  /// Whether a byte of the word is not plain (Warren, Hacker's Delight, § 6-1).
  private static func holdsSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    func differences(_ byte: UInt64, ignoring bit: UInt64 = 0) -> UInt64 {
      (word | ones &* bit) ^ (ones &* byte)
    }
    /// Sets the high bit of each byte that is less than `limit`, if that is at most 0x80.
    func less(_ word: UInt64, _ limit: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
    let special =
      less(word, 0x20) | less(differences(0x22), 1)
      | less(differences(0x27, ignoring: 1), 1)  // & and '
      | less(differences(0x3E, ignoring: 2), 1)  // < and >
      | less(differences(0x7F), 1) | word
    return special & (ones &* 0x80) != 0
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    default: byte >= 0x20 && byte < 0x7F
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
