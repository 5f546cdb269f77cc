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
    return document { json in
      json.object { json in
        json.member("@type", "WebSite")
        json.name("name")
        json.text(site.title)
        json.member("url", address.url)
        json.member("description", site.description)
        json.member("inLanguage", site.language)
      }
    }
  }

  /// The way to a gallery, and the addresses of what one of its pages shows.
  ///
  /// `place` is the gallery's title and path, `items` are the paths of those on this page, and
  /// `first` is the number of the first of them in the gallery, from 1.
  func gallery(_ place: Place, items: [String], from first: Int) -> [UInt8] {
    guard let address = site.address else { return [] }
    return document { json in
      breadcrumbs([place], address, &json)
      guard !items.isEmpty else { return }
      json.object { json in
        json.member("@type", "ItemList")
        json.name("itemListElement")
        json.list { json in
          for (offset, path) in items.enumerated() {
            json.object { json in
              json.member("@type", "ListItem")
              json.name("position")
              json.integer(first + offset)
              json.name("url")
              json.text(address.url, path)
            }
          }
        }
      }
    }
  }

  /// The way to the report of a gallery.
  func report(_ place: Place, of gallery: Place) -> [UInt8] {
    guard let address = site.address else { return [] }
    return document { breadcrumbs([gallery, place], address, &$0) }
  }

  /// The item of a page, with an excerpt of its overview and its picture for cards, and the way to it
  /// through the first gallery that has it.
  func item(
    _ entry: Catalog.Entry,
    description: String,
    still: Rendition?,
    in place: Place?
  ) -> [UInt8] {
    document { json in
      if let address = site.address {
        let here = Place(title: entry.item.title, path: entry.path)
        breadcrumbs([place, here].compactMap(\.self), address, &json)
      }
      let thing = Thing(
        entry: entry,
        description: description,
        still: still.flatMap(self.address)
      )
      write(thing, &json)
    }
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

/// What is told of an item.
private struct Thing {
  var entry: Catalog.Entry
  /// An excerpt of its overview; empty where there is none.
  var description: String
  /// The absolute address of its picture, where there is one.
  var still: String?
}

extension StructuredData {
  /// Empty where there is nothing to tell.
  private func document(_ things: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    var isEmpty = true
    json.object { json in
      json.member("@context", "https://schema.org")
      json.name("@graph")
      json.list { json in
        let start = json.bytes.count
        things(&json)
        isEmpty = json.bytes.count == start
      }
    }
    return isEmpty ? [] : json.bytes
  }

  private func breadcrumbs(_ places: [Place], _ address: SiteAddress, _ json: inout JSONWriter) {
    json.object { json in
      json.member("@type", "BreadcrumbList")
      json.name("itemListElement")
      json.list { json in
        let way = [Place(title: site.title, path: "index.html")] + places
        for (offset, place) in way.enumerated() {
          json.object { json in
            json.member("@type", "ListItem")
            json.name("position")
            json.integer(offset + 1)
            json.name("name")
            json.text(place.title)
            // The last is the page itself, whose address need not be told.
            guard offset + 1 < way.count else { return }
            json.name("item")
            json.text(address.url, place.path == "index.html" ? "" : place.path)
          }
        }
      }
    }
  }

  private func write(_ thing: Thing, _ json: inout JSONWriter) {
    switch thing.entry.item.kind {
    case .movie: write("Movie", dated: "dateCreated", thing, &json)
    case .tv: write("TVSeries", dated: "startDate", thing, &json)
    case .collection: write("MovieSeries", dated: "startDate", thing, &json)
    case .person: writePerson(thing, &json)
    case .gif: writeClip(thing, &json)
    }
  }

  private func writePerson(_ thing: Thing, _ json: inout JSONWriter) {
    json.object { json in
      json.member("@type", "Person")
      json.member("name", thing.entry.item.title)
      json.member("url", site.address?.url(of: thing.entry.path))
      json.member("image", thing.still)
      json.member("description", thing.description)
      json.member("sameAs", thing.entry.item.sourceURL)
    }
  }

  private func write(
    _ type: String,
    dated date: StaticString,
    _ thing: Thing,
    _ json: inout JSONWriter
  ) {
    let entry = thing.entry
    json.object { json in
      json.member("@type", type)
      json.member("name", entry.item.title)
      json.member("alternateName", entry.item.originalTitle)
      json.member("url", site.address?.url(of: thing.entry.path))
      json.member("image", thing.still)
      json.member(date, entry.item.date?.text)
      json.member("description", thing.description)
      json.member("sameAs", entry.item.sourceURL)
      if let details = entry.item.details {
        if entry.item.kind == .movie { json.member("duration", details.runtime.map { "PT\($0)M" }) }
        if !details.genres.isEmpty {
          json.name("genre")
          json.list { json in
            for genre in details.genres { json.text(genre) }
          }
        }
        write("director", details.directors, &json)
        write("creator", details.creators, &json)
        write("actor", details.cast, &json)
        if let trailer = details.trailer { write(trailer, of: thing, &json) }
      }
      if let rating = entry.item.rating, entry.item.voteCount > 0 {
        json.name("aggregateRating")
        json.object { json in
          json.member("@type", "AggregateRating")
          json.name("ratingValue")
          json.number(LocalizedText.rating(rating))
          json.name("bestRating")
          json.integer(10)
          json.name("worstRating")
          json.integer(0)
          json.name("ratingCount")
          json.integer(entry.item.voteCount)
        }
      }
    }
  }

  private func write(_ role: StaticString, _ people: [String], _ json: inout JSONWriter) {
    guard !people.isEmpty else { return }
    json.name(role)
    json.list { json in
      for name in people {
        json.object { json in
          json.member("@type", "Person")
          json.name("name")
          json.text(name)
        }
      }
    }
  }

  /// The poster stands for the trailer, whose own still is its service's.
  private func write(_ trailer: Trailer, of thing: Thing, _ json: inout JSONWriter) {
    guard let poster = thing.still, let date = trailer.published, !trailer.name.isEmpty else {
      return
    }
    json.name("trailer")
    json.object { json in
      json.member("@type", "VideoObject")
      json.member("name", trailer.name)
      let description = thing.description
      json.member("description", description.isEmpty ? trailer.name : description)
      json.member("thumbnailUrl", poster)
      json.member("uploadDate", date.text)
      json.member("url", trailer.url)
      json.member("inLanguage", trailer.language)
    }
  }

  private func writeClip(_ thing: Thing, _ json: inout JSONWriter) {
    let item = thing.entry.item
    guard let still = thing.still, let date = item.date,
      let video = item.videos.last.flatMap(address)
    else { return }
    json.object { json in
      json.member("@type", "VideoObject")
      json.member("name", item.title)
      // A clip's title is its service's description of it.
      json.member("description", item.title)
      json.member("thumbnailUrl", still)
      json.member("uploadDate", date.text)
      json.member("duration", item.duration.flatMap { $0 >= 0.1 ? "PT\($0)S" : nil })
      json.member("contentUrl", video)
      json.member("url", site.address?.url(of: thing.entry.path))
    }
  }
}

extension Catalog.Entry {
  /// The picture for a card elsewhere: as wide as such cards are shown, or else the widest.
  var cardPicture: Rendition? {
    let pictures = item.pictureSet
    let index = pictures.indices.last { pictures.width(at: $0) <= 800 } ?? 0
    return pictures.isEmpty ? nil : pictures[index]
  }
}
