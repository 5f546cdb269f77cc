internal import Diagnostics
internal import Providers

/// All that was found: the galleries in the order of the configuration, and each item once.
///
/// It takes in one outcome after another, so that what galleries have in common is held once.
struct Catalog: Sendable {
  struct Gallery: Sendable {
    var configuration: Configuration.Gallery
    var service: Service
    /// Indices into the catalog's `items`, in the service's order.
    var items: [Int]
    /// How many the service has in all, where it tells.
    var total: Int?
    var tally = ResultTally()
    /// When the answer was received, in seconds since 1970; nil where there is none.
    var retrieved: Int?
    /// When its list was received, in seconds since 1970: details may be older.
    var listed: Int?
    /// When each of `items` entered the gallery, in seconds since 1970.
    var entered: [Int] = []
    /// What is wrong with it, if anything.
    var gap: BuildReport.Gap.Kind?
  }

  struct Entry: Sendable {
    var item: Item
    /// The terms of its service, shared by all items of the service.
    fileprivate let terms: Terms
    /// Its page, such as `movie/19-metropolis.html`.
    var path: String
    /// Indices into the catalog's `galleries`, ascending.
    var galleries: [Int]

    var service: Service { terms.service }

    /// What the history knows it by.
    var key: String { "\(service.id)/\(item.kind.rawValue)/\(item.id)" }
  }

  private(set) var galleries: [Gallery]
  private(set) var items: [Entry] = []
  /// The galleries that have pages in this build: all but those that could not be fetched.
  private(set) var current: [Int] = []
  /// One for each gallery that something is to be said about, with its place.
  private(set) var diagnostics: [Diagnostic] = []
  /// The slugs of those that could not be fetched.
  private(set) var failed: [String] = []

  /// When items entered the galleries before, by slug and key.
  private let history: [String: [String: Int]]
  private var register = Register()
  /// Outcomes that came before their turn, and whose turn it is.
  private var waiting: [Int: SearchOutcome] = [:]
  private var turn = 0

  /// Galleries whose outcomes are still to come.
  ///
  /// `history` tells when items entered the galleries, by slug and key; those that it does not know
  /// enter when they are received.
  init(
    of galleries: [Configuration.Gallery],
    service: (ProviderID) -> Service,
    history: [String: [String: Int]]
  ) {
    self.galleries = galleries.map { gallery in
      Gallery(configuration: gallery, service: service(gallery.request.provider), items: [])
    }
    self.history = history
  }

  /// Takes in what came of a gallery's request: each once, in any order.
  ///
  /// They are sorted in as the galleries stand, so that the catalog is the same whatever came first.
  mutating func receive(_ outcome: SearchOutcome, of index: Int) {
    waiting[index] = outcome
    while let outcome = waiting.removeValue(forKey: turn) {
      add(outcome, to: turn)
      turn += 1
    }
  }

  private mutating func add(_ outcome: SearchOutcome, to index: Int) {
    let gallery = galleries[index].configuration
    switch outcome {
    case .found(let result):
      let known = history[gallery.slug] ?? [:]
      let places = result.items.map { register.add($0, of: result.service, to: index, in: &items) }
      galleries[index].service = result.service
      galleries[index].items = places
      galleries[index].total = result.total
      galleries[index].tally = result.tally
      galleries[index].retrieved = result.retrieved
      galleries[index].listed = result.listed
      galleries[index].entered = places.map { known[items[$0].key] ?? result.listed }
      galleries[index].gap = result.isStale ? .stale : nil
      diagnostics += result.diagnostics.map { $0.placed(at: gallery) }
    case .failed(let reason):
      galleries[index].gap = .missing
      failed.append(gallery.slug)
      diagnostics.append(reason.placed(at: gallery))
    }
  }

  /// Ends it when all outcomes are there: what could not be fetched keeps its `earlier` pages, if it
  /// has any.
  mutating func keep(_ earlier: EarlierPages) {
    register = Register()
    for index in galleries.indices where galleries[index].gap == .missing {
      if earlier.galleries.contains(galleries[index].configuration.slug) {
        galleries[index].gap = .kept
      }
    }
    for index in items.indices {
      // An item is still in the galleries that found it before and could not be asked now.
      let kept = earlier.galleries(of: items[index].path)
      guard !kept.isEmpty else { continue }
      let places = galleries.indices.filter { kept.contains(galleries[$0].configuration.slug) }
      items[index].galleries = (items[index].galleries + places).sorted()
    }
    current = galleries.indices.filter {
      galleries[$0].gap != .kept && galleries[$0].gap != .missing
    }
  }

  /// What the galleries hold that were answered now.
  var contents: [GalleryContents] {
    galleries.filter { $0.gap == nil }.map { gallery in
      GalleryContents(
        gallery: gallery.configuration.slug,
        items: gallery.items.map { items[$0].key },
        seen: gallery.listed ?? 0
      )
    }
  }

  var gaps: [BuildReport.Gap] {
    galleries.compactMap { gallery in
      gallery.gap.map { gap in
        BuildReport.Gap(
          slug: gallery.configuration.slug,
          title: gallery.configuration.title,
          kind: gap
        )
      }
    }
  }
}

/// A service's terms, held once.
private final class Terms: Sendable {
  let service: Service

  init(_ service: Service) {
    self.service = service
  }
}

/// Knows which items the catalog has, and gives each new one a path of its own.
private struct Register: Sendable {
  private struct Key: Hashable {
    var service: String
    var kind: Item.Kind
    var id: String
  }

  private var indices: [Key: Int] = [:]
  private var paths: Set<String> = []
  private var terms = Terms(.sample)

  mutating func add(
    _ item: Item,
    of service: Service,
    to gallery: Int,
    in entries: inout [Catalog.Entry]
  ) -> Int {
    let key = Key(service: service.id, kind: item.kind, id: item.id)
    if let index = indices[key] {
      if entries[index].galleries.last != gallery { entries[index].galleries.append(gallery) }
      // Not every gallery asks for them, and an item has one page.
      if entries[index].item.details == nil { entries[index].item.takeDetails(of: item) }
      return index
    }
    indices[key] = entries.count
    if terms.service != service { terms = Terms(service) }
    entries.append(
      Catalog.Entry(item: item, terms: terms, path: path(for: item), galleries: [gallery])
    )
    return entries.count - 1
  }

  // Ids of some hosts differ in case alone, and some file systems do not tell those apart.
  private mutating func path(for item: Item) -> String {
    let slug = Slug.item(id: item.id, title: item.title)
    var path = "\(item.kind.rawValue)/\(slug).html"
    var number = 2
    while !paths.insert(path.lowercased()).inserted {
      path = "\(item.kind.rawValue)/\(slug)-\(number).html"
      number += 1
    }
    return path
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

extension Diagnostic {
  fileprivate func placed(at gallery: Configuration.Gallery) -> Diagnostic {
    var placed = self
    placed.location = placed.location ?? gallery.location
    return placed
  }
}
