/// A file of the site, rendered but not checked.
package struct RenderedFile: Sendable {
  package enum Kind: Sendable, Hashable {
    /// An XHTML page, held against the house profile.
    case page
    /// Other XML, such as a feed: held for well-formedness.
    case xml
    /// Anything else.
    case other
  }

  /// Relative to the site's folder, with `/` between its parts, such as `movie/19-metropolis.html`.
  package var path: String
  package var kind: Kind
  package var bytes: [UInt8]
  /// Where its faults are to be mended: the template that made it, or nil.
  package var template: String?
  /// The galleries that it belongs to, by slug; none for the site's own.
  package var galleries: [String]
  /// Of all that it is made of; nil where that is not known.
  var key: ContentHash?
  var origin = SiteWriter.Origin.made

  package init(
    path: String,
    kind: Kind,
    bytes: [UInt8],
    template: String? = nil,
    galleries: [String] = []
  ) {
    self.path = path
    self.kind = kind
    self.bytes = bytes
    self.template = template
    self.galleries = galleries
  }
}
