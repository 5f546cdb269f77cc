internal import Diagnostics
internal import Foundation
internal import Providers

extension Site {
  private static let feedLength = 100
  /// In characters: a summary is an excerpt (RFC 4287, § 4.2.13), and the page has the rest.
  private static let summaryLength = 300
  /// The protocol's limit for one file (<https://www.sitemaps.org/protocol.html>).
  private static let sitemapLength = 50_000

  /// The newest answers first: the galleries take turns, so that each is heard.
  func feedPage() throws(DiagnosticError) -> RootContext {
    guard let address = context.address else { return RootContext(site: context) }
    var seen: Set<Int> = []
    var entries: [FeedContext.Entry] = []
    var moments = Moments()
    let galleries = catalog.current.map { catalog.galleries[$0] }
    let longest = galleries.map(\.items.count).max() ?? 0
    for turn in 0..<longest where entries.count < Self.feedLength {
      for gallery in galleries
      where turn < gallery.items.count && entries.count < Self.feedLength
        && seen.insert(gallery.items[turn]).inserted
      {
        entries.append(try feedEntry(turn, of: gallery, address, &moments))
      }
    }
    return RootContext(
      site: context,
      feed: FeedContext(
        title: context.title,
        subtitle: context.description,
        id: address.url,
        selfURL: address.url(of: "feed.xml"),
        homeURL: address.url,
        updated: galleries.lazy.compactMap { $0.entered.max() }.max().map(LocalizedText.timestamp)
          ?? "",
        entries: entries
      )
    )
  }

  /// The first results of one gallery, in its order.
  func feedPage(of index: Int) throws(DiagnosticError) -> RootContext {
    guard let address = context.address else { return RootContext(site: context) }
    let gallery = catalog.galleries[index]
    let selfURL = address.url(of: path(of: .galleryFeed(index)))
    var entries: [FeedContext.Entry] = []
    var moments = Moments()
    entries.reserveCapacity(Self.feedLength)
    for place in gallery.items.indices.prefix(Self.feedLength) {
      entries.append(try feedEntry(place, of: gallery, address, &moments))
    }
    return RootContext(
      site: context,
      feed: FeedContext(
        title: gallery.configuration.title,
        id: selfURL,
        selfURL: selfURL,
        homeURL: address.url(of: path(of: .gallery(index, number: 1))),
        updated: (gallery.entered.max() ?? gallery.listed).map(LocalizedText.timestamp) ?? "",
        entries: entries
      )
    )
  }

  /// The result at that place in its gallery, dated when it entered there.
  private func feedEntry(
    _ place: Int,
    of gallery: Catalog.Gallery,
    _ address: SiteAddress,
    _ moments: inout Moments
  ) throws(DiagnosticError) -> FeedContext.Entry {
    let entry = try catalog.entry(gallery.items[place])
    return FeedContext.Entry(
      url: address.url(of: entry.path),
      title: entry.item.title,
      updated: moments.text(of: gallery.entered[place]),
      summary: entry.item.overview.excerpt(of: Self.summaryLength)
    )
  }

  var sitemapPartCount: Int {
    let count = contentPages.count + otherEarlierPages.count
    return (count + Self.sitemapLength - 1) / Self.sitemapLength
  }

  /// The pages that stay from an earlier build, without those that this one makes anew.
  private var otherEarlierPages: [String] {
    guard !earlierPages.isEmpty else { return [] }
    let paths = Set(contentPages.map(path))
    return earlierPages.filter { !paths.contains($0) }
  }

  /// One sitemap where it holds all addresses; else an index and its parts.
  var sitemapPages: [Page] {
    let parts = sitemapPartCount
    return parts == 1 ? [.sitemap] : [.sitemap] + (1...parts).map { .sitemapPart($0) }
  }

  /// The whole sitemap, or the index of its parts.
  func sitemapPage() -> RootContext {
    guard sitemapPartCount > 1, let address = context.address else { return sitemapPage(part: 1) }
    let parts = SitemapContext(
      count: sitemapPartCount,
      url: { address.url(of: path(of: .sitemapPart($0 + 1))) }
    )
    return RootContext(site: context, sitemap: parts)
  }

  func sitemapPage(part: Int) -> RootContext {
    guard let address = context.address else { return RootContext(site: context) }
    // What a search engine should know: the pages of this build, then those that stay.
    let start = (part - 1) * Self.sitemapLength
    let pages = contentPages.dropFirst(start).prefix(Self.sitemapLength)
    let earlier = Array(
      otherEarlierPages.dropFirst(max(0, start - contentPages.count))
        .prefix(Self.sitemapLength - pages.count)
    )
    let sitemap = SitemapContext(
      count: pages.count + earlier.count,
      url: { index in
        address.url(
          of: index < pages.count
            ? path(of: pages[pages.startIndex + index]) : earlier[index - pages.count]
        )
      },
      modified: { $0 < pages.count ? modified(pages[pages.startIndex + $0]) : nil }
    )
    return RootContext(site: context, sitemap: sitemap)
  }

  private func modified(_ page: Page) -> String? {
    guard case .gallery(let index, _) = page, let listed = catalog.galleries[index].listed
    else { return nil }
    return String(LocalizedText.timestamp(listed).prefix(10))
  }
}

/// Moments as a feed writes them.
private struct Moments {
  private var last: (seconds: Int, text: String)?

  /// What enters a gallery enters it with much else, and Foundation takes its time over a date.
  mutating func text(of seconds: Int) -> String {
    if let last, last.seconds == seconds { return last.text }
    let text = LocalizedText.timestamp(seconds)
    last = (seconds, text)
    return text
  }
}
