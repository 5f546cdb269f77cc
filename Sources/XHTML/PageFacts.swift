package import Diagnostics

/// What a page is and refers to, read once so that the site can be checked without it.
package struct PageFacts: Sendable {
  /// What is wrong with the page itself, in the order of the source.
  package var diagnostics: [Diagnostic] = []
  /// Whether the page was well-formed; if not, its ids and links are unknown.
  package var isReadable = false
  /// In the order of the source, each once.
  package var ids = TextList()
  /// In the order of the source; those with a scheme or a host of their own are left out.
  package var links = LinkList()
  /// The page's language, as `lang` of its `html` says.
  package var language: String?

  package init() {}
}

/// A reference to a file of the same site, or to a place in the page.
package struct Link: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case link
    case style = "style sheet"
    case script
    case image
    case imageCandidate = "srcset candidate"
    case video
    case poster
    case track
    case form = "form action"
  }

  package var kind: Kind
  /// As written, with references decoded and white space trimmed: `../a%20b.html?q=1#top`.
  package var target: String
  package var line: Int
  /// In UTF-8 bytes.
  package var column: Int

  package init(kind: Kind, target: String, line: Int, column: Int) {
    self.kind = kind
    self.target = target
    self.line = line
    self.column = column
  }
}

/// The links of a file, in few bytes: most lead somewhere, and are never looked at one by one.
package struct LinkList: Sendable, RandomAccessCollection {
  /// Where a link stands, and how.
  package struct Place: Sendable {
    package var line: UInt32
    package var column: UInt32
    package var kind: Link.Kind
  }

  /// As in `Link`.
  package private(set) var targets = TextList()
  private var places: [Place] = []

  package init() {}

  /// An empty list with room for as much as another holds.
  init(asLargeAs other: LinkList) {
    targets.reserveCapacity(texts: other.count, bytes: other.targets.bytes.count)
    places.reserveCapacity(other.count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  package subscript(index: Int) -> Link {
    let place = places[index]
    return Link(
      kind: place.kind,
      target: String(decoding: targets[index], as: UTF8.self),
      line: Int(place.line),
      column: Int(place.column)
    )
  }

  package func place(of index: Int) -> Place { places[index] }

  package mutating func append(
    _ kind: Link.Kind,
    _ target: UnsafeBufferPointer<UInt8>,
    line: Int,
    column: Int
  ) {
    targets.append(target)
    places.append(
      Place(line: UInt32(clamping: line), column: UInt32(clamping: column), kind: kind)
    )
  }
}
