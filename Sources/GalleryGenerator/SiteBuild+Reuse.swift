internal import Diagnostics

extension SiteBuild {
  /// Pages that `--verbose` names.
  private static let mostTold = 20

  /// What the last build into the folder remembers, if it is the same site still.
  func memory(
    of source: AnswerSource,
    in folder: OutputFolder
  ) async throws(DiagnosticError) -> BuildMemory? {
    guard let memory = await source.memory(of: folder.path) else { return nil }
    let isSame = try DiagnosticError.describing { try memory.seal.isOf(folder.path) }
    return isSame ? memory : nil
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
    let pages = checked.written.filter { $0.key != nil }
    let made = pages.filter { $0.origin != .kept }
    watch(.detail("\(made.count) of \(pages.count) pages and feeds are made, the others stand"))
    for page in made.prefix(Self.mostTold) {
      let reason =
        page.origin == .remade
        ? "its file is not as it was left" : "what it shows has changed, or is new"
      watch(.detail("made \(page.entry.path): \(reason)"))
    }
    if made.count > Self.mostTold { watch(.detail("made \(made.count - Self.mostTold) more")) }
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
    let pages = checked.written.lazy.compactMap { written in
      written.key.map { (key: $0, hash: written.entry.hash) }
    }
    await source.keep(BuildMemory(site: keys.site, seal: seal, pages: pages), of: folder.path)
  }
}
