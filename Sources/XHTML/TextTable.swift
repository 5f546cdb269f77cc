import Glibc

/// Texts that are each kept once, and known by a number.
///
/// A dictionary of strings would take an object for each, and several times the memory.
package struct TextTable: Sendable {
  package private(set) var texts = LongTextList()
  /// Of each text, to tell most others apart without reading them.
  private var hashes: [UInt32] = []
  /// A number and one, or zero; at most three quarters of them are taken.
  private var slots = [UInt32](repeating: 0, count: 16)

  package init() {}

  /// Of texts that differ.
  package init(_ texts: TextList) {
    for index in texts.indices { _ = insert(index, of: texts) }
  }

  /// Of texts that differ, and that keep their indices as numbers.
  package init(_ texts: LongTextList) {
    self.texts = texts
    hashes = texts.indices.map { texts.withText($0) { Self.hash($0) } }
    if !hasRoom { grow() }
  }

  package var count: Int { texts.count }

  /// The texts in one list.
  var list: TextList { texts.joined }

  /// The number of a text; nil where it is not there.
  package func number(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    let slot = slots[slot(of: text, Self.hash(text))]
    return slot == 0 ? nil : Int(slot) - 1
  }

  /// The number of a text of a list.
  package func number(of index: Int, in list: TextList) -> Int? {
    list.withText(index) { number(of: $0) }
  }

  /// Adds a text unless it is there, and returns its number; numbers are given one after another.
  package mutating func insert(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (number: Int, isNew: Bool) {
    let hash = Self.hash(text)
    let slot = slot(of: text, hash)
    if slots[slot] != 0 { return (Int(slots[slot]) - 1, false) }
    texts.append(text)
    hashes.append(hash)
    slots[slot] = UInt32(count)
    if !hasRoom { grow() }
    return (count - 1, true)
  }

  /// Adds a text of a list.
  package mutating func insert(
    _ index: Int,
    of list: TextList
  ) -> (number: Int, isNew: Bool) {
    list.withText(index) { insert($0) }
  }

  package mutating func removeAll() {
    guard count > 0 else { return }
    texts.removeAll()
    hashes.removeAll(keepingCapacity: true)
    for index in slots.indices { slots[index] = 0 }
  }

  /// Where a text stands, or where it would.
  private func slot(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, texts.withText(number, { Self.areEqual($0, text) }) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private var hasRoom: Bool { count * 4 <= slots.count * 3 }

  private mutating func grow() {
    var size = slots.count
    while count * 4 > size * 3 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    for number in hashes.indices {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private static func areEqual(
    _ first: UnsafeBufferPointer<UInt8>,
    _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard first.count == second.count, let start = first.baseAddress,
      let other = second.baseAddress
    else { return first.count == second.count }
    return memcmp(start, other, first.count) == 0
  }

  /// Of words of eight bytes, each multiplied in (Knuth, TAOCP 6.4).
  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(text)
    var hash = UInt64(truncatingIfNeeded: raw.count)
    var position = 0
    while position < raw.count {
      var word: UInt64 = 0
      if position + 8 <= raw.count {
        word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      } else {
        for index in position..<raw.count { word = word << 8 | UInt64(raw[index]) }
      }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      position += 8
    }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }
}
