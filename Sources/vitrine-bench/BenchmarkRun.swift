import CommandLineTool
import Diagnostics
import GalleryGenerator
import Providers

/// The benchmark: arguments in, tables out.
struct BenchmarkRun {
  /// Stages are measured alone on a site that is held in memory: of more galleries it need not be.
  private static let greatestStageSize = 1_000

  private let options: BenchmarkOptions
  private let surroundings: BuildSurroundings
  private let console: Console

  /// Does what the arguments ask for, and returns the exit status; a signal ends it, too.
  static func main(_ arguments: [String]) async -> Int32 {
    let console = Console.ofProcess(environment: [:])
    return await Interruption.status {
      await console.status {
        guard let options = try BenchmarkOptions(arguments) else {
          return try console.output(BenchmarkOptions.usage)
        }
        let run = BenchmarkRun(
          options: options,
          surroundings: .ofProcess(environment: [:]),
          console: console
        )
        try console.output(try await run.report().text)
      }
    }
  }

  /// Fills the response store of the folder that is named first, for so many queries as follow.
  static func fillStore(_ arguments: [String]) async -> ExitCode {
    let surroundings = BuildSurroundings.ofProcess(environment: [:])
    return await Console.ofProcess(environment: [:]).status {
      try await MadeUpSite.fillStore(
        in: arguments.first ?? "",
        MadeUpCatalogue(size: arguments.last.flatMap { Int($0) } ?? 1),
        time: Timekeeper(date: surroundings.now, stopwatch: surroundings.stopwatch)
      )
    }
  }

  private func report() async throws(DiagnosticError) -> BenchmarkReport {
    let work = try WorkFolder(in: options.workFolder)
    var report = BenchmarkReport(
      machine: Machine().description,
      fileSystem: Machine.fileSystem(of: work.path),
      options: options,
      stageSize: min(options.sizes.max() ?? 1, Self.greatestStageSize)
    )
    // The whole builds first: this process must be small while it starts them.
    for size in options.sizes {
      console.errors("building sites of \(Quantity.grouped(size)) galleries\n")
      let site = try MadeUpSite(MadeUpCatalogue(size: size), in: work)
      report.builds += try WholeBuild(site: site).measure(runs: options.runs, in: work)
      try work.remove(site.name)
    }
    console.errors("running the stages one by one\n")
    let site = try MadeUpSite(MadeUpCatalogue(size: report.stageSize), in: work)
    report.stages = try await SingleStages(of: site, in: surroundings)
      .measure(runs: options.runs, in: work)
    return report
  }
}

extension Console {
  /// Runs a body and tells what it throws.
  fileprivate func status(_ body: () async throws -> Void) async -> ExitCode {
    do {
      try await body()
      return .success
    } catch let error as DiagnosticError {
      guard !Task.isCancelled else { return .interrupted }
      errors(error.diagnostics.map { "\($0)\n" }.joined())
      let isUsage = error.diagnostics.contains { $0.code == "usage.bench" }
      if isUsage { errors(BenchmarkOptions.usage) }
      return isUsage ? .usage : .failure
    } catch {
      errors("error: \(error)\n")
      return .failure
    }
  }
}
