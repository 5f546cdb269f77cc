internal import Diagnostics
internal import Foundation
internal import Providers

extension SiteBuild {
  /// Whether the sample's own configuration is built, there being none in reach.
  var usesSampleSite: Bool { options.usesSample && options.configurationFile == nil }

  /// Reads the configuration; the sample has one of its own, where none is in reach.
  ///
  /// A key is needed by whoever fetches.
  func readConfiguration(needsKeys: Bool) throws(DiagnosticError) -> Configuration {
    var configuration: Configuration
    if usesSampleSite, let sample = EmbeddedFiles.file("sample/vitrine.yml") {
      configuration = try Configuration.load(
        file: "sample/vitrine.yml",
        bytes: sample,
        environment: surroundings.environment,
        needsKeys: needsKeys
      )
      configuration.folder = surroundings.workingFolder
    } else {
      configuration = try Configuration.read(
        file: options.configurationFile ?? BuildOptions.standardFile,
        workingFolder: surroundings.workingFolder,
        environment: surroundings.environment,
        needsKeys: needsKeys
      )
    }
    if let address = options.baseURL { configuration.site.url = try siteAddress(address) }
    return configuration
  }

  private func siteAddress(_ text: String) throws(DiagnosticError) -> String {
    do throws(WebAddress.Fault) {
      return try WebAddress(base: text).text + "/"
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .error,
          code: "configuration.address",
          "--base-url \(error.message)",
          notes: [error.hint]
        )
      )
    }
  }

  /// Where the site goes: what the command line names, from the working folder; else what the
  /// configuration names, from its own.
  func outputFolder(of configuration: Configuration) throws(DiagnosticError) -> OutputFolder {
    let file = options.configurationFile ?? BuildOptions.standardFile
    return try OutputFolder(
      options.output ?? configuration.site.output,
      relativeTo: options.output == nil ? configuration.folder : surroundings.workingFolder,
      protecting: [
        .init("the home folder", path: surroundings.environment["HOME"] ?? ""),
        .init("the working folder", path: surroundings.workingFolder),
        .init("the configuration's folder", path: configuration.folder),
        .init(
          "the configuration",
          path: file.hasPrefix("/") ? file : surroundings.workingFolder + "/" + file
        ),
        .init("the site's own templates", path: configuration.folder + "/Templates", isWhole: true),
        .init("the site's own files", path: configuration.folder + "/Public", isWhole: true),
        .init("the response store", path: configuration.folder + "/.vitrine", isWhole: true),
      ]
    )
  }

  /// All that was found; what could not be fetched is still to be kept.
  func catalog(of configuration: Configuration, from source: AnswerSource) async -> Catalog {
    let requests = configuration.galleries.map(\.request)
    var catalog = Catalog(
      of: configuration.galleries,
      service: source.service(for:),
      history: await source.history(),
      scratchFolder: surroundings.scratchFolder
    )
    var done = 0
    await source.search(requests) { index, outcome in
      catalog.receive(outcome, of: index)
      done += 1
      watch(.advanced(.fetch, done: done, name: requests[index].query))
    }
    return catalog
  }

  func answerSource(of configuration: Configuration) throws(DiagnosticError) -> AnswerSource {
    options.usesSample
      ? try .sample(in: surroundings)
      : .services(of: configuration, options: options, in: surroundings)
  }
}
