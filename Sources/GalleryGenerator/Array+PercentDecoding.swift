extension [UInt8] {
  /// Adds a text without its percent-escapes (RFC 3986, § 2.1); false where one is broken or gives
  /// what is not UTF-8.
  mutating func append(percentDecoding text: some Collection<UInt8>) -> Bool {
    let start = count
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      // A sign is no digit, though it may stand before one.
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      else { return false }
      append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: self[start...], as: UTF8.self) != nil
  }
}
