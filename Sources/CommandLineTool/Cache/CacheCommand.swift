import Diagnostics
import GalleryGenerator

extension Command {
  static let cache = Command(
    name: "cache",
    summary: "Shows or empties the response store.",
    discussion: """
      Answers of the services are kept beside the configuration, in .vitrine/responses.sqlite, and \
      used again while they are fresh. No key is in it.
      """,
    options: [.config, .quiet, .format],
    operand: Operand(
      name: "action",
      choices: StoreTask.Action.allCases.map { .init(word: $0.rawValue, summary: $0.summary) }
    )
  ) { tool, arguments in
    await tool.cache(arguments)
  }
}

extension StoreTask.Action {
  fileprivate var summary: String {
    switch self {
    case .stats: "Shows how many answers there are, of which hosts and how old."
    case .prune: "Removes the answers that their services allow no more."
    case .clear: "Removes every answer."
    }
  }
}

extension Vitrine {
  fileprivate func cache(_ arguments: ParsedArguments) async -> ExitCode {
    let action = StoreTask.Action(rawValue: arguments.operand) ?? .stats
    let task = StoreTask(
      configurationFile: arguments[.config],
      surroundings: surroundings
    )
    let report: StoreReport?
    do throws(BuildError) {
      report = try await task.run(action)
    } catch {
      complain(error.diagnostics)
      return BuildOutcome(result: .failure(error), seconds: 0).status
    }
    complain(report?.diagnostics ?? [], errorsOnly: Verbosity(arguments) == .quiet)
    let outcome = CacheOutcome(action: action, report: report)
    let status: ExitCode = report?.diagnostics.isEmpty ?? true ? .success : .failure
    if arguments[.format] == "json" { return tell(try outcome.document.text(), status: status) }
    guard Verbosity(arguments) != .quiet else { return status }
    return tell(outcome.summary(from: surroundings.workingFolder), status: status)
  }
}
