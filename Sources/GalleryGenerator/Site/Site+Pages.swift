internal import FlowLayout
internal import Providers

extension Site {
  /// Galleries that the explore page shows pictures of; of the others it shows the names.
  private static let illustratedGalleries = 60

  /// The squares of a shelf, as `cards.css` lays the shelves out.
  private static let shelfSlot = PictureSlot(
    sizes:
      "(min-width: 1100px) 142px, (min-width: 744px) calc(100vw / 6 - 11px), calc((100vw - 4px) / 3)",
    greatestWidth: 247,
    perLine: 3
  )

  func explorePage() -> RootContext {
    let path = PagePath("index.html")
    var shown = 0
    let galleries = listedGalleries.map { gallery in
      guard shown < Self.illustratedGalleries, !gallery.items.isEmpty else {
        return GalleryContext(gallery: gallery, text: text)
      }
      // Only what the first gallery shows is in sight at once.
      let first = shown == 0 ? 0 : 3
      shown += 1
      return GalleryContext(
        gallery: gallery,
        text: text,
        cards: cards(of: gallery.items.prefix(3), from: first, in: Self.shelfSlot, on: path)
      )
    }
    let services = servicesInUse
    return RootContext(
      site: context,
      page: page(
        .explore,
        path,
        title: context.title,
        description: context.description,
        policy: policy(for: galleries.flatMap(\.cards), services),
        social: siteCard,
        structuredData: structuredData.website
      ),
      services: services.map { self.service($0, on: path) },
      galleries: galleries
    )
  }

  func galleryPage(_ index: Int, number: Int) -> RootContext {
    let gallery = catalog.galleries[index]
    let slug = gallery.configuration.slug
    let path = PagePath(Self.path(of: slug, page: number))
    let items = gallery.items.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize)
    let shown = GalleryContext(gallery: gallery, text: text, files: files(of: gallery))
    let cards = cards(of: items, from: 0, in: shown.slot, on: path)
    let last = Self.pageCount(of: gallery)
    return RootContext(
      site: context,
      page: page(
        .gallery,
        path,
        title: gallery.configuration.title,
        description: titles(of: items),
        policy: policy(for: cards, [gallery.service]),
        social: socialCard(of: items),
        structuredData: structuredData.gallery(
          .init(title: gallery.configuration.title, path: Self.path(of: slug, page: 1)),
          items: items.map { catalog.items[$0].path },
          from: items.startIndex + 1
        )
      ),
      services: [service(gallery.service, on: path)],
      gallery: shown,
      cards: cards,
      pagination: last == 1
        ? nil
        : PaginationContext(
          pages: (1...last).map {
            .init(
              number: $0,
              numberText: text.number($0),
              path: Self.path(of: slug, page: $0),
              isCurrent: $0 == number
            )
          }
        )
    )
  }

  func itemPage(_ index: Int) -> RootContext {
    let entry = catalog.items[index]
    let path = PagePath(entry.path)
    let card = card(entry, .page, position: 0, on: path)
    let service = service(entry.service, on: path)
    return RootContext(
      site: context,
      page: page(
        .item,
        path,
        title: entry.item.title,
        description: entry.item.overview,
        policy: policy(for: [card], [entry.service]),
        social: SocialCard(
          entry.item,
          type: SocialCard.type(of: entry.item.kind),
          picture: structuredData.address
        ),
        structuredData: structuredData.item(
          entry,
          in: entry.galleries.first.map { index in
            let gallery = catalog.galleries[index].configuration
            return .init(title: gallery.title, path: Self.path(of: gallery.slug, page: 1))
          }
        )
      ),
      services: [service],
      galleries: entry.galleries.map { GalleryContext(gallery: catalog.galleries[$0], text: text) },
      item: ItemContext(card: card, service: service)
    )
  }

  func notFoundPage() -> RootContext {
    let path = PagePath("404.html", servedAnywhereUnder: SiteAddress.basePath(of: context.address))
    let services = servicesInUse
    return RootContext(
      site: context,
      page: page(.notFound, path, title: "404", description: "", policy: policy(for: [], services)),
      services: services.map { self.service($0, on: path) },
      galleries: listedGalleries.map { GalleryContext(gallery: $0, text: text) }
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
  private var listedGalleries: [Catalog.Gallery] {
    catalog.galleries.filter { $0.gap != .missing }
  }

  private var servicesInUse: [Service] {
    var services: [Service] = []
    for gallery in listedGalleries where !services.contains(gallery.service) {
      services.append(gallery.service)
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
      description: description.excerpt(of: 200),
      site: context,
      policy: policy,
      hasFeed: hasFeed,
      social: social,
      structuredData: structuredData
    )
  }

  func cards(
    of items: ArraySlice<Int>,
    from first: Int,
    in slot: PictureSlot? = nil,
    on path: PagePath
  ) -> [CardContext] {
    items.enumerated().map { offset, index in
      card(catalog.items[index], .card, position: first + offset, in: slot, on: path)
    }
  }

  private func card(
    _ entry: Catalog.Entry,
    _ use: CardContext.Use,
    position: Int,
    in slot: PictureSlot? = nil,
    on path: PagePath
  ) -> CardContext {
    CardContext(
      entry: entry,
      use: use,
      position: position,
      slot: slot,
      page: path,
      media: assets.media,
      text: text,
      siteLanguage: context.language,
      contentLanguage: contentLanguage(of: entry)
    )
  }

  /// What an item's texts are written in: what its service was asked for.
  private func contentLanguage(of entry: Catalog.Entry) -> String {
    switch entry.service {
    case .sample: return "en"
    case .tmdb:
      let galleries = entry.galleries.lazy.map { catalog.galleries[$0].configuration.request }
      let asked = galleries.first?.parameters["language"] ?? tmdbLanguage
      return LanguageTag(asked)?.text ?? ""
    default: return ""
    }
  }

  func service(_ service: Service, on path: PagePath) -> ServiceContext {
    ServiceContext(
      service: service,
      logo: service.logo.map { logo in
        LinkedMedia(
          address: assets.logo(of: service).map { path.root + $0 } ?? logo.url,
          width: logo.width,
          height: logo.height
        )
      }
    )
  }

  func policy(for cards: [CardContext], _ services: [Service]) -> String {
    var policy = ContentSecurityPolicy()
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
  private func socialCard(of items: ArraySlice<Int>) -> SocialCard {
    let cards = items.lazy.map { index in
      SocialCard(catalog.items[index].item, type: "website", picture: structuredData.address)
    }
    return cards.first { !$0.image.isEmpty } ?? siteCard
  }

  private func titles(of items: ArraySlice<Int>) -> String {
    items.prefix(8).map { catalog.items[$0].item.title }.joined(separator: " · ")
  }
}
