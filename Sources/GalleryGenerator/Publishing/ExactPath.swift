/// A path as a key: two are one only where their bytes are.
///
/// Swift holds texts for equal that are canonically equivalent; the file system does not, and
/// taking one for the other would take a foreign file for a file of the site.
struct ExactPath: Sendable, Hashable, Comparable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: Self, right: Self) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// By their bytes.
  static func < (left: Self, right: Self) -> Bool {
    let isLess = left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { left.lexicographicallyPrecedes($0) }
    }
    return isLess.flatMap(\.self) ?? left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { hasher.combine(Array(text.utf8)) }
  }
}
