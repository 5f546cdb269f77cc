internal import Diagnostics
internal import Providers
internal import XHTML

/// All that was found: the galleries in the order of the configuration, and each item once.
///
/// It takes in one outcome after another, so that what galleries have in common is held once.
struct Catalog: Sendable {
  struct Gallery: Sendable {
    var configuration: Configuration.Gallery { configurations[Int(place)] }
    /// Those of all galleries, and which is its own: of a large site two copies would take much.
    private let configurations: [Configuration.Gallery]
    private let place: Int32
    /// Who answered, with its terms.
    var service: Service {
      get { terms.service }
      set { if newValue != terms.service { terms = Terms(newValue) } }
    }
    private var terms: Terms
    /// Indices into the catalog's `items`, in the service's order.
    var items: IndexList
    /// How many the service has in all, where it tells.
    var total: Int?
    var tally = ResultTally()
    /// When the answer was received, in seconds since 1970; nil where there is none.
    var retrieved: Int?
    /// When its list was received, in seconds since 1970: details may be older.
    var listed: Int?
    /// When each of `items` entered the gallery, in seconds since 1970.
    var entered = EntryTimes()
    /// What is wrong with it, if anything.
    var gap: BuildReport.Gap.Kind?

    /// One whose results are still to come.
    fileprivate init(_ place: Int, of configurations: [Configuration.Gallery], _ terms: Terms) {
      self.configurations = configurations
      self.place = Int32(place)
      self.terms = terms
      items = IndexList()
    }
  }

  private(set) var galleries: [Gallery]
  /// The galleries that have pages in this build: all but those that could not be fetched.
  private(set) var current: [Int] = []
  /// One for each gallery that something is to be said about, with its place.
  private(set) var diagnostics: [Diagnostic] = []
  /// The slugs of those that could not be fetched.
  private(set) var failed: [String] = []
  /// What items are in, each once.
  private var items: ItemTable
  /// The files of the sample catalogue that its items show, such as `posters/metropolis.svg`.
  private(set) var samplePaths: Set<String> = []

  /// When items entered the galleries before: in the end, those that hold others now.
  private(set) var history: History
  /// What those hold that were answered now, and held something else before.
  private(set) var changes: [GalleryContents] = []
  /// Outcomes that came before their turn, and whose turn it is.
  private var waiting: [Int: SearchOutcome] = [:]
  private var turn = 0
  /// What stopped it from taking in more.
  private var fault: DiagnosticError?

  /// Galleries whose outcomes are still to come.
  ///
  /// Items that `history` does not know enter when they are received. Of a large site the items'
  /// texts are kept in `scratchFolder`.
  init(
    of galleries: [Configuration.Gallery],
    service: (ProviderID) -> Service,
    history: History,
    scratchFolder: String
  ) {
    var terms: [ProviderID: Terms] = [:]
    for provider in ProviderID.allCases { terms[provider] = Terms(service(provider)) }
    self.galleries = galleries.indices.compactMap { index in
      terms[galleries[index].request.provider].map { Gallery(index, of: galleries, $0) }
    }
    self.history = history
    items = ItemTable(in: scratchFolder)
  }

  /// Takes in what came of a gallery's request: each once, in any order.
  ///
  /// They are sorted in as the galleries stand, so that the catalog is the same whatever came first.
  mutating func receive(_ outcome: SearchOutcome, of index: Int) {
    waiting[index] = outcome
    while let outcome = waiting.removeValue(forKey: turn) {
      do throws(DiagnosticError) {
        if fault == nil { try add(outcome, to: turn) }
      } catch {
        fault = error
      }
      turn += 1
    }
  }

  private mutating func add(_ outcome: SearchOutcome, to index: Int) throws(DiagnosticError) {
    let gallery = galleries[index].configuration
    switch outcome {
    case .found(let result):
      var places: [Int] = []
      for item in result.entries { places.append(try items.add(item, of: result.service)) }
      if result.service == .sample { noteSamples(of: result.items) }
      galleries[index].service = result.service
      galleries[index].items = IndexList(places)
      galleries[index].total = result.total
      galleries[index].tally = result.tally
      galleries[index].retrieved = result.retrieved
      galleries[index].listed = result.listed
      date(result, in: index)
      galleries[index].gap = result.isStale ? .stale : nil
      diagnostics += result.diagnostics.map { $0.placed(at: gallery) }
    case .failed(let reason):
      galleries[index].gap = .missing
      failed.append(gallery.slug)
      diagnostics.append(reason.placed(at: gallery))
    }
  }

  /// Tells when each item entered, and whether the gallery holds others than before.
  private mutating func date(_ result: SearchResult, in index: Int) {
    let slug = galleries[index].configuration.slug
    let held = history[slug]
    let keys = result.entries.map { "\(result.service.id)/\($0.kind.rawValue)/\($0.id)" }
    let entered = keys.map { held?.entered($0) }
    galleries[index].entered = EntryTimes(entered.map { $0 ?? result.listed })
    guard !result.isStale, entered.contains(nil) || held?.count != keys.count else { return }
    changes.append(GalleryContents(gallery: slug, items: keys, seen: result.listed))
  }

  private mutating func noteSamples(of items: [Item]) {
    for rendition in items.flatMap({ $0.pictures + $0.videos }) {
      if let path = MediaLinks.samplePath(of: rendition.url) { samplePaths.insert(path) }
    }
  }

  /// Ends it when all outcomes are there, or throws where the items could not be kept.
  ///
  /// What could not be fetched keeps its `earlier` pages, if it has any.
  mutating func keep(_ earlier: EarlierPages) throws(DiagnosticError) {
    if let fault { throw fault }
    for index in galleries.indices where galleries[index].gap == .missing {
      if earlier.galleries.contains(galleries[index].configuration.slug) {
        galleries[index].gap = .kept
      }
    }
    current = galleries.indices.filter {
      galleries[$0].gap != .kept && galleries[$0].gap != .missing
    }
    let changed = Set(changes.map(\.gallery))
    history = history.filter(changed.contains)
    try items.close(over: galleries.lazy.map(\.items))
    guard !earlier.galleries.isEmpty else { return }
    for index in items.indices {
      // An item is still in the galleries that found it before and could not be asked now.
      let kept = earlier.galleries(of: items.path(of: index))
      guard !kept.isEmpty else { continue }
      items.add(
        earlierGalleries: galleries.indices.filter {
          kept.contains(galleries[$0].configuration.slug)
        },
        of: index
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

/// A service's terms, held once for all galleries that it answers.
private final class Terms: Sendable {
  let service: Service

  init(_ service: Service) {
    self.service = service
  }
}

// MARK: - Items

extension Catalog {
  /// One item with all that is known of it.
  ///
  /// A page asks it for many fields, so it is shared rather than copied.
  final class Entry: Sendable {
    let item: Item
    let service: Service
    /// Its page, such as `movie/19-metropolis.html`.
    let path: String
    /// Indices into the catalog's `galleries`, ascending.
    let galleries: [Int]

    fileprivate init(item: Item, service: Service, path: String, galleries: [Int]) {
      self.item = item
      self.service = service
      self.path = path
      self.galleries = galleries
    }
  }

  var itemIndices: Range<Int> { items.indices }

  func entry(_ index: Int) throws(DiagnosticError) -> Entry {
    Entry(
      item: try items.item(index),
      service: items.service(of: index),
      path: items.path(of: index),
      galleries: items.galleries(of: index)
    )
  }

  /// Of all that is known of an item but what its entry tells beside it.
  func itemHash(of index: Int) -> ContentHash { items.hash(of: index) }

  func service(of index: Int) -> Service { items.service(of: index) }

  /// The pages of all items.
  var itemPaths: LongTextList { items.paths }

  /// The page of an item, such as `movie/19-metropolis.html`.
  func path(of index: Int) -> String { items.path(of: index) }

  /// The galleries that have an item, by their indices, ascending.
  func galleries(of index: Int) -> [Int] { items.galleries(of: index) }
}

extension Diagnostic {
  fileprivate func placed(at gallery: Configuration.Gallery) -> Diagnostic {
    var placed = self
    placed.location = placed.location ?? gallery.location
    return placed
  }
}
