import Diagnostics

/// What the arguments ask for.
enum Invocation: Sendable {
  case run(Command, ParsedArguments)
  /// Help on a command, or on the tool.
  case help(Command?)
  case version
}

/// Arguments that ask for nothing that there is.
struct UsageError: Error, Sendable {
  var diagnostic: Diagnostic
  /// The command that they were given to, if it got so far.
  var command: Command?
}
