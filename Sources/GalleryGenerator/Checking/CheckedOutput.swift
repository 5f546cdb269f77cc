package import Diagnostics

/// Proof that a site's files were checked and found right: only `OutputChecker` makes one.
package struct CheckedOutput: Sendable {
  /// The files, if they were checked at once; empty if they were surveyed part by part.
  package let files: [RenderedFile]
  /// The paths of all files that were checked, in their order.
  package let paths: [String]

  fileprivate init(files: [RenderedFile], paths: [String]) {
    self.files = files
    self.paths = paths
  }
}

extension OutputChecker {
  /// Checks a whole site, or throws all that is wrong with it.
  ///
  /// The paths of `present` are taken to be files of the site although they are not given here.
  package func check(
    _ files: [RenderedFile],
    present: Set<String> = []
  ) async throws(DiagnosticError) -> CheckedOutput {
    var survey = SiteSurvey()
    try await inspect(files, into: &survey)
    return CheckedOutput(files: files, paths: try conclude(survey, present: present).paths)
  }

  /// Ends a survey: the files that it took in make a site, or it throws all that is wrong.
  package func conclude(
    _ survey: SiteSurvey,
    present: Set<String> = []
  ) throws(DiagnosticError) -> CheckedOutput {
    let diagnostics = survey.diagnostics(present: present)
    guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
    return CheckedOutput(files: [], paths: survey.paths)
  }
}
