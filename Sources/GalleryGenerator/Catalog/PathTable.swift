internal import XHTML

/// Paths, each unlike all others whatever the case of ASCII letters.
///
/// A million of them as strings, and once more in a set, would take 200 MB.
struct PathTable: Sendable {
  private var paths = TextTable()
  /// In lower case, those that are not so themselves.
  private var folded = TextTable()

  /// In the order in which they came.
  var texts: LongTextList { paths.texts }

  /// Takes a path in; false where one is there that differs in case alone, or not at all.
  mutating func insert(_ path: String) -> Bool {
    var path = path
    let isLower = !path.utf8.contains(where: Self.isUpper)
    return path.withUTF8 { bytes in
      if isLower {
        return folded.number(of: bytes) == nil && paths.insert(bytes).isNew
      }
      return bytes.map { Self.isUpper($0) ? $0 | 0x20 : $0 }.withUnsafeBufferPointer { lower in
        guard paths.number(of: lower) == nil, folded.insert(lower).isNew else { return false }
        return paths.insert(bytes).isNew
      }
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
