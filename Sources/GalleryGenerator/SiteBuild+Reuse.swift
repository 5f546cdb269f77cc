internal import Diagnostics

extension SiteBuild {
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
    let files = checked.written
    watch(
      .detail("\(files.made) of \(files.pages.count) pages and feeds are made, the others stand")
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
