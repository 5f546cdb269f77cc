internal import Providers

/// Tells by a hash of all that a page is made of whether it is the page of an earlier build.
///
/// What enters the hash is what `Site` reads: the program with its own theme; the site's settings,
/// its own theme files and the paths of its assets; of the galleries and items those that the page
/// shows. The clock, the number of jobs and the output folder change no page. Pages that speak of
/// the whole site have all of it in their hash. What Foundation knows of languages is not in it: a
/// new Swift runtime is seen when the program is linked anew, or after `vitrine cache clear`.
struct PageKeys: Sendable {
  /// What all pages have in common.
  let site: ContentHash
  private let galleries: [ContentHash]
  /// Each with all that its entry in the catalog leads to.
  private let items: [ContentHash]
  /// Of all galleries and items.
  private let whole: ContentHash

  /// `site` is of what all pages have in common, `earlierPages` are those that stay beside them.
  init(_ catalog: Catalog, site: ContentHash, earlierPages: [String]) {
    self.site = site
    let mentions = catalog.galleries.map(Self.mention)
    let items = catalog.itemIndices.map { Self.entry(of: $0, in: catalog, mentions) }
    galleries = zip(catalog.galleries, mentions).map { gallery, mention in
      Self.contents(of: gallery, mention, items)
    }
    self.items = items
    var whole = InputHash()
    for hash in galleries + items { whole.add(hash) }
    for path in earlierPages { whole.add(path) }
    self.whole = whole.hash
  }

  func key(of page: Site.Page) -> ContentHash {
    var input = InputHash()
    switch page {
    case .gallery(let index, let number):
      input.add("gallery")
      input.add(number)
      input.add(galleries[index])
    case .report(let index):
      input.add("report")
      input.add(galleries[index])
    case .resultsDocument(let index):
      input.add("results.json")
      input.add(galleries[index])
    case .resultsTable(let index):
      input.add("results.csv")
      input.add(galleries[index])
    case .galleryFeed(let index):
      input.add("gallery feed")
      input.add(galleries[index])
    case .item(let index):
      input.add("item")
      input.add(items[index])
    case .explore, .notFound, .feed, .sitemap, .robots:
      input.add("\(page)")
      input.add(whole)
    case .sitemapPart(let part):
      input.add("sitemap")
      input.add(part)
      input.add(whole)
    }
    input.add(site)
    return input.hash
  }

  private static func entry(
    of index: Int,
    in catalog: Catalog,
    _ mentions: [ContentHash]
  ) -> ContentHash {
    var input = InputHash()
    input.add(catalog.itemHash(of: index))
    input.add(catalog.service(of: index).id)
    input.add(catalog.path(of: index))
    for gallery in catalog.galleries(of: index) { input.add(mentions[gallery]) }
    return input.hash
  }

  /// What the page of another thing tells of a gallery: its name and size, and not when it was
  /// asked.
  private static func mention(of gallery: Catalog.Gallery) -> ContentHash {
    var input = InputHash()
    gallery.configuration.add(to: &input)
    input.add(gallery.service.id)
    input.add(gallery.gap?.rawValue ?? "")
    input.add(gallery.items.count)
    return input.hash
  }

  private static func contents(
    of gallery: Catalog.Gallery,
    _ mention: ContentHash,
    _ items: [ContentHash]
  ) -> ContentHash {
    var input = InputHash()
    input.add(mention)
    input.add(gallery.total)
    input.add([gallery.tally.received, gallery.tally.unreadable, gallery.tally.duplicates])
    input.add(gallery.retrieved)
    input.add(gallery.listed)
    input.add(Array(gallery.entered))
    for item in gallery.items { input.add(items[item]) }
    return input.hash
  }
}
