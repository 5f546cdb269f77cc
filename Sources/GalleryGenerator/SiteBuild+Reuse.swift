internal import Diagnostics
internal import Mustache

extension SiteBuild {
  /// What the last build remembers, if it is the same site still and its pages may be trusted.
  func memory(
    of source: AnswerSource,
    in previous: PreviousSite,
    for site: Site,
    _ theme: Theme
  ) async throws(DiagnosticError) -> BuildMemory? {
    guard let memory = await source.memory(of: previous.folder),
      try DiagnosticError.describing({ try memory.seal.isOf(previous.folder) }),
      mayTrustLinks(of: theme, in: previous, site)
    else { return nil }
    return memory
  }

  /// Whether the links of a page whose inputs are the same lead where they led.
  ///
  /// The default theme links what its pages are made of, and that is in their keys. A template of
  /// one's own may name any page, which may be gone, or a place in another page, which may have
  /// lost it.
  private func mayTrustLinks(of theme: Theme, in previous: PreviousSite, _ site: Site) -> Bool {
    let own = theme.templates.filter { theme.ownTemplates.contains($0.name) }
    guard !own.isEmpty else { return true }
    guard !own.contains(where: { $0.bytes.namesPlaceElsewhere }) else { return false }
    var paths = Set(site.pages.map(site.path(of:)))
    paths.formUnion(site.assets.files.map(\.path))
    return previous.manifest.entries.allSatisfy { paths.contains($0.path) }
  }

  /// Says, for `--verbose`, which pages were made and why.
  func tell(_ checked: CheckedOutput, since memory: BuildMemory?, _ keys: PageKeys?) {
    guard let keys else { return }
    guard let memory else {
      return watch(.detail("every page is made: no earlier build into this folder is known"))
    }
    guard memory.site == keys.site else {
      return watch(
        .detail("every page is made: the program, the theme or the site's settings have changed")
      )
    }
    let files = checked.written
    watch(
      .detail("\(files.made) of \(files.pageCount) pages and feeds are made, the others stand")
    )
    for page in files.firstMade {
      let reason =
        page.origin == .remade
        ? "its file is not as it was left" : "what it shows has changed, or is new"
      watch(.detail("made \(page.entry.path): \(reason)"))
    }
    let rest = files.made - files.firstMade.count
    if rest > 0 { watch(.detail("made \(rest) more")) }
  }

  /// Remembers the pages for the next build.
  func remember(
    _ published: PublishReport,
    _ checked: CheckedOutput,
    _ keys: PageKeys?,
    by source: AnswerSource,
    in folder: OutputFolder
  ) async {
    guard let keys, let seal = published.seal else { return }
    await source.keep(
      BuildMemory(site: keys.site, seal: seal, pages: checked.written.pages),
      of: folder.path
    )
  }
}

extension [UInt8] {
  /// Whether a `#` stands behind what may be the end of an address: in `{{path}}#cast`, and not in
  /// `{{#cast}}`, `"#main"` or `&#39;`.
  fileprivate var namesPlaceElsewhere: Bool {
    let others = Set("{\"'=&: \n(".utf8)
    return zip(self, dropFirst()).contains { $1 == UInt8(ascii: "#") && !others.contains($0) }
  }
}
