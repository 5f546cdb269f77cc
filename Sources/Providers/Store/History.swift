import Glibc

/// When the items that galleries hold entered them, as it was before a build.
///
/// A large site has millions of these, so what a gallery holds is one piece of memory.
package struct History: Sendable {
  /// What one gallery holds.
  package struct Gallery: Sendable {
    /// The keys, one after another.
    private var keys: [UInt8] = []
    /// In the order of the keys' bytes.
    private var places: [Place] = []

    private struct Place {
      var range: Range<Int32>
      /// Seconds since 1970.
      var entered: Int
    }

    package var count: Int { places.count }

    /// Keys come in the order of their bytes.
    mutating func append(_ key: UnsafeBufferPointer<UInt8>, entered: Int) {
      let start = Int32(keys.count)
      keys += key
      places.append(Place(range: start..<Int32(keys.count), entered: entered))
    }

    /// When the item of that key entered, in seconds since 1970; nil where it is not held.
    package func entered(_ key: String) -> Int? {
      var key = key
      return key.withUTF8 { key in
        var low = 0
        var high = places.count
        while low < high {
          let middle = (low + high) / 2
          let order = order(of: middle, key)
          if order == 0 { return places[middle].entered }
          if order < 0 { low = middle + 1 } else { high = middle }
        }
        return nil
      }
    }

    /// Below zero where a key of its own comes first, in the order of their bytes.
    private func order(of index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int {
      let range = places[index].range
      let order = keys.withUnsafeBufferPointer { keys in
        guard let own = keys.baseAddress, let other = key.baseAddress else { return Int32(0) }
        return memcmp(own + Int(range.lowerBound), other, min(range.count, key.count))
      }
      return order == 0 ? range.count - key.count : Int(order)
    }

    var allKeys: [String] {
      places.indices.map { String(decoding: bytes(of: $0), as: UTF8.self) }
    }

    private func bytes(of index: Int) -> ArraySlice<UInt8> {
      keys[Int(places[index].range.lowerBound)..<Int(places[index].range.upperBound)]
    }
  }

  /// By slug.
  package private(set) var galleries: [String: Gallery] = [:]

  package init() {}

  package subscript(slug: String) -> Gallery? { galleries[slug] }

  /// This history of those galleries alone.
  package func filter(_ isIncluded: (String) -> Bool) -> History {
    var history = History()
    history.galleries = galleries.filter { isIncluded($0.key) }
    return history
  }

  mutating func append(_ gallery: Gallery, of slug: String) {
    galleries[slug] = gallery
  }
}
