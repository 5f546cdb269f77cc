/// Paths in one piece of memory, each unlike all others whatever the case of ASCII letters.
///
/// A million of them as strings, and once more in a set, would take 200 MB.
struct PathTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each path ends.
  private var ends: [Int] = []
  /// Open addressing: at a path's hash, or after it, its index; -1 where there is none.
  private var slots: [Int32] = [Int32](repeating: -1, count: 64)

  var count: Int { ends.count }

  subscript(index: Int) -> String { String(decoding: bytes[range(of: index)], as: UTF8.self) }

  /// Takes a path in; false where one is there that differs in case alone, or not at all.
  mutating func insert(_ path: String) -> Bool {
    if 2 * ends.count >= slots.count { grow() }
    let key = Self.folded(path.utf8)
    var slot = firstSlot(for: key)
    while slots[slot] >= 0 {
      if Self.folded(bytes[range(of: Int(slots[slot]))]) == key { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(ends.count)
    bytes += path.utf8
    ends.append(bytes.count)
    return true
  }

  /// Gives back what only `insert` needs.
  mutating func close() {
    slots = []
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    for index in ends.indices {
      var slot = firstSlot(for: Self.folded(bytes[range(of: index)]))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private func firstSlot(for key: [UInt8]) -> Int {
    Int(truncatingIfNeeded: ContentHash(of: key).value) & (slots.count - 1)
  }

  private static func folded(_ path: some Sequence<UInt8>) -> [UInt8] {
    path.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}
