import Glibc

/// Paths in the order of their UTF-8 bytes: those of a site that stands, or of a new one.
protocol SortedPaths {
  var count: Int { get }

  /// Lends the bytes of a path.
  func withPath<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
}

extension SortedPaths {
  func contains(_ path: ExactPath) -> Bool { index(of: path) != nil }

  func index(of path: ExactPath) -> Int? {
    var text = path.text
    return text.withUTF8 { text in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let order = withPath(of: middle) { $0.compared(to: text) }
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// How many of the paths `other` has not.
  func count(notIn other: some SortedPaths) -> Int {
    var missing = 0
    var next = 0
    for index in 0..<count {
      withPath(of: index) { path in
        var order = -1
        while next < other.count {
          order = other.withPath(of: next) { $0.compared(to: path) }
          guard order < 0 else { break }
          next += 1
        }
        if order != 0 { missing += 1 }
      }
    }
    return missing
  }

  /// The folders that the files need, the top one left out.
  var folders: Set<ExactPath> {
    var folders: Set<ExactPath> = []
    var last: [UInt8] = []
    for index in 0..<count {
      withPath(of: index) { path in
        let folder = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
        // Files of a folder stand together, mostly.
        guard !folder.elementsEqual(last) else { return }
        last = Array(folder)
        var path = String(decoding: last, as: UTF8.self)
        while !path.isEmpty, folders.insert(ExactPath(path)).inserted {
          path = SitePath.parent(of: path) ?? ""
        }
      }
    }
    return folders
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Below zero where it comes before the other, above where it comes after, else zero.
  func compared(to other: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = baseAddress, let otherStart = other.baseAddress else {
      return count - other.count
    }
    let order = memcmp(start, otherStart, Swift.min(count, other.count))
    return order == 0 ? count - other.count : Int(order)
  }
}
