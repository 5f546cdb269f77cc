internal import Diagnostics
internal import Providers
internal import XHTML

/// Each item of a site once: where its texts stand, its page, and the galleries that have it.
///
/// Of an item there is little in memory, as a site may have a million.
struct ItemTable: Sendable {
  private struct Record {
    // In an order that leaves no gaps.
    var place: ItemFile.Place
    /// An index into `services`.
    var service: Int16
    var hasDetails: Bool
    /// Of the item's bytes, and so of all that is known of it.
    var hash: ContentHash
  }

  private var file: ItemFile
  private var records: [Record] = []
  /// The page of each.
  private(set) var paths = LongTextList()
  private var services: [Service] = []
  /// What tells items and their pages apart; empty once all are there.
  private var known = TextTable()
  private var knownPaths = PathTable()

  /// The galleries of all items, those of the first item first, and where each item's end.
  private var galleries: [Int32] = []
  private var ends: [Int32] = []
  /// Those that come beside them from an earlier build.
  private var earlierGalleries: [Int: [Int]] = [:]

  /// `folder` takes the texts that have no room in memory.
  init(in folder: String) {
    file = ItemFile(in: folder)
  }

  var indices: Range<Int> { records.indices }

  func item(_ index: Int) throws(DiagnosticError) -> Item {
    try file.item(at: records[index].place)
  }

  /// Of all that is known of the item.
  func hash(of index: Int) -> ContentHash { records[index].hash }

  func service(of index: Int) -> Service { services[Int(records[index].service)] }

  func path(of index: Int) -> String { String(decoding: paths[index], as: UTF8.self) }

  /// Ascending.
  func galleries(of index: Int) -> [Int] {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    let own = galleries[start..<Int(ends[index])].map(Int.init)
    guard let earlier = earlierGalleries[index] else { return own }
    return (own + earlier).sorted()
  }

  /// Takes an item in, and returns its index: a new one, or that of the same item before.
  mutating func add(_ item: ListedItem, of service: Service) throws(DiagnosticError) -> Int {
    let service = index(of: service)
    let key = Array("\(service)/\(item.kind.rawValue)/\(item.id)".utf8)
    let (index, isNew) = key.withUnsafeBufferPointer { known.insert($0) }
    guard isNew else {
      // Not every gallery asks for them, and an item has one page.
      if item.hasDetails, !records[index].hasDetails {
        var fuller = try self.item(index)
        fuller.takeDetails(of: item.item)
        (records[index].place, records[index].hash) = try file.add(ListedItem(fuller))
        records[index].hasDetails = true
      }
      return index
    }
    addPath(of: item)
    let (place, hash) = try file.add(item)
    records.append(
      Record(place: place, service: service, hasDetails: item.hasDetails, hash: hash)
    )
    return index
  }

  /// Ends it when all items are there: `lists` are those of the galleries.
  mutating func close(over lists: some Collection<IndexList>) throws(DiagnosticError) {
    known = TextTable()
    paths = knownPaths.texts
    knownPaths = PathTable()
    try file.close()
    ends = [Int32](repeating: 0, count: records.count)
    for item in lists.joined() { ends[item] += 1 }
    var sum: Int32 = 0
    for item in ends.indices {
      // For a while, where the next gallery of the item goes.
      (ends[item], sum) = (sum, sum + ends[item])
    }
    galleries = [Int32](repeating: 0, count: Int(sum))
    for (gallery, list) in lists.enumerated() {
      for item in list {
        galleries[Int(ends[item])] = Int32(gallery)
        ends[item] += 1
      }
    }
  }

  /// Adds galleries of an earlier build, which have not found the item now.
  mutating func add(earlierGalleries galleries: [Int], of index: Int) {
    earlierGalleries[index] = galleries
  }

  private mutating func index(of service: Service) -> Int16 {
    if let index = services.firstIndex(of: service) { return Int16(index) }
    services.append(service)
    return Int16(services.count - 1)
  }

  // Ids of some hosts differ in case alone, and some file systems do not tell those apart.
  private mutating func addPath(of item: ListedItem) {
    let stem = "\(item.kind.rawValue)/\(Slug.item(id: item.id, title: item.name))"
    var number = 2
    var path = stem + ".html"
    while !knownPaths.insert(path) {
      path = "\(stem)-\(number).html"
      number += 1
    }
  }
}

extension Item {
  /// What another gallery, which may ask for another language, is told of the same item.
  fileprivate mutating func takeDetails(of other: Item) {
    guard let told = other.details else { return }
    details = told
    guard overview.isEmpty else { return }
    overview = other.overview
    overviewLanguage = other.overviewLanguage.isEmpty ? told.language : other.overviewLanguage
  }
}
