package import Diagnostics

/// A site whose stages are run one by one, on one core, by whoever measures them.
package struct BuildStages: Sendable {
  private let site: Site

  /// The response store beside the configuration that lies in `folder`.
  package static func storePath(in folder: String) -> String {
    AnswerSource.storePath(in: folder)
  }

  /// Does what comes before the first page: reads configuration, answers and theme.
  package init(of build: SiteBuild) async throws(DiagnosticError) {
    let configuration = try build.readConfiguration(needsKeys: false)
    let source = try build.answerSource(of: configuration)
    var catalog = await build.catalog(of: configuration, from: source)
    try catalog.keep(EarlierPages())
    site = try Site(
      configuration: configuration,
      catalog: catalog,
      theme: Theme.load(folder: nil, language: configuration.site.language),
      earlierPages: []
    )
  }

  /// The static files, which no page can do without.
  package var assets: [RenderedFile] { site.assets.files }

  /// Renders the pages, one after another into the same memory, as a worker of a build does.
  package func render(_ receive: (RenderedFile) -> Void) throws(DiagnosticError) {
    let pages = site.renderedPages
    var buffer: [UInt8] = []
    for index in 0..<pages.count {
      var file = try pages.file(index, &buffer)
      receive(file)
      swap(&file.bytes, &buffer)
    }
  }

  /// Checks files, a whole site, and writes none.
  package func check(_ files: [RenderedFile]) async throws(DiagnosticError) {
    var survey = SiteSurvey()
    let checker = checker(validates: true)
    try await checker.inspect(FileSource(files), into: &survey, writer: nil)
    _ = try checker.conclude(survey)
  }

  /// Publishes files, a whole site, and looks at no more of them than their paths.
  package func publish(
    _ files: [RenderedFile],
    to folder: OutputFolder
  ) async throws(DiagnosticError) -> PublishReport {
    var survey = SiteSurvey()
    let checker = checker(validates: false)
    let publication = try Publisher(to: folder).begin()
    try await checker.inspect(FileSource(files), into: &survey, writer: publication.writer)
    return try publication.finish(try checker.conclude(survey))
  }

  private func checker(validates: Bool) -> OutputChecker {
    OutputChecker(
      validates: validates,
      basePath: SiteAddress.basePath(of: site.context.address),
      jobs: 1
    )
  }
}
