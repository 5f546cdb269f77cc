/// Texts that stand one behind the other in one buffer: few bytes for many, and no object for each.
package struct TextList: Sendable, Hashable, RandomAccessCollection {
  package private(set) var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }

  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[range(of: index)]
  }

  /// Lends the bytes of a text.
  package func withText<Result>(
    _ index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: index)])) }
  }

  /// Makes room for so many texts, of so many bytes together.
  package mutating func reserveCapacity(texts: Int, bytes: Int) {
    ends.reserveCapacity(texts)
    self.bytes.reserveCapacity(bytes)
  }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
  }

  package mutating func append(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { append($0) }
  }

  /// Gives back the room that no text takes.
  mutating func trim() {
    bytes = bytes.withUnsafeBufferPointer { Array($0) }
    ends = ends.withUnsafeBufferPointer { Array($0) }
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Where a text stands in `bytes`.
  package func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }
}
