internal import Diagnostics

/// The earlier pages of the galleries that could not be fetched this time.
///
/// They stand as they stood, with the items, style sheets and pictures of the earlier site that
/// they link to, as far as this build has none of the same path.
enum KeptPages {
  /// Reads them from the site that stands, each with the gallery it was published for.
  static func files(
    of catalog: Catalog,
    in previous: PreviousSite,
    beside current: [RenderedFile]
  ) async throws(DiagnosticError) -> [RenderedFile] {
    let slugs = catalog.galleries.filter { $0.gap == .kept }.map(\.configuration.slug)
    guard !slugs.isEmpty else { return [] }
    // What they link to is found by the checker's own eyes, whether or not it judges the site.
    let checker = OutputChecker(validates: true, basePath: "/", jobs: 1)
    let present = Set(current.map(\.path))
    var survey = SiteSurvey()
    var kept: [RenderedFile] = []
    var wanted = slugs.flatMap { previous.paths(ofGallery: $0) }.filter { !present.contains($0) }
    while !wanted.isEmpty {
      var found: [RenderedFile] = []
      for path in wanted {
        if let file = try previous.file(at: path) { found.append(file) }
      }
      try await checker.inspect(found, into: &survey)
      kept += found
      // What the earlier site lacks as well is a fault, and for the check of the whole to tell.
      let known = Set(kept.map(\.path)).union(present)
      wanted = survey.missingTargets(present: present)
        .filter { !known.contains($0) && previous.entry(at: ExactPath($0)) != nil }
      guard !found.isEmpty else { break }
    }
    return kept
  }
}

extension PreviousSite {
  fileprivate func file(at path: String) throws(DiagnosticError) -> RenderedFile? {
    guard let bytes = try bytes(of: path) else { return nil }
    return RenderedFile(
      path: path,
      kind: path.hasSuffix(".html") ? .page : path.hasSuffix(".xml") ? .xml : .other,
      bytes: bytes,
      gallery: entry(at: ExactPath(path))?.gallery
    )
  }
}
