/// What a build remembers of the pages it published: what each was made of, and what came of it.
///
/// A page with a key that is known has the bytes that are known: it needs neither be rendered nor
/// checked again, where the file that holds them is still as it was left.
struct BuildMemory: Sendable {
  struct Page: Sendable {
    fileprivate var key: UInt64
    fileprivate var hash: UInt64

    init(key: ContentHash, hash: ContentHash) {
      self.key = key.value
      self.hash = hash.value
    }
  }

  /// What the pages had in common.
  let site: ContentHash
  /// The site as it was left.
  let seal: SiteSeal
  /// By their keys, ascending.
  private var pages: [Page]

  init(site: ContentHash, seal: SiteSeal, pages: [Page]) {
    self.site = site
    self.seal = seal
    self.pages = pages
    self.pages.sort { $0.key < $1.key }
  }

  /// The hash of the bytes that a page of that key has; nil where it is not known.
  func hash(of key: ContentHash) -> ContentHash? {
    var low = 0
    var high = pages.count
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].key == key.value { return ContentHash(value: pages[middle].hash) }
      if pages[middle].key < key.value { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension BuildMemory {
  private static let version: UInt64 = 1

  /// 64-bit words, the lowest byte first: version, site, seal, the pages, and a hash of all that.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48 + 16 * pages.count)
    func add(_ word: UInt64) { withUnsafeBytes(of: word) { bytes += $0 } }
    for word in [Self.version, site.value, seal.device, seal.inode, UInt64(seal.moment)] {
      add(word)
    }
    for page in pages {
      add(page.key)
      add(page.hash)
    }
    add(ContentHash(of: bytes).value)
    return bytes
  }

  /// Reads what `bytes` wrote; nil where it is damaged or of another version.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 48, bytes.count % 16 == 0 else { return nil }
    let words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt64.self)) }
    let isWhole = bytes.withUnsafeBytes { bytes in
      ContentHash(of: UnsafeRawBufferPointer(rebasing: bytes.dropLast(8))).value == words.last
    }
    guard isWhole, words[0] == Self.version, let moment = Int(exactly: words[4]) else { return nil }
    site = ContentHash(value: words[1])
    seal = SiteSeal(device: words[2], inode: words[3], moment: moment)
    pages = stride(from: 5, to: words.count - 1, by: 2).map {
      Page(key: ContentHash(value: words[$0]), hash: ContentHash(value: words[$0 + 1]))
    }
  }
}
