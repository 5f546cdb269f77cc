import Diagnostics

/// A parsed template.
struct Template: Sendable {
  let source: TemplateSource
  var nodes: [Node]
  /// What is wrong with its text; when there is something, the nodes are only part of it.
  let faults: [Diagnostic]
  /// What the language allows and strict rules do not.
  let breaches: [Diagnostic]
}
