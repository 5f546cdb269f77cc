/// JSON to be written (RFC 8259), so that it may stand in a page as it is.
///
/// What would end or begin markup is escaped, and so is what XML 1.0 (§ 2.2) or HTML forbids: a
/// script element that holds the text means the same to both parsers, and decodes to the same
/// strings.
enum JSONValue: Sendable, ExpressibleByStringLiteral {
  case text(String)
  case bool(Bool)
  case integer(Int)
  /// A number as it is to be written.
  case number(String)
  case list([JSONValue])
  /// Its members in this order.
  case object([(name: String, value: JSONValue)])

  init(stringLiteral text: String) {
    self = .text(text)
  }

  /// An object of the members that have a value.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The text, or nil where it is empty, so that `object` leaves the member out.
  static func optional(_ text: String?) -> JSONValue? {
    text.flatMap { $0.isEmpty ? nil : .text($0) }
  }

  /// The texts, or nil where there is none.
  static func optional(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .list(texts.map(JSONValue.text))
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return bytes
  }

  func write(into output: inout [UInt8]) {
    switch self {
    case .text(let text): Self.write(text, into: &output)
    case .bool(let value): output += String(value).utf8
    case .integer(let number): output += String(number).utf8
    case .number(let text): output += text.utf8
    case .list(let values):
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        value.write(into: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.name, into: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(into: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, into output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      var clean = 0
      for (position, byte) in bytes.enumerated() where mayNeedEscape(byte) {
        guard position >= clean, let (length, escape) = escape(bytes, at: position) else {
          continue
        }
        output += bytes[clean..<position]
        output += escape.utf8
        clean = position + length
      }
      output += bytes[clean...]
    }
    output.append(UInt8(ascii: "\""))
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
