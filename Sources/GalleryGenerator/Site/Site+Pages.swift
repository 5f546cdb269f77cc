internal import Diagnostics
internal import FlowLayout
internal import Providers

extension Site {
  /// Galleries that the explore page shows pictures of; of the others it shows the names.
  private static let illustratedGalleries = 60

  /// In characters: as much as search engines and those who share pages show.
  private static let descriptionLength = 200

  /// The squares of a shelf, as `cards.css` lays the shelves out.
  private static let shelfSlot = PictureSlot(
    sizes:
      "(min-width: 1100px) 142px, (min-width: 744px) calc(100vw / 6 - 11px), calc((100vw - 4px) / 3)",
    greatestWidth: 247,
    perLine: 3
  )

  func explorePage() throws(DiagnosticError) -> RootContext {
    let path = PagePath("index.html")
    var shown = 0
    var galleries = listedGalleries
    for index in galleries.indices where shown < Self.illustratedGalleries {
      let gallery = galleries[index].gallery
      guard !gallery.items.isEmpty else { continue }
      galleries[index] = GalleryContext(
        gallery: gallery,
        text: text,
        cards: cards(
          of: try entries(of: gallery.items.prefix(3)),
          // Only what the first gallery shows is in sight at once.
          from: shown == 0 ? 0 : 3,
          in: Self.shelfSlot,
          on: path
        )
      )
      shown += 1
    }
    let services = servicesInUse
    return RootContext(
      site: context,
      page: page(
        .explore,
        path,
        title: context.title,
        description: context.description.excerpt(of: Self.descriptionLength),
        policy: policy(for: galleries.flatMap(\.cards), services),
        social: siteCard,
        structuredData: structuredData.website
      ),
      services: services.map { self.service($0, on: path) },
      galleries: galleries
    )
  }

  func galleryPage(_ index: Int, number: Int) throws(DiagnosticError) -> RootContext {
    let gallery = catalog.galleries[index]
    let slug = gallery.configuration.slug
    let path = PagePath(Self.path(of: slug, page: number))
    let items = gallery.items.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
    let entries = try entries(of: items)
    let shown = GalleryContext(gallery: gallery, text: text, files: files(of: gallery))
    let cards = cards(of: entries, from: 0, in: shown.slot, on: path)
    let last = Self.pageCount(of: gallery)
    return RootContext(
      site: context,
      page: page(
        .gallery,
        path,
        title: gallery.configuration.title,
        description: titles(of: entries).excerpt(of: Self.descriptionLength),
        policy: policy(for: cards, [gallery.service]),
        social: socialCard(of: entries),
        structuredData: structuredData.gallery(
          .init(title: gallery.configuration.title, path: Self.path(of: slug, page: 1)),
          items: entries.map(\.path),
          from: items.startIndex + 1
        )
      ),
      services: [service(gallery.service, on: path)],
      gallery: shown,
      cards: cards,
      pagination: last == 1
        ? nil
        : PaginationContext(current: number, last: last, text: text) {
          Self.path(of: slug, page: $0)
        }
    )
  }

  func itemPage(_ index: Int) throws(DiagnosticError) -> RootContext {
    let entry = try catalog.entry(index)
    let path = PagePath(entry.path)
    let card = card(entry, .page, position: 0, on: path)
    let still = entry.cardPicture
    let service = service(entry.service, on: path)
    let description = entry.item.overview.excerpt(of: Self.descriptionLength)
    return RootContext(
      site: context,
      page: page(
        .item,
        path,
        title: entry.item.title,
        description: description,
        policy: policy(for: [card], [entry.service]),
        social: SocialCard(
          entry,
          type: SocialCard.type(of: entry.item.kind),
          still: still,
          address: still.flatMap(structuredData.address)
        ),
        structuredData: structuredData.item(
          entry,
          description: description,
          still: still,
          in: entry.galleries.first.map { index in
            let gallery = catalog.galleries[index].configuration
            return .init(title: gallery.title, path: Self.path(of: gallery.slug, page: 1))
          }
        )
      ),
      services: [service],
      galleries: entry.galleries.map { galleries[$0] },
      item: ItemContext(card: card, service: service)
    )
  }

  func notFoundPage() -> RootContext {
    let path = PagePath.notFound(on: context.address)
    let services = servicesInUse
    return RootContext(
      site: context,
      page: page(.notFound, path, title: "404", description: "", policy: policy(for: [], services)),
      services: services.map { self.service($0, on: path) },
      galleries: listedGalleries
    )
  }

  func robotsPage() -> RootContext {
    let hasSitemap = outputs.contains(.sitemap)
    return RootContext(
      site: context,
      sitemapURL: hasSitemap ? context.address?.url(of: "sitemap.xml") ?? "" : ""
    )
  }

  /// All galleries that have a page: those of this build, and those whose earlier pages stand.
  private var listedGalleries: [GalleryContext] {
    galleries.filter { $0.gallery.gap != .missing }
  }

  private var servicesInUse: [Service] {
    var services: [Service] = []
    for context in listedGalleries where !services.contains(context.gallery.service) {
      services.append(context.gallery.service)
    }
    return services
  }

  func page(
    _ kind: PageContext.Kind,
    _ path: PagePath,
    title: String,
    description: String,
    policy: String,
    social: SocialCard = SocialCard(),
    structuredData: [UInt8] = []
  ) -> PageContext {
    PageContext(
      kind: kind,
      path: path,
      title: title,
      description: description,
      site: context,
      policy: policy,
      hasFeed: hasFeed,
      social: social,
      structuredData: structuredData
    )
  }

  func entries(of items: Slice<IndexList>) throws(DiagnosticError) -> [Catalog.Entry] {
    var entries: [Catalog.Entry] = []
    for index in items { entries.append(try catalog.entry(index)) }
    return entries
  }

  func cards(
    of entries: [Catalog.Entry],
    from first: Int,
    in slot: PictureSlot? = nil,
    on path: PagePath
  ) -> [CardContext] {
    entries.enumerated().map { offset, entry in
      card(entry, .card, position: first + offset, in: slot, on: path)
    }
  }

  private func card(
    _ entry: consuming Catalog.Entry,
    _ use: CardContext.Use,
    position: Int,
    in slot: PictureSlot? = nil,
    on path: PagePath
  ) -> CardContext {
    let contentLanguage = contentLanguage(of: entry)
    return CardContext(
      entry: entry,
      use: use,
      position: position,
      slot: slot,
      page: path,
      media: assets.media,
      text: text,
      siteLanguage: context.language,
      contentLanguage: contentLanguage
    )
  }

  /// What an item's texts are written in: what its service was asked for.
  private func contentLanguage(of entry: Catalog.Entry) -> String {
    switch entry.service {
    case .sample: return "en"
    case .tmdb:
      guard let first = entry.galleries.first,
        let asked = catalog.galleries[first].configuration.request.parameters["language"]
      else { return tmdbLanguage }
      return LanguageTag(asked)?.text ?? ""
    default: return ""
    }
  }

  func service(_ service: Service, on path: PagePath) -> ServiceContext {
    let root = path.root
    let known = services.first { $0.context.service.id == service.id && $0.root == root }
    return known?.context ?? Self.service(service, from: root, assets, text)
  }

  /// The services of the galleries, as pages of the usual depths show them.
  static func services(
    of catalog: Catalog,
    _ assets: SiteAssets,
    _ text: LocalizedText
  ) -> [(root: String, context: ServiceContext)] {
    Set(catalog.galleries.map(\.service)).flatMap { service in
      ["", "../"].map { ($0, Self.service(service, from: $0, assets, text)) }
    }
  }

  private static func service(
    _ service: Service,
    from root: String,
    _ assets: SiteAssets,
    _ text: LocalizedText
  ) -> ServiceContext {
    ServiceContext(
      service: service,
      logo: service.logo.map { logo in
        LinkedMedia(
          address: assets.logo(of: service).map { root + $0 } ?? logo.url,
          width: logo.width,
          height: logo.height
        )
      },
      text: text
    )
  }

  func policy(for cards: [CardContext], _ services: [Service]) -> String {
    var policy = policy
    for card in cards {
      if let picture = card.picture { policy.allowPicture(picture.address) }
      if let video = card.video { policy.allowVideo(video.address) }
    }
    for service in services where assets.logo(of: service) == nil {
      if let logo = service.logo { policy.allowPicture(logo.url) }
    }
    return policy.text
  }

  var structuredData: StructuredData {
    StructuredData(site: context, media: assets.media)
  }

  /// The icon stands for the whole site.
  private var siteCard: SocialCard {
    guard let address = context.address, let icon = assets.linked["icon_512_png"] else {
      return SocialCard()
    }
    return SocialCard(image: address.url(of: icon), imageText: context.title)
  }

  /// The first picture stands for them all.
  private func socialCard(of entries: [Catalog.Entry]) -> SocialCard {
    for entry in entries {
      guard let still = entry.cardPicture, let address = structuredData.address(of: still)
      else { continue }
      return SocialCard(entry, type: "website", still: still, address: address)
    }
    return siteCard
  }

  private func titles(of entries: [Catalog.Entry]) -> String {
    entries.prefix(8).map(\.item.title).joined(separator: " · ")
  }
}
