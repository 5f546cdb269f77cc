internal import XHTML

/// Paths in one piece of memory, each unlike all others whatever the case of ASCII letters.
///
/// A million of them as strings, and once more in a set, would take 200 MB.
struct PathTable: Sendable {
  private var paths = TextList()
  /// In lower case; empty once all are there.
  private var folded = TextTable()

  var count: Int { paths.count }

  subscript(index: Int) -> String { String(decoding: paths[index], as: UTF8.self) }

  /// Takes a path in; false where one is there that differs in case alone, or not at all.
  mutating func insert(_ path: String) -> Bool {
    let key = path.utf8.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
    }
    let isNew = key.withUnsafeBufferPointer { folded.insert($0).isNew }
    if isNew {
      var path = path
      path.withUTF8 { paths.append($0) }
    }
    return isNew
  }

  /// Gives back what only `insert` needs.
  mutating func close() {
    folded = TextTable()
  }
}
