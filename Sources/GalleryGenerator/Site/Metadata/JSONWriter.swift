/// Writes JSON (RFC 8259), so that it may stand in a page as it is.
///
/// What would end or begin markup is escaped, and so is what XML 1.0 (§ 2.2) or HTML forbids: a
/// script element that holds the text means the same to both parsers, and decodes to the same
/// strings. Each page has some, so it goes straight to bytes.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  init() {
    // As much as most pages tell.
    bytes.reserveCapacity(2_048)
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func list(_ elements: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    elements(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  /// The name of a member, before its value; the programme's own, so that nothing in it is escaped.
  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// The same for a name that is made as it is needed.
  mutating func name(text: String) {
    separate()
    bytes.append(contentsOf: "\"\(text)\":".utf8)
  }

  /// A member whose value is a text; it is left out where there is none, or an empty one.
  mutating func member(_ name: StaticString, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    self.name(name)
    self.text(text)
  }

  mutating func integer(_ number: Int) {
    self.number(String(number))
  }

  /// A number as it is to be written, or a truth value.
  mutating func number(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  mutating func text(_ text: String, _ rest: String = "") {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(text)
    if !rest.isEmpty { append(rest) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var clean = 0
      var position = Self.endOfPlainText(in: utf8, from: 0)
      while position < utf8.count {
        if let (length, escape) = Self.escape(utf8, at: position) {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean..<position]))
          bytes.append(contentsOf: escape.utf8)
          clean = position + length
          position = clean
        } else {
          position += 1
        }
        position = Self.endOfPlainText(in: utf8, from: position)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[clean...]))
    }
  }

  /// Puts a comma where a value is not the first: no value ends like that which comes before one.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }
}

extension JSONWriter {
  /// Where the run ends of which nothing is escaped.
  ///
  /// It goes by words of eight bytes where these are ASCII.
  private static func endOfPlainText(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    let raw = UnsafeRawBufferPointer(text)
    while position < raw.count {
      if position + 8 <= raw.count,
        !mayNeedEscape(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      {
        position += 8
        continue
      }
      let end = min(position + 8, raw.count)
      while position < end {
        if mayNeedEscape(raw[position]) { return position }
        position += 1
      }
    }
    return position
  }

  /// Whether a byte of the word is not ASCII or has to be escaped (Warren, Hacker's Delight, § 6-1).
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    /// Sets the high bit of each byte that is less than `limit`, if that is at most 0x80.
    func less(_ word: UInt64, _ limit: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
    func equal(_ byte: UInt64) -> UInt64 { less(word ^ (ones &* byte), 1) }
    let special =
      less(word, 0x20) | equal(0x22) | equal(0x26) | equal(0x3C) | equal(0x3E) | equal(0x5C)
      | equal(0x7F) | word
    return special & (ones &* 0x80) != 0
  }

  /// Whether a byte is escaped, or begins a sequence of which some are.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F: true
    case 0xC2, 0xE2, 0xEF...: true
    default: false
    }
  }

  /// The escape for the scalar at a place and its length there, or nil where it may stand.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at position: Int
  ) -> (length: Int, text: String)? {
    let rest = UnsafeBufferPointer(rebasing: bytes[position..<min(position + 4, bytes.count)])
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    switch scalar.value {
    case 0x22, 0x5C: return (1, "\\" + String(scalar))
    case 0..<0x20, 0x7F..<0xA0: break
    case 0x3C, 0x3E, 0x26: break
    // Line ends of JavaScript (ECMA-262, § 12.3) before its edition of 2019.
    case 0x2028, 0x2029: break
    case 0xFDD0...0xFDEF: break
    case _ where scalar.value & 0xFFFE == 0xFFFE: break
    default: return nil
    }
    let units = scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return (scalar.utf8.count, units.joined())
  }
}
