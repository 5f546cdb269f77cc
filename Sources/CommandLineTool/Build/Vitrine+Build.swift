import Diagnostics
import GalleryGenerator

extension Vitrine {
  /// Builds as the arguments say, prints how it went, and returns the site's folder if it stands.
  func build(_ arguments: ParsedArguments) async -> (status: ExitCode, output: String?) {
    let verbosity = Verbosity(arguments)
    let options = BuildOptions(arguments, workingFolder: surroundings.workingFolder)
    let start = surroundings.stopwatch()
    let result = await watched(options, verbosity)
    let outcome = BuildOutcome(result: result, seconds: surroundings.stopwatch() - start)
    explain(outcome, verbosity)
    let status =
      switch arguments[.format] {
      case "json": tell(try outcome.document.text(), status: outcome.status)
      default:
        tell(
          verbosity == .quiet ? "" : outcome.summary(from: surroundings.workingFolder),
          status: outcome.status
        )
      }
    return (status, outcome.report?.output)
  }

  /// Runs the build and shows its progress meanwhile.
  private func watched(
    _ options: BuildOptions,
    _ verbosity: Verbosity
  ) async -> Result<BuildReport, BuildError> {
    guard verbosity != .quiet else {
      return await runBuild(SiteBuild(options: options, surroundings: surroundings) { _ in })
    }
    let (events, continuation) = AsyncStream<BuildEvent>.makeStream()
    async let watching: Void = show(events, verbosity)
    let result = await runBuild(
      SiteBuild(options: options, surroundings: surroundings) { continuation.yield($0) }
    )
    continuation.finish()
    await watching
    return result
  }

  private func show(_ events: AsyncStream<BuildEvent>, _ verbosity: Verbosity) async {
    var progress = Progress(terminal: console.terminal, isVerbose: verbosity == .verbose)
    for await event in events {
      let text = progress.apply(event, at: surroundings.stopwatch())
      if !text.isEmpty { console.errors(text) }
    }
    console.errors(progress.finish())
  }

  /// Says on the standard error what went wrong, and with `--verbose` how long things took.
  private func explain(_ outcome: BuildOutcome, _ verbosity: Verbosity) {
    complain(outcome.diagnostics, errorsOnly: verbosity == .quiet)
    console.errors(outcome.lament(style: style))
    if verbosity == .verbose { console.errors(outcome.timingLine) }
  }
}

extension Verbosity {
  init(_ arguments: ParsedArguments) {
    self =
      arguments.contains(.quiet) ? .quiet : arguments.contains(.verbose) ? .verbose : .normal
  }
}
