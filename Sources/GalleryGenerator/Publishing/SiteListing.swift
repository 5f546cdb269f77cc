/// The files of a new site in the order of their paths' UTF-8 bytes: what its manifest lists.
///
/// Swift orders text by its canonical equivalence; files are told apart by their bytes.
struct SiteListing: Sendable, RandomAccessCollection, SortedPaths {
  private let files: WrittenFiles
  /// Their indices, sorted.
  private var order: [UInt32]

  init(of files: WrittenFiles) {
    self.files = files
    var marks = (0..<files.count).map { file in
      files.withPath(of: file) { Mark(beginning: PathBeginning($0), file: UInt32(file)) }
    }
    marks.sort { first, second in
      guard first.beginning == second.beginning else { return first.beginning < second.beginning }
      return files.withPath(of: Int(first.file)) { path in
        files.withPath(of: Int(second.file)) { path.compared(to: $0) < 0 }
      }
    }
    order = marks.map(\.file)
  }

  private struct Mark {
    var beginning: PathBeginning
    var file: UInt32
  }

  var startIndex: Int { 0 }
  var endIndex: Int { order.count }

  subscript(index: Int) -> Manifest.Entry {
    let file = Int(order[index])
    return Manifest.Entry(
      path: withPath(of: index) { String(decoding: $0, as: UTF8.self) },
      hash: files.hash(of: file),
      size: files.size(of: file),
      galleries: files.galleries(of: file).map { String(decoding: $0, as: UTF8.self) }
    )
  }

  func withPath<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    files.withPath(of: Int(order[index]), body)
  }

  /// Hands the manifest over piece by piece: of a million files it is 100 MB.
  func write<Failure>(_ piece: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var text = ManifestText()
    for file in order.lazy.map(Int.init) {
      files.withPath(of: file) { path in
        text.append(files.hash(of: file), files.size(of: file), files.galleries(of: file), path)
      }
      if text.isLong { try piece(text.take()) }
    }
    text.end()
    try piece(text.take())
  }
}

/// The first bytes of a path, which tell most paths apart in two comparisons.
private struct PathBeginning: Comparable {
  private let high: UInt64
  private let low: UInt64

  init(_ path: UnsafeBufferPointer<UInt8>) {
    func word(from start: Int) -> UInt64 {
      (start..<start + 8).reduce(0) { $0 << 8 | ($1 < path.count ? UInt64(path[$1]) : 0) }
    }
    high = word(from: 0)
    low = word(from: 8)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}
