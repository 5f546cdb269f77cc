/// Texts of which there may be a million, in lists of a thousand.
///
/// No text is moved to make room for others, and copies share all lists but the last.
package struct LongTextList: Sendable {
  /// So many texts stand in each list but the last, as a power of two.
  private static let shift = 10

  private var lists = [TextList()]
  package private(set) var count = 0

  package init() {}

  package var indices: Range<Int> { 0..<count }

  package subscript(index: Int) -> ArraySlice<UInt8> {
    lists[index >> Self.shift][index & (1 << Self.shift - 1)]
  }

  /// Lends the bytes of a text.
  package func withText<Result>(
    _ index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    lists[index >> Self.shift].withText(index & (1 << Self.shift - 1), body)
  }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if count > 0, count & (1 << Self.shift - 1) == 0 {
      lists[lists.count - 1].trim()
      lists.append(TextList())
    }
    lists[lists.count - 1].append(text)
    count += 1
  }

  /// All texts, one behind the other.
  var joined: TextList {
    var joined = lists[0]
    for list in lists.dropFirst() {
      for index in list.indices { list.withText(index) { joined.append($0) } }
    }
    return joined
  }

  /// Keeps the room of a list.
  mutating func removeAll() {
    if lists.count > 1 { lists.removeSubrange(1...) }
    lists[0].removeAll()
    count = 0
  }
}
