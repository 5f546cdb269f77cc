/// Finds a case of an enumeration by its name in a source, without making a string.
struct NameTable<Value: RawRepresentable & CaseIterable & Sendable>: Sendable
where Value.RawValue == String {
  private struct Slot {
    var name: Name
    var value: Value
  }

  /// A name of at most 24 bytes, packed.
  private struct Name: Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var third: UInt64 = 0

    init?(_ source: [UInt8], _ range: Range<Int>) {
      guard range.count <= 24 else { return nil }
      var index = range.lowerBound
      first = Self.pack(source, &index, range.upperBound)
      second = Self.pack(source, &index, range.upperBound)
      third = Self.pack(source, &index, range.upperBound)
    }

    private static func pack(_ source: [UInt8], _ index: inout Int, _ end: Int) -> UInt64 {
      var word: UInt64 = 0
      let stop = min(index + 8, end)
      while index < stop {
        word = word << 8 | UInt64(source[index])
        index += 1
      }
      return word
    }

    /// A multiplicative hash (Knuth, TAOCP 6.4), reduced to a table of 256.
    var slot: Int {
      Int(((first ^ second ^ third) &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
  }

  private var slots = [Slot?](repeating: nil, count: 256)

  init() {
    for value in Value.allCases {
      let bytes = Array(value.rawValue.utf8)
      guard let name = Name(bytes, bytes.indices) else { preconditionFailure("a name is too long") }
      var index = name.slot
      while slots[index] != nil { index = (index + 1) & 255 }
      slots[index] = Slot(name: name, value: value)
    }
  }

  func value(_ source: [UInt8], _ range: Range<Int>) -> Value? {
    guard let name = Name(source, range) else { return nil }
    var index = name.slot
    while let slot = slots[index] {
      if slot.name == name { return slot.value }
      index = (index + 1) & 255
    }
    return nil
  }
}
