internal import Diagnostics
internal import Providers

/// All that was found: the galleries in the order of the configuration, and each item once.
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
    var service: Service
    /// Its page, such as `movie/19-metropolis.html`.
    var path: String
    /// Indices into the catalog's `galleries`, ascending.
    var galleries: [Int]

    /// What the history knows it by.
    var key: String { "\(service.id)/\(item.kind.rawValue)/\(item.id)" }
  }

  private(set) var galleries: [Gallery] = []
  private(set) var items: [Entry] = []
  /// The galleries that have pages in this build: all but those that could not be fetched.
  private(set) var current: [Int] = []
  /// One for each gallery that something is to be said about, with its place.
  private(set) var diagnostics: [Diagnostic] = []

  /// Sorts the outcomes, one for each gallery, into galleries and items.
  ///
  /// `history` tells when items entered the galleries, by slug and key; those that it does not know
  /// enter now. What could not be fetched keeps its `earlier` pages, if it has any.
  init(
    galleries: [Configuration.Gallery],
    outcomes: [SearchOutcome],
    service: (ProviderID) -> Service,
    history: [String: [String: Int]],
    earlier: EarlierPages
  ) {
    var register = Register()
    for (index, (gallery, outcome)) in zip(galleries, outcomes).enumerated() {
      let service = service(gallery.request.provider)
      var entry = Gallery(configuration: gallery, service: service, items: [])
      switch outcome {
      case .found(let result):
        let service = result.service
        entry.service = service
        entry.items = result.items.map { register.add($0, of: service, to: index, in: &items) }
        entry.total = result.total
        entry.tally = result.tally
        entry.retrieved = result.retrieved
        entry.listed = result.listed
        let known = history[gallery.slug] ?? [:]
        entry.entered = entry.items.map { known[items[$0].key] ?? result.listed }
        entry.gap = result.isStale ? .stale : nil
        diagnostics += result.diagnostics.map { $0.placed(at: gallery) }
      case .failed(let reason):
        entry.gap = earlier.galleries.contains(gallery.slug) ? .kept : .missing
        diagnostics.append(reason.placed(at: gallery))
      }
      self.galleries.append(entry)
    }
    for index in items.indices {
      // An item is still in the galleries that found it before and could not be asked now.
      let kept = earlier.galleries(of: items[index].path)
      guard !kept.isEmpty else { continue }
      let places = self.galleries.indices.filter {
        kept.contains(self.galleries[$0].configuration.slug)
      }
      items[index].galleries = (items[index].galleries + places).sorted()
    }
    current = self.galleries.indices.filter {
      self.galleries[$0].gap != .kept && self.galleries[$0].gap != .missing
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

/// Knows which items the catalog has, and gives each new one a path of its own.
private struct Register {
  private struct Key: Hashable {
    var service: String
    var kind: Item.Kind
    var id: String
  }

  private var indices: [Key: Int] = [:]
  private var paths: Set<String> = []

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
    entries.append(
      Catalog.Entry(item: item, service: service, path: path(for: item), galleries: [gallery])
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
