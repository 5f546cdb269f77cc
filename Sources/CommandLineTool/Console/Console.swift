/// Where a run's words go: results to the standard output, everything else to the errors.
package struct Console: Sendable {
  /// The standard output; throws what `DiagnosticError` says where it cannot take the text.
  package var output: @Sendable (String) throws -> Void
  /// The standard error.
  package var errors: @Sendable (String) -> Void
  /// The terminal that shows the errors; nil where they go to a file, a pipe or a plain log.
  package var terminal: Terminal?

  package init(
    output: @escaping @Sendable (String) throws -> Void,
    errors: @escaping @Sendable (String) -> Void,
    terminal: Terminal?
  ) {
    self.output = output
    self.errors = errors
    self.terminal = terminal
  }
}

/// How much a person wants to read.
enum Verbosity: Sendable {
  /// Errors only.
  case quiet
  case normal
  /// Details and timings too.
  case verbose
}
