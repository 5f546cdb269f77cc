/// A short text in three words, to be compared at once.
struct PackedText: Equatable {
  private static let mostBytes = 24

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0

  init() {}

  /// Nil where the text is longer than 24 bytes; none may be 0.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= Self.mostBytes else { return nil }
    first = Self.pack(text, 0..<min(text.count, 8))
    if text.count > 8 { second = Self.pack(text, 8..<min(text.count, 16)) }
    if text.count > 16 { third = Self.pack(text, 16..<text.count) }
  }

  private static func pack(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
    var word: UInt64 = 0
    for index in range { word = word << 8 | UInt64(text[index]) }
    return word
  }

  /// A multiplicative hash (Knuth, TAOCP 6.4) of 16 bits.
  var hash: Int {
    Int(((first ^ second ^ third) &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }
}
