import Diagnostics
import GalleryGenerator

extension Command {
  static let plan = Command(
    name: "plan",
    summary: "Shows what a build would fetch, before it does.",
    discussion: """
      Reads the configuration and the response store, and makes no call: which galleries are \
      fresh, aged or missing, how many requests go where, how long the services' limits make \
      that last, and what their terms say. It needs no key.
      """,
    options: Option.ofBuild
  ) { tool, arguments in
    await tool.plan(arguments)
  }
}

extension Vitrine {
  fileprivate func plan(_ arguments: ParsedArguments) async -> ExitCode {
    let build = SiteBuild(
      options: BuildOptions(arguments, workingFolder: surroundings.workingFolder),
      surroundings: surroundings
    ) { _ in }
    let isQuiet = Verbosity(arguments) == .quiet
    do throws(BuildError) {
      let plan = try await build.plan()
      complain(plan.diagnostics, errorsOnly: isQuiet)
      if arguments[.format] == "json" { return tell(try PlanDocument(plan).text()) }
      return isQuiet ? .success : tell(PlanText(plan).text)
    } catch {
      complain(error.diagnostics)
      return BuildOutcome(result: .failure(error), seconds: 0).status
    }
  }
}
