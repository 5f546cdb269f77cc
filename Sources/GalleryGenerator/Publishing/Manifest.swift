/// The files of a published site: what a later publication may compare with, link or remove.
///
/// It stands in the site itself, as `.vitrine-manifest`. A file that it does not list is foreign.
struct Manifest: Sendable, Equatable {
  static let name = ".vitrine-manifest"

  struct Entry: Sendable, Equatable {
    var path: String
    var hash: ContentHash
    /// In bytes.
    var size: Int
    /// The slugs of the galleries that the file belongs to; none for the site's own.
    var galleries: [String]
  }

  /// By path, in the order of its UTF-8 bytes.
  let entries: [Entry]

  init(_ entries: [Entry] = []) {
    // Swift orders text by its canonical equivalence; files are told apart by their bytes.
    self.entries = entries.sorted { ExactPath($0.path) < ExactPath($1.path) }
  }
}
