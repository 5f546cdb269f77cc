extension JSON {
  /// The document in UTF-8, without blanks; numbers and the order of members as they were read.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    append(to: &result)
    return result
  }

  private func append(to result: inout [UInt8]) {
    switch self {
    case .null: result += "null".utf8
    case .bool(let value): result += (value ? "true" : "false").utf8
    case .number(let text): result += text.utf8
    case .string(let text): Self.append(text, to: &result)
    case .array(let elements):
      result.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { result.append(UInt8(ascii: ",")) }
        element.append(to: &result)
      }
      result.append(UInt8(ascii: "]"))
    case .object(let members):
      result.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { result.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &result)
        result.append(UInt8(ascii: ":"))
        member.value.append(to: &result)
      }
      result.append(UInt8(ascii: "}"))
    }
  }

  /// Escapes no more than RFC 8259, section 7, demands.
  private static func append(_ text: String, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        result += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        result += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
  }
}
