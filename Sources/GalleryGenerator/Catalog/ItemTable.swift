internal import Diagnostics
internal import Providers

/// Each item of a site once: where its texts stand, its page, and the galleries that have it.
///
/// Of an item there is little in memory, as a site may have a million.
struct ItemTable: Sendable {
  private struct Key: Hashable {
    var service: Int32
    var kind: Item.Kind
    var id: String
  }

  private struct Record {
    var place: ItemFile.Place
    /// An index into `services`.
    var service: Int32
    var hasDetails: Bool
  }

  private var file: ItemFile
  private var records: [Record] = []
  private var paths = PathTable()
  private var services: [Service] = []
  /// By what tells items apart; empty once all are there.
  private var known: [Key: Int32] = [:]

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
  func hash(of index: Int) -> ContentHash { records[index].place.hash }

  func service(of index: Int) -> Service { services[Int(records[index].service)] }

  func path(of index: Int) -> String { paths[index] }

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
    let key = Key(service: service, kind: item.kind, id: item.id)
    if let index = known[key].map(Int.init) {
      // Not every gallery asks for them, and an item has one page.
      if item.hasDetails, !records[index].hasDetails {
        var fuller = try self.item(index)
        fuller.takeDetails(of: item.item)
        records[index].place = try file.add(ListedItem(fuller))
        records[index].hasDetails = true
      }
      return index
    }
    known[key] = Int32(records.count)
    addPath(of: item)
    records.append(
      Record(place: try file.add(item), service: service, hasDetails: item.hasDetails)
    )
    return records.count - 1
  }

  /// Ends it when all items are there: `lists` are those of the galleries.
  mutating func close(over lists: [[Int]]) {
    known = [:]
    paths.close()
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

  private mutating func index(of service: Service) -> Int32 {
    if let index = services.firstIndex(of: service) { return Int32(index) }
    services.append(service)
    return Int32(services.count - 1)
  }

  // Ids of some hosts differ in case alone, and some file systems do not tell those apart.
  private mutating func addPath(of item: ListedItem) {
    let stem = "\(item.kind.rawValue)/\(Slug.item(id: item.id, title: item.name))"
    var number = 2
    var path = stem + ".html"
    while !paths.insert(path) {
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
