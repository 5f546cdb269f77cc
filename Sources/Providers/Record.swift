/// Writes fields as bytes: numbers in LEB128, texts in UTF-8 after their length, lists after their
/// count, what may be absent after 0 or 1.
struct RecordWriter {
  var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ number: Int) {
    write(UInt64(bitPattern: Int64(number)))
  }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
    guard let value else { return bytes.append(0) }
    bytes.append(1)
    write(&self, value)
  }

  mutating func write<Value>(_ values: [Value], _ write: (inout Self, Value) -> Void) {
    self.write(UInt64(values.count))
    for value in values { write(&self, value) }
  }
}

/// Reads what `RecordWriter` wrote.
///
/// What is damaged reads as nothing, and `isWhole` then tells: no byte outside of the source is
/// touched, and no count is believed that the source has no room for.
struct RecordReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private var isDamaged = false

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var remaining: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[position...]) }

  /// Whether all was read, and none of it was damaged.
  var isWhole: Bool { !isDamaged && position == bytes.count }

  mutating func number() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64, position < bytes.count {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    isDamaged = true
    return 0
  }

  mutating func number(below limit: Int) -> UInt64 {
    let number = number()
    guard number < limit else {
      isDamaged = true
      return 0
    }
    return number
  }

  mutating func integer() -> Int {
    Int(Int64(bitPattern: number()))
  }

  mutating func text() -> String {
    let range = range()
    guard !range.isEmpty else { return "" }
    return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Where in the source the bytes stand whose count comes first.
  mutating func range() -> Range<Int> {
    let count = number()
    guard count <= bytes.count - position else {
      isDamaged = true
      return 0..<0
    }
    let start = position
    position += Int(count)
    return start..<position
  }

  mutating func optional<Value>(_ value: (inout Self) -> Value) -> Value? {
    number(below: 2) == 1 ? value(&self) : nil
  }

  mutating func list<Value>(_ value: (inout Self) -> Value) -> [Value] {
    let count = number()
    // Every value takes a byte at least.
    guard count <= bytes.count - position else {
      isDamaged = true
      return []
    }
    return (0..<count).map { _ in value(&self) }
  }
}
