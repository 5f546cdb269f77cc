internal import Providers

/// What a report tells of a gallery, before it is put into words.
struct GalleryReport: Sendable {
  var gallery: Catalog.Gallery
  /// The gallery's items, in its order.
  var entries: [Catalog.Entry]
  var inquiry: Inquiry

  /// Entries that the service sent beyond those that were wanted.
  var overLimit: Int {
    let tally = gallery.tally
    return max(0, tally.received - tally.unreadable - tally.duplicates - gallery.items.count)
  }

  /// When the answer was received: RFC 3339, in UTC.
  var retrieved: String { LocalizedText.timestamp(gallery.retrieved ?? 0) }
}

extension ProviderSettings {
  /// What was asked for a gallery; the sample catalogue has no host.
  func inquiry(of gallery: Catalog.Gallery) -> Inquiry {
    var inquiry = inquiry(of: gallery.configuration.request, by: gallery.service)
    if gallery.service == .sample { inquiry.host = "" }
    return inquiry
  }
}
