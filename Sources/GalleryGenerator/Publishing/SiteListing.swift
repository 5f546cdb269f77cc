/// The files of a new site in the order of their paths' UTF-8 bytes: what its manifest lists.
///
/// Swift orders text by its canonical equivalence; files are told apart by their bytes.
struct SiteListing: Sendable, RandomAccessCollection, SortedPaths {
  private let files: WrittenFiles
  /// Their indices, sorted.
  private var order: [UInt32]

  init(of files: WrittenFiles) {
    self.files = files
    order = Array(0..<UInt32(files.count))
    order.sort { first, second in
      files.withPath(of: Int(first)) { path in
        files.withPath(of: Int(second)) { path.order(before: $0) < 0 }
      }
    }
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
