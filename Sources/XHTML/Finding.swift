import Diagnostics

/// A broken rule at a byte of the source: a diagnostic before lines are counted.
struct Finding {
  var rule: Rule
  var offset: Int
  var message: String
  var notes: [String] = []

  private func diagnostic(_ lines: SourceLines, template: String?) -> Diagnostic {
    let origin = template.map { ["the page is made by \($0)"] } ?? []
    return Diagnostic(
      .error,
      code: rule.rawValue,
      at: lines.location(of: offset),
      message,
      notes: notes + origin
    )
  }

  /// The diagnostics of a file, in the order of its source.
  static func diagnostics(
    _ findings: [Finding],
    _ lines: SourceLines,
    template: String?
  ) -> [Diagnostic] {
    // By place and, at one place, as they were found: sorted alone is not known to be stable.
    findings.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { $0.element.diagnostic(lines, template: template) }
  }
}
