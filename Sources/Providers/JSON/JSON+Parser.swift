extension JSON {
  /// Reads a whole document; nil where it is none.
  ///
  /// More lenient than RFC 8259 in what loses nothing: a byte order mark, control characters and
  /// ill-formed UTF-8 in strings (which becomes U+FFFD), lone surrogates (likewise).
  init?(parsing bytes: [UInt8]) {
    let tree = bytes.withUnsafeBufferPointer { buffer -> JSON? in
      var parser = JSONParser(buffer)
      return parser.document()
    }
    guard let tree else { return nil }
    self = tree
  }
}

/// A recursive descent over the bytes of one document.
private struct JSONParser {
  private static let deepest = 128
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func document() -> JSON? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    guard let value = value(depth: 0) else { return nil }
    skipBlanks()
    return index == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> JSON? {
    skipBlanks()
    guard index < bytes.count, depth < Self.deepest else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    index += 1
    var members: [JSON.Member] = []
    if take(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let name = string(),
        take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
      else { return nil }
      members.append(JSON.Member(name: name, value: value))
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    index += 1
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): return escapedString(from: start)
      default: index += 1
      }
    }
    return nil
  }

  private mutating func escapedString(from start: Int) -> String? {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else {
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return nil
    }
  }

  /// The scalar of `\uXXXX`, or of two that form a surrogate pair.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let afterFirst = index
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      guard let second = codeUnit() else { return nil }
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
      index = afterFirst
    }
    return "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    index += 4
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt16(digits, radix: 16)
  }

  /// A number by RFC 8259's grammar, section 6.
  private mutating func number() -> JSON? {
    let start = index
    skip(UInt8(ascii: "-"))
    guard skipDigits() else { return nil }
    if skip(UInt8(ascii: ".")), !skipDigits() { return nil }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      guard skipDigits() else { return nil }
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    return .number(String(decoding: text, as: UTF8.self))
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return index > start
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func word(_ word: StaticString, _ value: JSON) -> JSON? {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return nil }
    for offset in 0..<word.utf8CodeUnitCount
    where bytes[index + offset] != word.utf8Start[offset] {
      return nil
    }
    index = end
    return value
  }

  /// Skips blanks and, if it comes next, the byte.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    return skip(byte)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        index += 1
      default: return
      }
    }
  }
}
