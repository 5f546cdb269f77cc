import CommandLineTool
import Foundation

exit(
  await Vitrine.main(
    arguments: Array(CommandLine.arguments.dropFirst()),
    environment: ProcessInfo.processInfo.environment
  )
)
