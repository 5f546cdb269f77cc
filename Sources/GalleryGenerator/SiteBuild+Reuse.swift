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
