import Diagnostics

/// Finds line and column of a byte, both counted from 1.
struct SourceLines {
  private var starts: [Int] = [0]
  private let file: String

  init(_ source: [UInt8], file: String) {
    self.file = file
    starts.reserveCapacity(source.count / 32)
    for (offset, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  func location(of offset: Int) -> SourceLocation {
    let (line, column) = place(of: offset)
    return SourceLocation(file: file, line: line, column: column)
  }

  /// The byte at a line and column, or the nearest one before it.
  func offset(line: Int, column: Int) -> Int {
    let start = starts[min(max(line, 1), starts.count) - 1]
    return start + max(column, 1) - 1
  }
}
