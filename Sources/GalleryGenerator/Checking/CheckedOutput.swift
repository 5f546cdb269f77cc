package import Diagnostics

/// Proof that a site's files were checked and found right: only `OutputChecker` makes one.
package struct CheckedOutput: Sendable {
  /// The paths of all files that were checked, in their order.
  package let paths: SitePaths
  /// The files as they were written when they had been checked.
  let written: WrittenFiles

  fileprivate init(_ survey: SiteSurvey) {
    paths = survey.paths
    written = survey.written
  }
}

extension OutputChecker {
  /// Ends a survey: the files that it took in make a site, or it throws all that is wrong.
  ///
  /// The paths of `present` are taken to be files of the site although they are not given here.
  package func conclude(
    _ survey: consuming SiteSurvey,
    present: Set<String> = []
  ) throws(DiagnosticError) -> CheckedOutput {
    let diagnostics = survey.diagnostics(present: present)
    guard diagnostics.isEmpty else { throw DiagnosticError(diagnostics) }
    return CheckedOutput(survey)
  }
}
