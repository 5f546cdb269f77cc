/// An item as plain bytes, so that a site may have more items than the memory has room for.
///
/// Its fields stand one after another, as `RecordWriter` writes them. The form is for one build, or
/// for a cache that knows by which version it was written; it is no format for exchange.
package enum ItemRecord {
  /// The item's bytes.
  package static func bytes(of item: Item) -> [UInt8] {
    var writer = RecordWriter()
    writer.bytes.reserveCapacity(1024)
    writer.write(item)
    return writer.bytes
  }

  /// The item that was written; nil where the bytes are not whole.
  package static func item(from bytes: UnsafeRawBufferPointer) -> Item? {
    var reader = RecordReader(bytes)
    let item = reader.item()
    guard reader.isWhole else { return nil }
    return consume item
  }
}

extension RecordWriter {
  mutating func write(_ item: Item) {
    write(item.kind)
    write(item.id)
    write(item.title)
    write(item.originalTitle)
    write(item.originalLanguage)
    write(item.overview)
    write(item.overviewLanguage)
    write(item.date) { $0.write($1) }
    write(item.rating) { $0.write($1.bitPattern) }
    write(item.voteCount)
    write(item.pictureSet)
    write(item.videos) { $0.write($1) }
    write(item.duration) { $0.write($1.bitPattern) }
    write(item.byteCount) { $0.write($1) }
    write(item.backgroundColor)
    write(item.sourceURL)
    write(item.tags) { $0.write($1) }
    write(item.details) { $0.write($1) }
  }

  mutating func write(_ kind: Item.Kind) {
    write(UInt64(Item.Kind.allCases.firstIndex(of: kind) ?? 0))
  }

  private mutating func write(_ date: CalendarDate) {
    write(UInt64(date.year))
    write(UInt64(date.month))
    write(UInt64(date.day))
  }

  private mutating func write(_ pictures: PictureSet) {
    switch pictures {
    case .listed(let renditions):
      write(UInt64(0))
      write(renditions) { $0.write($1) }
    case .poster(let base, let path):
      write(UInt64(1))
      write(base: base)
      write(path)
    case .profile(let base, let path):
      write(UInt64(2))
      write(base: base)
      write(path)
    }
  }

  /// Nearly all have the usual one, which then takes no room and no time.
  private mutating func write(base: String) {
    write(base == PictureSet.usualBase ? "" : base)
  }

  private mutating func write(_ rendition: Rendition) {
    write(rendition.url)
    write(rendition.width)
    write(rendition.height)
  }

  private mutating func write(_ details: ItemDetails) {
    write(details.runtime) { $0.write($1) }
    write(details.genres) { $0.write($1) }
    write(details.language)
    write(details.directors) { $0.write($1) }
    write(details.creators) { $0.write($1) }
    write(details.cast) { $0.write($1) }
    write(details.trailer) { writer, trailer in
      writer.write(trailer.name)
      writer.write(trailer.url)
      writer.write(trailer.language)
      writer.write(trailer.published) { $0.write($1) }
    }
  }
}

extension RecordReader {
  mutating func item() -> Item {
    var item = Item(kind: kind(), id: text(), title: text())
    readRest(of: &item)
    return item
  }

  /// All but what every item has; apart from where it is returned, which would copy it.
  private mutating func readRest(of item: inout Item) {
    item.originalTitle = text()
    item.originalLanguage = text()
    item.overview = text()
    item.overviewLanguage = text()
    item.date = optional { $0.date() } ?? nil
    item.rating = optional { Double(bitPattern: $0.number()) }
    item.voteCount = integer()
    item.pictureSet = pictures()
    item.videos = list { $0.rendition() }
    item.duration = optional { Double(bitPattern: $0.number()) }
    item.byteCount = optional { $0.integer() }
    item.backgroundColor = text()
    item.sourceURL = text()
    item.tags = list { $0.text() }
    item.details = optional { $0.details() }
  }

  mutating func kind() -> Item.Kind {
    let kinds = Item.Kind.allCases
    return kinds[Int(number(below: kinds.count))]
  }

  private mutating func date() -> CalendarDate? {
    CalendarDate(year: integer(), month: integer(), day: integer())
  }

  private mutating func pictures() -> PictureSet {
    switch number(below: 3) {
    case 1: .poster(base: base(), path: text())
    case 2: .profile(base: base(), path: text())
    default: .listed(list { $0.rendition() })
    }
  }

  private mutating func base() -> String {
    let base = text()
    return base.isEmpty ? PictureSet.usualBase : base
  }

  private mutating func rendition() -> Rendition {
    Rendition(url: text(), width: integer(), height: integer())
  }

  private mutating func details() -> ItemDetails {
    var details = ItemDetails()
    details.runtime = optional { $0.integer() }
    details.genres = list { $0.text() }
    details.language = text()
    details.directors = list { $0.text() }
    details.creators = list { $0.text() }
    details.cast = list { $0.text() }
    details.trailer = optional { reader in
      var trailer = Trailer(name: reader.text(), url: reader.text(), language: reader.text())
      trailer.published = reader.optional { $0.date() } ?? nil
      return trailer
    }
    return details
  }
}
