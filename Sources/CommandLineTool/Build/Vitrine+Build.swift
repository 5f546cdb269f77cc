import Diagnostics
import GalleryGenerator

extension Vitrine {
  /// Builds as the arguments say, and tells on the standard error how it goes.
  func build(_ arguments: ParsedArguments) async -> BuildOutcome {
    let verbosity = Verbosity(arguments)
    let options = BuildOptions(arguments, workingFolder: surroundings.workingFolder)
    let start = surroundings.stopwatch()
    let result = await watched(options, verbosity)
    let outcome = BuildOutcome(result: result, seconds: surroundings.stopwatch() - start)
    explain(outcome, verbosity)
    return outcome
  }

  /// Writes what came of a build to the standard output, in the form that the arguments ask for.
  func report(
    _ outcome: BuildOutcome,
    _ arguments: ParsedArguments,
    hasHint: Bool
  ) -> ExitCode {
    if arguments[.format] == "json" {
      return tell(try outcome.document.text(), status: outcome.status)
    }
    guard Verbosity(arguments) != .quiet else { return outcome.status }
    let folder = surroundings.workingFolder
    let hint = hasHint ? outcome.hint(from: folder) : ""
    return tell(outcome.summary(from: folder) + hint, status: outcome.status)
  }

  /// Runs the build and shows its progress meanwhile.
  private func watched(
    _ options: BuildOptions,
    _ verbosity: Verbosity
  ) async -> Result<BuildReport, BuildError> {
    guard verbosity != .quiet else {
      return await runBuild(SiteBuild(options: options, surroundings: surroundings) { _ in })
    }
    let (moments, continuation) = AsyncStream<BuildEvent?>.makeStream()
    async let watching: Void = show(moments, verbosity)
    async let _ = tick(continuation)
    let result = await runBuild(
      SiteBuild(options: options, surroundings: surroundings) { continuation.yield($0) }
    )
    continuation.finish()
    await watching
    return result
  }

  /// Writes the progress at each event, and at nil for what time alone has changed.
  private func show(_ moments: AsyncStream<BuildEvent?>, _ verbosity: Verbosity) async {
    var progress = Progress(terminal: console.terminal, isVerbose: verbosity == .verbose)
    for await event in moments {
      let now = surroundings.stopwatch()
      let text = event.map { progress.apply($0, at: now) } ?? progress.refresh(at: now)
      if !text.isEmpty { console.errors(text) }
    }
    let text = progress.finish()
    if !text.isEmpty { console.errors(text) }
  }

  /// Keeps the time left on a terminal moving while the build waits, until it is cancelled.
  private func tick(_ moments: AsyncStream<BuildEvent?>.Continuation) async {
    while console.terminal != nil, !Task.isCancelled {
      do {
        try await Task.sleep(for: .seconds(1))
      } catch {
        return
      }
      moments.yield(nil)
    }
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
