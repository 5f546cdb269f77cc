/// An item as it stands in a list: what tells it from others, what its page is named after, and a
/// record of all that is known of it.
///
/// Of what a large site finds, most stands in another gallery too or on a page that stands as it
/// is, and nobody asks for more of it than this.
package struct ListedItem: Sendable {
  package let kind: Item.Kind
  package let id: String
  /// The title in ASCII, as far as it can be spelled so.
  package let name: String
  package let hasDetails: Bool
  /// What the record stands in; the items of a stored page share it.
  private let bytes: [UInt8]
  private let range: Range<Int>

  package init(_ item: Item) {
    kind = item.kind
    id = item.id
    name = Spelling.ascii(of: item.title)
    hasDetails = item.details != nil
    bytes = ItemRecord.bytes(of: item)
    range = bytes.indices
  }

  /// One without details, whose record stands in `range` of `bytes`.
  fileprivate init(
    kind: Item.Kind,
    id: String,
    name: String,
    in bytes: [UInt8],
    at range: Range<Int>
  ) {
    self.kind = kind
    self.id = id
    self.name = name
    hasDetails = false
    self.bytes = bytes
    self.range = range
  }

  /// The record, as `ItemRecord` reads it.
  package func withRecord<Value>(_ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// All that is known of it.
  package var item: Item {
    // A record was written here, or its page's checksum was right.
    withRecord { ItemRecord.item(from: $0) } ?? Item(kind: kind, id: id, title: name)
  }
}

extension ListedItem: Hashable {
  package static func == (left: ListedItem, right: ListedItem) -> Bool {
    left.name == right.name && left.item == right.item
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(id)
  }
}

extension RecordWriter {
  /// Writes an item without details.
  mutating func write(_ entry: ListedItem) {
    write(entry.kind)
    write(entry.id)
    write(entry.name)
    entry.withRecord { record in
      write(UInt64(record.count))
      bytes.append(contentsOf: record)
    }
  }
}

extension RecordReader {
  /// An item whose record stands in `bytes`, which `self` reads from their beginning.
  mutating func listedItem(in bytes: [UInt8]) -> ListedItem {
    let kind = kind()
    let id = text()
    let name = text()
    let range = range()
    return ListedItem(kind: kind, id: id, name: name, in: bytes, at: range)
  }
}
