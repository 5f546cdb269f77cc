/// What a stored answer says, as it was read once: from JSON it takes ten times as long.
struct StoredPage: Sendable, Hashable {
  /// That of the answer.
  var key: String
  /// When the answer was received, in seconds since 1970.
  var retrieved: Int
  /// By what it was read: see `Provider`.
  var decoding: String
  var page: ResultPage
}

extension StoredPage {
  /// The page's bytes behind a mark of the program and the decoder that read it, and a checksum.
  static func record(of page: ResultPage, mark: Int) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(page.entries) { $0.write($1) }
    writer.write(page.skipped)
    writer.write(page.total) { $0.write($1) }
    writer.write(page.next) { $0.write($1) }
    var header = RecordWriter()
    header.write(mark)
    header.write(Checksum.of(writer.bytes))
    return header.bytes + writer.bytes
  }

  /// The page that was written under the same mark; nil where it was another, or is damaged.
  static func page(from record: [UInt8], mark: Int) -> ResultPage? {
    record.withUnsafeBytes { bytes in
      var reader = RecordReader(bytes)
      guard reader.integer() == mark, reader.integer() == Checksum.of(reader.remaining) else {
        return nil
      }
      var page = ResultPage()
      page.entries = reader.list { $0.listedItem(in: record) }
      page.skipped = reader.integer()
      page.total = reader.optional { $0.integer() }
      page.next = reader.optional { $0.position() }
      return reader.isWhole ? page : nil
    }
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ position: PagePosition) {
    switch position {
    case .start: write(UInt64(0))
    case .number(let number):
      write(UInt64(1))
      write(number)
    case .mark(let mark):
      write(UInt64(2))
      write(mark)
    }
  }
}

extension RecordReader {
  fileprivate mutating func position() -> PagePosition {
    switch number(below: 3) {
    case 1: .number(integer())
    case 2: .mark(text())
    default: .start
    }
  }
}
