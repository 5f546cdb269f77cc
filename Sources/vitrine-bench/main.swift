import CommandLineTool
import Foundation

// Of its own parts, those whose memory is measured, and those that would add to this process's
// memory, run as children of it: see `ChildProcess`.
let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())
switch arguments.first.flatMap(ChildProcess.Role.init(rawValue:)) {
case .vitrine: exit(await Vitrine.main(arguments: rest, environment: [:]))
case .filler: exit(await BenchmarkRun.fillStore(rest).rawValue)
case nil: exit(await BenchmarkRun.main(arguments))
}
