internal import Diagnostics
internal import XHTML

/// The pages of an earlier build that stand in for galleries that could not be fetched.
///
/// A gallery's own pages and those of its items stay as they were, with the style sheets and
/// pictures that they link to. What they link to besides, and the new site has not, such as a
/// gallery that was taken out of the configuration, they link to no more.
struct EarlierPages: Sendable {
  private struct Page: Sendable {
    var file: RenderedFile
    var links: [Link]
  }

  private let previous: PreviousSite?
  private var pages: [Page] = []
  /// The galleries whose pages can stand.
  private(set) var galleries: Set<String> = []
  /// The pages that cannot, and why.
  private(set) var diagnostics: [Diagnostic] = []

  /// No pages, where every gallery was fetched.
  init() {
    previous = nil
  }

  /// Reads the pages of the galleries of those slugs.
  ///
  /// A gallery whose first page is gone, or has become invalid, has none.
  init(of slugs: [String], in previous: PreviousSite) throws(DiagnosticError) {
    self.previous = previous
    guard !slugs.isEmpty else { return }
    let validator = try HouseProfile.validator(nil)
    for slug in slugs {
      var own: [Page] = []
      var faults: [Diagnostic] = []
      for path in previous.paths(ofGallery: slug) {
        guard let file = try previous.file(at: path) else { continue }
        guard file.kind == .page else {
          own.append(Page(file: file, links: []))
          continue
        }
        let facts = validator.check(file.bytes, path: path)
        faults += facts.diagnostics
        own.append(Page(file: file, links: Array(facts.links)))
      }
      guard own.contains(where: { $0.file.path == slug + ".html" }) else { continue }
      if let fault = faults.first {
        diagnostics.append(.invalidEarlierPages(of: slug, because: fault))
        continue
      }
      galleries.insert(slug)
      let known = Set(pages.map(\.file.path))
      pages += own.filter { !known.contains($0.file.path) }
    }
  }

  /// The pages that visitors come for, in the order of their paths.
  var pagePaths: [String] {
    pages.map(\.file).filter { $0.kind == .page }.map(\.path).sorted()
  }

  /// The standing galleries that had an item of that path.
  func galleries(of path: String) -> [String] {
    guard !galleries.isEmpty, let entry = previous?.entry(at: ExactPath(path)) else { return [] }
    return entry.galleries.filter(galleries.contains)
  }

  /// What is to be published beside the files of the new build, whose paths are `current`.
  ///
  /// `keepsFeed` says that the new build has no feed only because it has nothing to tell.
  func files(
    beside current: some Sequence<String>,
    keepsFeed: Bool
  ) throws(DiagnosticError) -> [RenderedFile] {
    guard let previous, !pages.isEmpty else { return [] }
    var present = Set(current)
    let kept = pages.filter { !present.contains($0.file.path) }
    present.formUnion(kept.map(\.file.path))
    let resolver = LinkResolver(basePath: "/")
    var files: [RenderedFile] = []
    for page in kept {
      var dead: [Link] = []
      for link in page.links {
        guard let target = resolver.resolve(link.target, on: page.file.path),
          !present.contains(target.path)
        else { continue }
        let stays = target.path.hasPrefix("assets/") || (keepsFeed && target.path == "feed.xml")
        if stays, let file = try previous.file(at: target.path) {
          files.append(file)
          present.insert(target.path)
        } else {
          dead.append(link)
        }
      }
      var file = page.file
      file.bytes = DeadLinks.removing(dead, from: file.bytes)
      files.append(file)
    }
    return files
  }
}

extension PreviousSite {
  fileprivate func file(at path: String) throws(DiagnosticError) -> RenderedFile? {
    guard let bytes = try bytes(of: path) else { return nil }
    return RenderedFile(
      path: path,
      kind: path.hasSuffix(".html") ? .page : path.hasSuffix(".xml") ? .xml : .other,
      bytes: bytes,
      galleries: entry(at: ExactPath(path))?.galleries ?? []
    )
  }
}

extension Diagnostic {
  fileprivate static func invalidEarlierPages(of slug: String, because fault: Diagnostic) -> Self {
    Diagnostic(
      .warning,
      code: "gallery.invalid-earlier-page",
      at: fault.location,
      "the earlier pages of '\(slug)' cannot stand, as they are not valid: \(fault.message)"
    )
  }
}
