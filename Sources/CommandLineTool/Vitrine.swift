import Diagnostics
package import GalleryGenerator

/// The command-line tool: arguments in, an exit status out.
package struct Vitrine: Sendable {
  /// The tool's own version, by <https://semver.org>.
  package static let version = Version.current

  package var console: Console
  package var surroundings: BuildSurroundings
  /// Runs a build; a test gives another.
  package var runBuild: @Sendable (SiteBuild) async -> Result<BuildReport, BuildError>
  /// Returns when serving is to end: in a process, never.
  package var whileServing: @Sendable () async -> Void

  package init(
    console: Console,
    surroundings: BuildSurroundings,
    runBuild: @escaping @Sendable (SiteBuild) async -> Result<BuildReport, BuildError>,
    whileServing: @escaping @Sendable () async -> Void
  ) {
    self.console = console
    self.surroundings = surroundings
    self.runBuild = runBuild
    self.whileServing = whileServing
  }

  /// Does what the arguments, without the tool's own name, ask for.
  package func run(_ arguments: [String]) async -> ExitCode {
    do throws(UsageError) {
      switch try ArgumentParser().parse(arguments) {
      case .run(let command, let parsed): return await command.run(self, parsed)
      case .help(let command): return tell(HelpText(command: command).text)
      case .version: return tell("\(Self.version)\n")
      }
    } catch {
      complain([error.diagnostic])
      console.errors(HelpText.usage(of: error.command, lead: "usage:") + "\n")
      console.errors(HelpText.hint(on: error.command) + "\n")
      return .usage
    }
  }
}

extension Vitrine {
  /// Writes a result; the status is a failure where it cannot be written.
  func tell(
    _ text: @autoclosure () throws -> String,
    status: ExitCode = .success
  ) -> ExitCode {
    do {
      let text = try text()
      if !text.isEmpty { try console.output(text) }
      return status
    } catch let error as DiagnosticError {
      complain(error.diagnostics)
    } catch {
      complain([Diagnostic(.error, code: "console.write", "cannot write the result: \(error)")])
    }
    return .failure
  }

  func complain(_ diagnostics: [Diagnostic], errorsOnly: Bool = false) {
    console.errors(DiagnosticList(diagnostics).text(style: style, errorsOnly: errorsOnly))
  }

  var style: TextStyle { TextStyle(showsColor: console.terminal?.showsColor ?? false) }
}
