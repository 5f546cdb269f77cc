import XHTML

/// The files that stand in the new site, and where their bytes come from.
///
/// There may be a million, so of each some numbers are kept.
struct WrittenFiles: Sendable {
  private struct File {
    var hash: ContentHash
    /// Of all that it is made of; zero where that is not known.
    var key: UInt64
    /// In bytes.
    var size: Int
    /// The number of its path.
    var path: UInt32
    /// Where its galleries end among those of all files.
    var galleriesEnd: UInt32
  }

  private var files: [File] = []
  private var paths = LongTextList()
  /// The galleries of all files, those of the first file first, by the numbers of their slugs.
  private var galleries: [UInt32] = []
  private var slugs = TextTable()
  /// Those that are hard links to the old site's.
  private(set) var unchanged = 0
  /// The size of all, in bytes.
  private(set) var bytes = 0
  /// How many pages have a key.
  private(set) var pageCount = 0
  /// How many of those were made, and the first of them.
  private(set) var made = 0
  private(set) var firstMade: [SiteWriter.Written] = []

  /// How many made pages are named.
  private static let mostNamed = 20

  init() {}

  init(_ written: some Sequence<SiteWriter.Written>) {
    for file in written { append(file) }
  }

  var count: Int { files.count }

  mutating func reserveCapacity(_ count: Int) {
    files.reserveCapacity(count)
  }

  mutating func append(_ written: SiteWriter.Written) {
    var path = written.entry.path
    path.withUTF8 { paths.append($0) }
    append(written, path: paths.count - 1)
  }

  /// Adds a file that has the path of that number among paths that are still to be given.
  mutating func append(_ written: SiteWriter.Written, path: Int) {
    let entry = written.entry
    for var slug in entry.galleries {
      galleries.append(UInt32(slug.withUTF8 { slugs.insert($0) }.number))
    }
    files.append(
      File(
        hash: entry.hash,
        key: written.key?.value ?? 0,
        size: entry.size,
        path: UInt32(path),
        galleriesEnd: UInt32(galleries.count)
      )
    )
    if written.isUnchanged { unchanged += 1 }
    bytes += entry.size
    guard written.key != nil else { return }
    pageCount += 1
    guard written.origin != .kept else { return }
    made += 1
    if firstMade.count < Self.mostNamed { firstMade.append(written) }
  }

  /// The same files, with the paths that their numbers are of.
  func named(by paths: LongTextList) -> WrittenFiles {
    var files = self
    files.paths = paths
    return files
  }

  /// What the keys of pages stand for.
  var pages: [BuildMemory.Page] {
    var pages: [BuildMemory.Page] = []
    pages.reserveCapacity(pageCount)
    for file in files where file.key != 0 {
      pages.append(BuildMemory.Page(key: ContentHash(value: file.key), hash: file.hash))
    }
    return pages
  }
}

// What the manifest tells of them.
extension WrittenFiles {
  func hash(of index: Int) -> ContentHash { files[index].hash }

  func size(of index: Int) -> Int { files[index].size }

  /// The slugs of the galleries that a file belongs to.
  func galleries(of index: Int) -> some Sequence<ArraySlice<UInt8>> {
    let start = index == 0 ? 0 : Int(files[index - 1].galleriesEnd)
    return galleries[start..<Int(files[index].galleriesEnd)].lazy.map { slugs.texts[Int($0)] }
  }

  /// Lends the path of a file.
  func withPath<Result>(
    of index: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    paths.withText(Int(files[index].path), body)
  }
}
