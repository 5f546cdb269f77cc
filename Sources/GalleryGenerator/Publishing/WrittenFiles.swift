/// The files that stand in the new site, and where their bytes come from.
struct WrittenFiles: Sendable {
  private var manifest = Manifest()
  /// Those that are hard links to the old site's.
  private(set) var unchanged = 0
  /// The size of all, in bytes.
  private(set) var bytes = 0
  /// What the keys of pages stand for.
  private(set) var pages: [BuildMemory.Page] = []
  /// How many pages with a key were made, and the first of them.
  private(set) var made = 0
  private(set) var firstMade: [SiteWriter.Written] = []

  /// How many made pages are named.
  private static let mostNamed = 20

  init() {}

  init(_ written: some Sequence<SiteWriter.Written>) {
    for file in written { append(file) }
  }

  var count: Int { manifest.places.count }

  mutating func reserveCapacity(_ count: Int) {
    manifest.reserveCapacity(count)
    pages.reserveCapacity(count)
  }

  mutating func append(_ written: SiteWriter.Written) {
    manifest.append(written.entry)
    if written.isUnchanged { unchanged += 1 }
    bytes += written.entry.size
    guard let key = written.key else { return }
    pages.append(BuildMemory.Page(key: key, hash: written.entry.hash))
    guard written.origin != .kept else { return }
    made += 1
    if firstMade.count < Self.mostNamed { firstMade.append(written) }
  }

  /// The manifest of them all.
  func sortedManifest() -> Manifest {
    var manifest = manifest
    manifest.sort()
    return manifest
  }
}
