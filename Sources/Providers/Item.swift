/// One thing that a search found: a film, a series, a person, a collection of films or a GIF.
package struct Item: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case movie
    case tv
    case person
    /// A series of films, as TMDB collects them.
    case collection
    case gif
  }

  package var kind: Kind
  /// The service's own id, as text; unique within a kind and a service.
  package var id: String
  /// Never empty: the decoder falls back from the title to the original title or the description.
  package var title: String
  /// Empty where it is absent or equals `title`.
  package var originalTitle = ""
  /// An ISO 639 code in lower case, as `lang` takes it, or empty.
  package var originalLanguage = ""
  package var overview = ""
  /// The overview's language where it is not the one that was asked for: an ISO 639 code or, where
  /// another gallery asked for it, that one's tag, such as `zh-TW`; else empty.
  package var overviewLanguage = ""
  package var date: CalendarDate?
  /// 0…10, only where somebody voted.
  package var rating: Double?
  package var voteCount = 0
  package var pictureSet = PictureSet.listed([])
  /// The clip's MPEG-4 forms, ascending by width; empty for all kinds but `gif`.
  package var videos: [Rendition] = []
  /// How long the clip plays, in seconds; nil where the service does not tell.
  package var duration: Double?
  /// The size of the clip's largest form as a file, in bytes; nil where the service does not tell.
  package var byteCount: Int?
  /// `#rrggbb` to show until the still is there, or empty.
  package var backgroundColor = ""
  /// The item's page at its service, an absolute http(s) URL, or empty.
  package var sourceURL = ""
  package var tags: [String] = []
  private var boxedDetails: BoxedDetails?

  package init(kind: Kind, id: String, title: String) {
    self.kind = kind
    self.id = id
    self.title = title
  }

  /// The still or poster, in the sizes there are, ascending by width; empty where there is none.
  package var pictures: [Rendition] {
    get { Array(pictureSet) }
    set { pictureSet = .listed(newValue) }
  }

  /// Only of a film or series, and only where a gallery asks for it.
  package var details: ItemDetails? {
    get {
      guard case .details(let details)? = boxedDetails else { return nil }
      return details
    }
    set { boxedDetails = newValue.map(BoxedDetails.details) }
  }
}

/// Details that an item without them needs no room for.
private indirect enum BoxedDetails: Sendable, Hashable {
  case details(ItemDetails)
}

/// One form of a picture or clip.
package struct Rendition: Sendable, Hashable {
  /// Absolute, a URL that is one, as the service gave it; `sample:/…` names a file of the sample catalogue.
  package var url: String
  /// Pixels, each at least 1.
  package var width: Int
  package var height: Int

  package init(url: String, width: Int, height: Int) {
    self.url = url
    self.width = width
    self.height = height
  }
}
