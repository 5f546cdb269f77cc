internal import Diagnostics
internal import Providers

extension SiteBuild {
  /// More at once only wait for one another.
  private static let mostJobs = 64

  /// Builds and publishes the site; where it throws, the folder stands as it stood.
  package func run() async throws(BuildError) -> BuildReport {
    var stages = StageClock(stopwatch: surroundings.stopwatch, watch: watch)
    stages.begin(.configure)
    let configuration: Configuration
    do throws(DiagnosticError) {
      configuration = try readConfiguration(needsKeys: !options.usesSample && !options.isOffline)
    } catch {
      throw .configuration(error.diagnostics)
    }
    do throws(DiagnosticError) {
      return try await publish(configuration, &stages)
    } catch {
      throw Task.isCancelled ? .interrupted : .job(error.diagnostics)
    }
  }

  /// The line of the data: each stage hands a value to the next.
  private func publish(
    _ configuration: Configuration,
    _ stages: inout StageClock
  ) async throws(DiagnosticError) -> BuildReport {
    let folder = try outputFolder(of: configuration)
    let previous = try PreviousSite(in: folder)

    let source = try answerSource(of: configuration)
    let inputs = try await inputs(of: configuration, source)
    if var report = try await standingReport(inputs, configuration, previous, source) {
      stages.end()
      report.timings = stages.timings
      return report
    }
    stages.begin(.fetch, total: configuration.galleries.count)
    var catalog = await catalog(of: configuration, from: source)
    try DiagnosticError.throwIfCancelled()
    // The earlier pages of what could not be fetched.
    let earlier = try EarlierPages(of: catalog.failed, in: previous)
    try catalog.keep(earlier)
    let notes =
      configuration.warnings + catalog.diagnostics + earlier.diagnostics
      + (await source.warnings())
    if options.isStrict, !catalog.gaps.isEmpty { throw .gaps(catalog.gaps, because: notes) }

    let theme = try Theme.load(
      // The sample's own site is the default theme's, whatever lies in the working folder.
      folder: usesSampleSite ? nil : configuration.folder,
      language: configuration.site.language
    )
    let site = try Site(
      configuration: configuration,
      catalog: catalog,
      theme: theme,
      earlierPages: earlier.pagePaths
    )
    // A few pages are rendered, checked and written before the next are: the site is never held.
    let keys = surroundings.program.map { site.keys(program: $0, validates: options.validates) }
    let memory = try await memory(of: source, in: previous, for: site, theme)
    let pages = site.renderedPages(keys: keys, memory: memory)
    stages.begin(.render, total: pages.count)
    let checker = OutputChecker(
      validates: options.validates,
      basePath: SiteAddress.basePath(of: site.context.address),
      jobs: min(options.jobs ?? surroundings.cores, Self.mostJobs)
    )
    let publication = try Publisher(to: folder).begin(after: previous)
    let writer = publication.writer
    var survey = SiteSurvey(expecting: catalog.itemPaths)
    try await checker.inspect(FileSource(site.assets.files), into: &survey, writer: writer)
    try await checker.inspect(pages, into: &survey, writer: writer) { done, path in
      watch(.advanced(.render, done: done, name: path))
    }
    let kept = try earlier.files(
      beside: survey.paths,
      keepsFeed: site.outputs.contains(.feed) && !site.hasFeed
    )
    try await checker.inspect(FileSource(kept), into: &survey, writer: writer)

    stages.begin(.check, total: survey.paths.count)
    let checked = try checker.conclude(consume survey)
    tell(checked, since: memory, keys)

    stages.begin(.publish, total: checked.paths.count)
    let published = try publication.finish(checked)
    await source.record(catalog)
    await remember(published, checked, keys, by: source, in: folder)
    stages.end()
    let report = BuildReport(
      of: catalog,
      output: folder.path,
      pages: site.pageCount,
      published: published,
      timings: stages.timings,
      diagnostics: notes + site.diagnostics + published.diagnostics + (await source.warnings())
    )
    await remember(report, of: catalog, inputs, published.seal, configuration, source)
    return report
  }
}

extension DiagnosticError {
  /// What `--strict` makes of galleries that are missing or stale.
  fileprivate static func gaps(
    _ gaps: [BuildReport.Gap],
    because notes: [Diagnostic]
  ) -> DiagnosticError {
    let names = gaps.map { "'\($0.title)' is \($0.kind.rawValue)" }
    return DiagnosticError(
      notes + [
        Diagnostic(
          .error,
          code: "build.strict",
          "nothing is published, as --strict wants every gallery: \(names.joined(separator: ", "))",
          notes: ["without --strict the others are published, and the exit code is 2"]
        )
      ]
    )
  }
}

extension BuildReport {
  fileprivate init(
    of catalog: Catalog,
    output: String,
    pages: Int,
    published: PublishReport,
    timings: [Timing],
    diagnostics: [Diagnostic]
  ) {
    self.init()
    self.output = output
    galleries = catalog.galleries.count { $0.gap != .missing }
    items = catalog.itemIndices.count
    self.pages = pages
    files = published.written + published.unchanged
    filesUnchanged = published.unchanged
    filesRemoved = published.removed
    bytes = published.bytes
    gaps = catalog.gaps
    self.timings = timings
    self.diagnostics = diagnostics
  }
}
