import Glibc

/// The files of a published site: what a later publication may compare with, link or remove.
///
/// It stands in the site itself, as `.vitrine-manifest`. A file that it does not list is foreign.
/// A site may have a million files, so in memory they are the lines of that file as well.
struct Manifest: Sendable {
  static let name = ".vitrine-manifest"

  struct Entry: Sendable, Equatable {
    var path: String
    var hash: ContentHash
    /// In bytes.
    var size: Int
    /// The slugs of the galleries that the file belongs to; none for the site's own.
    var galleries: [String]
  }

  /// Where a line begins, and where its path does.
  struct Place: Sendable {
    var line: Int
    var path: Int
  }

  /// Each ends with a line feed; see `Manifest+Text` for its form.
  var lines: [UInt8] = []
  private(set) var places: [Place] = []

  init() {}

  init(_ entries: some Sequence<Entry>) {
    for entry in entries { append(entry) }
    sort()
  }

  mutating func reserveCapacity(_ count: Int) {
    lines.reserveCapacity(128 * count)
    places.reserveCapacity(count)
  }

  /// Adds a file; once all are there they must be sorted.
  mutating func append(_ entry: Entry) {
    let line = lines.count
    let path = write(entry)
    places.append(Place(line: line, path: path))
  }

  mutating func append(_ place: Place) {
    places.append(place)
  }

  /// Puts the files into the order of their paths' UTF-8 bytes.
  ///
  /// Swift orders text by its canonical equivalence; files are told apart by their bytes.
  mutating func sort() {
    var sorted = places
    sorted.sort { precedes($0, $1) }
    places = sorted
  }

  /// By path, in the order of its UTF-8 bytes.
  var entries: Entries { Entries(manifest: self) }

  /// The file of that path; nil where there is none.
  func entry(at path: ExactPath) -> Entry? { index(of: path).map { entries[$0] } }

  func contains(_ path: ExactPath) -> Bool { index(of: path) != nil }

  func contains(_ path: UnsafeBufferPointer<UInt8>) -> Bool { index(of: path) != nil }

  /// How many files of it `other` has not.
  func count(notIn other: Manifest) -> Int {
    var count = 0
    var rest = other.places[...]
    for place in places {
      while let next = rest.first, other.path(of: next, precedesPathOf: place, in: self) {
        rest.removeFirst()
      }
      guard let next = rest.first, !path(of: place, precedesPathOf: next, in: other) else {
        count += 1
        continue
      }
    }
    return count
  }
}

extension Manifest {
  struct Entries: RandomAccessCollection {
    fileprivate let manifest: Manifest

    var startIndex: Int { 0 }
    var endIndex: Int { manifest.places.count }

    subscript(index: Int) -> Entry { manifest.entry(at: manifest.places[index]) }
  }
}

// MARK: - Paths

extension Manifest {
  private func precedes(_ left: Place, _ right: Place) -> Bool {
    path(of: left, precedesPathOf: right, in: self)
  }

  private func path(
    of place: Place,
    precedesPathOf otherPlace: Place,
    in other: Manifest
  ) -> Bool {
    withPath(of: place) { path in
      other.withPath(of: otherPlace) { Self.compare(path, $0) < 0 }
    }
  }

  private func index(of path: ExactPath) -> Int? {
    var text = path.text
    return text.withUTF8 { index(of: $0) }
  }

  private func index(of path: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      let order = withPath(of: places[middle]) { Self.compare($0, path) }
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
      return left.count - right.count
    }
    let order = memcmp(leftStart, rightStart, min(left.count, right.count))
    return order == 0 ? left.count - right.count : Int(order)
  }
}
