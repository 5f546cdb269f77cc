import Glibc

extension [UInt8] {
  /// The first byte of that value in a part of the array.
  ///
  /// The library's own search looks at one byte after another.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    withUnsafeBytes { bytes -> Int? in
      guard let start = bytes.baseAddress, !range.isEmpty else { return nil }
      let found = memchr(start + range.lowerBound, Int32(byte), range.count)
      return found.map { UnsafeRawPointer($0) - start }
    }
  }
}
