import Diagnostics

/// Files that are made when they are asked for, so that a site may be larger than the memory.
struct FileSource: Sendable {
  let count: Int
  /// Makes the file of that index; it may take the buffer for its bytes.
  let file: @Sendable (Int, inout [UInt8]) throws(DiagnosticError) -> RenderedFile
  /// The file of that index where it need not be made.
  var known: @Sendable (Int) -> KnownFile? = { _ in nil }
}

extension FileSource {
  init(_ files: [RenderedFile]) {
    self.init(count: files.count) { index, _ in files[index] }
  }
}
