internal import Diagnostics
internal import Providers

extension SiteBuild {
  /// A hash of all that the site is made of, without looking into it: program and options,
  /// configuration, theme, and every byte of the answers and the history.
  ///
  /// Nil where that cannot be told, or is to be asked for anew.
  func inputs(
    of configuration: Configuration,
    _ source: AnswerSource
  ) async throws(DiagnosticError) -> ContentHash? {
    guard let program = surroundings.program, !options.refreshes,
      let answers = await source.fingerprint()
    else { return nil }
    var input = InputHash()
    input.add(ContentHash(value: program))
    input.add(options.validates ? 1 : 0)
    input.add(configuration.hash)
    input.add(try Theme.ownHash(in: configuration.folder))
    input.add(ContentHash(value: answers))
    return input.hash
  }

  /// The report of a build that has nothing to do; nil where there is, or might be.
  func standingReport(
    _ inputs: ContentHash?,
    _ configuration: Configuration,
    _ previous: PreviousSite,
    _ source: AnswerSource
  ) async throws(DiagnosticError) -> BuildReport? {
    guard let inputs, let site = await source.standingSite(in: previous.folder),
      site.inputs == inputs.value, site.isFresh.contains(surroundings.now()),
      try DiagnosticError.describing({ try site.seal.holds(previous) })
    else { return nil }
    watch(.detail("nothing has changed since the last build: the site stands as it is"))
    var report = BuildReport()
    report.output = previous.folder
    report.galleries = site.galleries
    report.items = site.items
    report.pages = site.pages
    report.files = previous.manifest.count
    report.filesUnchanged = report.files
    report.bytes = previous.manifest.size
    report.diagnostics = configuration.warnings + (await source.warnings())
    return report
  }

  /// Remembers a build that had nothing to tell but what the configuration tells each time.
  func remember(
    _ report: BuildReport,
    of catalog: Catalog,
    _ inputs: ContentHash?,
    _ seal: SiteSeal?,
    _ configuration: Configuration,
    _ source: AnswerSource
  ) async {
    guard let inputs, let seal, report.gaps.isEmpty, report.diagnostics == configuration.warnings,
      // What was fetched meanwhile, by whomever, is in no hash that was taken before.
      await isStill(inputs, of: configuration, source),
      let site = StandingSite(
        report,
        of: catalog,
        inputs: inputs,
        seal: seal,
        maxAge: configuration.maxAge
      )
    else { return }
    await source.keep(site, in: report.output)
  }

  private func isStill(
    _ inputs: ContentHash,
    of configuration: Configuration,
    _ source: AnswerSource
  ) async -> Bool {
    do throws(DiagnosticError) {
      return try await self.inputs(of: configuration, source) == inputs
    } catch {
      // The theme cannot be read any more: the next build says so.
      return false
    }
  }
}
