/// What was found out of the names of one parser, which are told apart without reading them.
struct NameCache<Value> {
  private struct Slot {
    /// Nil where the slot is empty.
    var name: ParsedName?
    var value: Value?
  }

  /// Twice as many as there are names, at least; a power of two.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private(set) var count = 0

  func value(of name: ParsedName) -> Value? {
    slots[index(of: name)].value
  }

  /// Adds a name that is not there.
  mutating func insert(_ name: ParsedName, _ value: Value) {
    if count * 2 >= slots.count {
      let old = slots
      slots = [Slot](repeating: Slot(), count: old.count * 2)
      for slot in old {
        if let name = slot.name { slots[index(of: name)] = slot }
      }
    }
    slots[index(of: name)] = Slot(name: name, value: value)
    count += 1
  }

  /// The slot of a name, or the one that it would be put into.
  private func index(of name: ParsedName) -> Int {
    // A multiplicative hash (Knuth, TAOCP 6.4) of where the local name stands.
    let hash = UInt64(UInt(bitPattern: name.local)) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    while let other = slots[index].name, other != name { index = (index + 1) & (slots.count - 1) }
    return index
  }
}
