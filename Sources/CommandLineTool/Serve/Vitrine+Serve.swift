import Diagnostics
import GalleryGenerator
import PreviewServer

extension Vitrine {
  /// Builds, and serves what was published until it is to end.
  func serve(_ arguments: ParsedArguments) async -> ExitCode {
    let outcome = await build(arguments)
    let status = report(outcome, arguments, hasHint: false)
    guard let output = outcome.report?.output, status == outcome.status else { return status }
    let folder = output.hasPrefix("/") ? output : "\(surroundings.workingFolder)/\(output)"
    do throws(DiagnosticError) {
      let server = try PreviewServer(folder: folder, arguments).start()
      let shown = BuildOutcome.path(output, from: surroundings.workingFolder)
      announce("Serving \(shown) at \(server.url) until interrupted.\n", arguments)
      await whileServing()
      server.stop()
      return status
    } catch {
      complain(error.diagnostics)
      return .failure
    }
  }

  /// Says where the site is: as a result, unless the output is for a machine.
  private func announce(_ text: String, _ arguments: ParsedArguments) {
    guard Verbosity(arguments) != .quiet else { return }
    if arguments[.format] == "json" {
      console.errors(text)
    } else {
      _ = tell(text)
    }
  }
}
