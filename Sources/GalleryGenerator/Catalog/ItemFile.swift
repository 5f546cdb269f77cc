internal import Diagnostics
internal import Providers

/// The items of a site, out of memory: the texts of a million of them would take gigabytes.
///
/// Those of a small site stay there, and it never makes a file.
struct ItemFile: Sendable {
  /// Where an item stands.
  struct Place: Sendable {
    fileprivate var offset: Int
    fileprivate var count: UInt32
  }

  /// So much stands in memory before any is written, in bytes.
  private static let mostInMemory = 1 << 23
  /// So much is written at once when the memory did not do.
  private static let pieceLength = 1 << 18

  /// Where the file is made.
  private let folder: String
  private var file: ScratchFile?
  private var tail: [UInt8] = []
  /// Where in the file the tail will stand.
  private var tailStart = 0

  init(in folder: String) {
    self.folder = folder
  }

  /// Returns where the item stands, and the hash of its bytes.
  mutating func add(_ item: ListedItem) throws(DiagnosticError) -> (Place, ContentHash) {
    let added = item.withRecord { record in
      let place = Place(offset: tailStart + tail.count, count: UInt32(record.count))
      tail.append(contentsOf: record)
      return (place, ContentHash(of: record))
    }
    if tail.count > (file == nil ? Self.mostInMemory : Self.pieceLength) { try flush() }
    return added
  }

  /// Takes no more memory, where there is a file.
  mutating func close() throws(DiagnosticError) {
    guard file != nil else { return }
    try flush()
    tail = []
  }

  func item(at place: Place) throws(DiagnosticError) -> Item {
    let count = Int(place.count)
    if place.offset >= tailStart {
      let start = place.offset - tailStart
      return try tail.withUnsafeBufferPointer { bytes throws(DiagnosticError) in
        try item(
          from: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start..<start + count]))
        )
      }
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
    defer { buffer.deallocate() }
    do throws(SystemFailure) {
      try file?.read(into: buffer, at: place.offset)
    } catch {
      throw DiagnosticError(.noScratch(error))
    }
    return try item(from: UnsafeRawBufferPointer(buffer))
  }

  private func item(from bytes: UnsafeRawBufferPointer) throws(DiagnosticError) -> Item {
    guard let item = ItemRecord.item(from: bytes) else {
      throw DiagnosticError(.damagedScratch(in: folder))
    }
    return item
  }

  private mutating func flush() throws(DiagnosticError) {
    let isFirst = file == nil
    do throws(SystemFailure) {
      let file = if let file { file } else { try ScratchFile(in: folder) }
      self.file = file
      try tail.withUnsafeBufferPointer { bytes throws(SystemFailure) in
        try file.write(UnsafeRawBufferPointer(bytes), at: tailStart)
      }
    } catch {
      throw DiagnosticError(.noScratch(error))
    }
    tailStart += tail.count
    tail.removeAll(keepingCapacity: !isFirst)
  }
}

extension Diagnostic {
  fileprivate static func noScratch(_ failure: SystemFailure) -> Diagnostic {
    Diagnostic(
      .error,
      code: "build.scratch",
      failure.message,
      notes: ["a large site needs room there while it is built: set TMPDIR to another folder"]
    )
  }

  fileprivate static func damagedScratch(in folder: String) -> Diagnostic {
    Diagnostic(
      .error,
      code: "build.scratch",
      "what was written to a scratch file in '\(folder)' reads otherwise",
      notes: ["the disk or the memory is faulty: set TMPDIR to a folder on another disk"]
    )
  }
}
