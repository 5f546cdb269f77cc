/// Reads addresses as they stand in attributes (WHATWG URL, § 4.4; HTML, § 4.8.4.2.1).
enum Address {
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Without the white space around it.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  /// The scheme in lower case, without its colon; empty for `//host`, nil where there is neither.
  static func scheme(of bytes: ArraySlice<UInt8>) -> String? {
    if bytes.starts(with: "//".utf8) { return "" }
    for (index, byte) in zip(bytes.indices, bytes) {
      switch byte {
      case UInt8(ascii: ":"):
        guard index > bytes.startIndex else { return nil }
        return String(decoding: bytes[..<index], as: UTF8.self).lowercased()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        guard index > bytes.startIndex else { return nil }
      default: return nil
      }
    }
    return nil
  }

  /// The addresses of a `srcset`, each as a slice.
  static func candidates(of set: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var rest = set
    while true {
      rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: ",") }
      guard !rest.isEmpty else { return result }
      var address = rest.prefix { !isSpace($0) }
      rest = rest[address.endIndex...]
      if address.last == UInt8(ascii: ",") {
        while address.last == UInt8(ascii: ",") { address.removeLast() }
      } else {
        rest = rest.drop { $0 != UInt8(ascii: ",") }
      }
      result.append(address)
    }
  }
}
