/// What was found out of the names of one parser, which are told apart without reading them.
struct NameCache<Value> {
  /// Twice as many as there are names, at least; a power of two.
  private var slots = [(name: ParsedName, value: Value)?](repeating: nil, count: 512)
  private var count = 0

  func value(of name: ParsedName) -> Value? {
    var index = place(of: name)
    while let slot = slots[index] {
      if slot.name == name { return slot.value }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a name that is not there.
  mutating func insert(_ name: ParsedName, _ value: Value) {
    if count * 2 >= slots.count {
      let old = slots
      slots = [(name: ParsedName, value: Value)?](repeating: nil, count: old.count * 2)
      count = 0
      for case let slot? in old { insert(slot.name, slot.value) }
    }
    var index = place(of: name)
    while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
    slots[index] = (name, value)
    count += 1
  }

  /// By a multiplicative hash (Knuth, TAOCP 6.4) of where the local name stands.
  private func place(of name: ParsedName) -> Int {
    let hash = UInt64(UInt(bitPattern: name.local)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}
