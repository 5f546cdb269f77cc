package import Diagnostics

extension DiagnosticError {
  /// Throws where the task was cancelled: nothing of the build is wanted any more.
  package static func throwIfCancelled() throws(DiagnosticError) {
    guard !Task.isCancelled else {
      throw DiagnosticError(
        Diagnostic(.error, code: "build.interrupted", "the build was interrupted")
      )
    }
  }
}
