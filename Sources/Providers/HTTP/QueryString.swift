/// The query part of a URL (RFC 3986, section 3.4), read by services as an HTML form.
enum QueryString {
  /// `name=value` pairs, sorted by name, so that equal requests have equal URLs.
  static func text(_ parameters: [String: String]) -> String {
    parameters
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { escaped($0.key) + "=" + escaped($0.value) }
      .joined(separator: "&")
  }

  /// Escapes every UTF-8 byte but the unreserved ones: a space is `%20`, a plus `%2B`.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func hexadecimal(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10
  }
}
