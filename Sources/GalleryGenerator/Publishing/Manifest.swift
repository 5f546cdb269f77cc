import Glibc

/// The files of a published site: what a later publication may compare with, link or remove.
///
/// It stands in the site itself, as `.vitrine-manifest`. A file that it does not list is foreign.
/// A site may have a million files, so in memory they are the lines of that file as well: see
/// `ManifestText`.
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

  /// Where a path stands among the lines, in one word.
  struct Place: Sendable {
    private var word: UInt64

    /// Nil beyond 2^40 bytes of lines, or 2^23 of a path: more than any site has.
    init?(start: Int, count: Int, isEscaped: Bool) {
      guard start < 1 << 40, count < 1 << 23 else { return nil }
      word = UInt64(start) << 24 | UInt64(count) << 1 | (isEscaped ? 1 : 0)
    }

    fileprivate var range: Range<Int> {
      let start = Int(word >> 24)
      return start..<start + Int(word >> 1 & 0x7F_FFFF)
    }
    fileprivate var isEscaped: Bool { word & 1 == 1 }
  }

  private let lines: [UInt8]
  /// In the order of the paths' bytes.
  private var places: [Place]

  init() {
    lines = []
    places = []
  }

  /// Lines of that form, and where the path of each is.
  init(lines: [UInt8], places: [Place]) {
    self.lines = lines
    self.places = places
    let isSorted = places.indices.dropFirst().allSatisfy { isInOrder(places[$0 - 1], places[$0]) }
    if !isSorted { self.places = places.sorted(by: isInOrder) }
  }

  private func isInOrder(_ first: Place, _ second: Place) -> Bool {
    withPath(at: first) { path in withPath(at: second) { path.compared(to: $0) < 0 } }
  }

  /// By path, in the order of its UTF-8 bytes.
  var entries: Entries { Entries(manifest: self) }

  /// The file of that path; nil where there is none.
  func entry(at path: ExactPath) -> Entry? { index(of: path).map { entries[$0] } }

  func hash(of index: Int) -> ContentHash { line(of: index) { $0.hash } }

  /// In bytes.
  func size(of index: Int) -> Int { line(of: index) { $0.size } }

  /// The size of all files, in bytes.
  var size: Int { places.indices.reduce(0) { $0 + size(of: $1) } }
}

extension Manifest: SortedPaths {
  var count: Int { places.count }

  func withPath<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withPath(at: places[index], body)
  }

  private func withPath<Result>(
    at place: Place,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard !place.isEscaped else {
      let path = ManifestLine.unescaped(lines[place.range]) ?? ""
      return Array(path.utf8).withUnsafeBufferPointer(body)
    }
    return lines.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[place.range])) }
  }
}

extension Manifest {
  struct Entries: RandomAccessCollection {
    fileprivate let manifest: Manifest

    var startIndex: Int { 0 }
    var endIndex: Int { manifest.places.count }

    subscript(index: Int) -> Entry { manifest.line(of: index) { $0.entry } }
  }

  private func line<Result>(of index: Int, _ body: (ManifestLine) -> Result) -> Result {
    lines.withUnsafeBufferPointer { lines in
      let path = places[index].range
      let start = lines[..<path.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard let line = ManifestLine(lines[start..<path.upperBound]) else {
        preconditionFailure("a line that was read before")
      }
      return body(line)
    }
  }
}
