internal import Providers

/// What search engines are told of a page: JSON-LD in the vocabulary of <https://schema.org>.
///
/// A thing is told only where all is known that
/// <https://developers.google.com/search/docs/appearance/structured-data> requires of its kind.
struct StructuredData: Sendable {
  let site: SiteContext
  let media: MediaLinks

  /// The site itself, on its first page.
  var website: [UInt8] {
    guard let address = site.address else { return [] }
    return document([
      .object([
        "@type": "WebSite",
        "name": .text(site.title),
        "url": .text(address.url),
        "description": .optional(site.description),
        "inLanguage": .text(site.language),
      ])
    ])
  }

  /// The way to a gallery, and the addresses of what one of its pages shows.
  ///
  /// `place` is the gallery's title and path, `items` are the paths of those on this page, and
  /// `first` is the number of the first of them in the gallery, from 1.
  func gallery(_ place: Place, items: [String], from first: Int) -> [UInt8] {
    guard let address = site.address else { return [] }
    var things = [breadcrumbs([place], address)]
    if !items.isEmpty {
      things.append(
        .object([
          "@type": "ItemList",
          "itemListElement": .list(
            items.enumerated().map { offset, path in
              .object([
                "@type": "ListItem", "position": .integer(first + offset),
                "url": .text(address.url(of: path)),
              ])
            }
          ),
        ])
      )
    }
    return document(things)
  }

  /// The way to the report of a gallery.
  func report(_ place: Place, of gallery: Place) -> [UInt8] {
    site.address.map { document([breadcrumbs([gallery, place], $0)]) } ?? []
  }

  /// The item of a page, and the way to it through the first gallery that has it.
  func item(_ entry: Catalog.Entry, in place: Place?) -> [UInt8] {
    var things: [JSONValue] = []
    if let address = site.address {
      let here = Place(title: entry.item.title, path: entry.path)
      things.append(breadcrumbs([place, here].compactMap(\.self), address))
    }
    if let thing = thing(entry) { things.append(thing) }
    return document(things)
  }

  /// The absolute address of a picture or clip; nil where the site has no address to build it on.
  func address(of rendition: Rendition) -> String? {
    guard MediaLinks.samplePath(of: rendition.url) != nil else { return rendition.url }
    return media.sitePath(of: rendition.url).flatMap { site.address?.url(of: $0) }
  }

  /// A page on the way to another.
  struct Place: Sendable {
    var title: String
    var path: String
  }
}

extension StructuredData {
  private func document(_ things: [JSONValue]) -> [UInt8] {
    guard !things.isEmpty else { return [] }
    return JSONValue.object(["@context": "https://schema.org", "@graph": .list(things)]).bytes
  }

  private func breadcrumbs(_ places: [Place], _ address: SiteAddress) -> JSONValue {
    let way = [Place(title: site.title, path: "index.html")] + places
    return .object([
      "@type": "BreadcrumbList",
      "itemListElement": .list(
        way.enumerated().map { offset, place in
          .object([
            "@type": "ListItem",
            "position": .integer(offset + 1),
            "name": .text(place.title),
            "item": .text(address.url(of: place.path)),
          ])
        }
      ),
    ])
  }

  private func thing(_ entry: Catalog.Entry) -> JSONValue? {
    switch entry.item.kind {
    case .movie: work("Movie", dated: "dateCreated", entry)
    case .tv: work("TVSeries", dated: "startDate", entry)
    case .collection: work("MovieSeries", dated: "startDate", entry)
    case .person:
      .object([
        "@type": "Person",
        "name": .text(entry.item.title),
        "url": .optional(site.address?.url(of: entry.path)),
        "image": .optional(entry.item.cardPicture.flatMap(address)),
        "description": .optional(entry.item.overview),
        "sameAs": .optional(entry.item.sourceURL),
      ])
    case .gif: clip(entry)
    }
  }

  private func work(_ type: String, dated date: String, _ entry: Catalog.Entry) -> JSONValue {
    let item = entry.item
    var members: [(name: String, value: JSONValue?)] = [
      ("@type", .text(type)),
      ("name", .text(item.title)),
      ("alternateName", .optional(item.originalTitle)),
      ("url", .optional(site.address?.url(of: entry.path))),
      ("image", .optional(item.cardPicture.flatMap(address))),
      (date, .optional(item.date?.text)),
      ("description", .optional(item.overview)),
      ("sameAs", .optional(item.sourceURL)),
    ]
    if let details = item.details {
      if item.kind == .movie {
        members.append(("duration", .optional(details.runtime.map { "PT\($0)M" })))
      }
      members += [
        ("genre", .optional(details.genres)),
        ("director", people(details.directors)),
        ("creator", people(details.creators)),
        ("actor", people(details.cast)),
        ("trailer", details.trailer.flatMap { trailer($0, of: item) }),
      ]
    }
    if let rating = item.rating, item.voteCount > 0 {
      members.append(
        (
          "aggregateRating",
          .object([
            "@type": "AggregateRating",
            "ratingValue": .number(LocalizedText.rating(rating)),
            "bestRating": .integer(10),
            "worstRating": .integer(0),
            "ratingCount": .integer(item.voteCount),
          ])
        )
      )
    }
    return .object(members.compactMap { member in member.value.map { (member.name, $0) } })
  }

  private func people(_ names: [String]) -> JSONValue? {
    guard !names.isEmpty else { return nil }
    return .list(names.map { .object(["@type": "Person", "name": .text($0)]) })
  }

  /// The poster stands for the trailer, whose own still is its service's.
  private func trailer(_ trailer: Trailer, of item: Item) -> JSONValue? {
    guard let poster = item.cardPicture.flatMap(address), let date = trailer.published,
      !trailer.name.isEmpty
    else { return nil }
    return .object([
      "@type": "VideoObject",
      "name": .text(trailer.name),
      "description": .text(item.overview.isEmpty ? trailer.name : item.overview),
      "thumbnailUrl": .text(poster),
      "uploadDate": .text(date.text),
      "url": .text(trailer.url),
      "inLanguage": .optional(trailer.language),
    ])
  }

  private func clip(_ entry: Catalog.Entry) -> JSONValue? {
    let item = entry.item
    guard let still = item.cardPicture.flatMap(address), let date = item.date,
      let video = item.videos.last.flatMap(address)
    else { return nil }
    return .object([
      "@type": "VideoObject",
      "name": .text(item.title),
      // A clip's title is its service's description of it.
      "description": .text(item.title),
      "thumbnailUrl": .text(still),
      "uploadDate": .text(date.text),
      "duration": item.duration.flatMap { $0 >= 0.1 ? .text("PT\($0)S") : nil },
      "contentUrl": .text(video),
      "url": .optional(site.address?.url(of: entry.path)),
    ])
  }
}

extension Item {
  /// The picture for a card elsewhere: as wide as such cards are shown, or else the widest.
  var cardPicture: Rendition? {
    let pictures = pictures
    return pictures.last { $0.width <= 800 } ?? pictures.first
  }
}
