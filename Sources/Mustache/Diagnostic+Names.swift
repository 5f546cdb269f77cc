import Diagnostics

// What can be wrong with the names in a template.
extension Diagnostic {
  static func duplicateTemplate(_ name: String, in file: String, first: String) -> Self {
    Diagnostic(
      .error,
      code: "mustache.duplicate-template",
      at: SourceLocation(file: file),
      "there are two templates named '\(name)'",
      notes: ["the other is \(first)"]
    )
  }

  static func unknownTemplate(
    _ name: String,
    at location: SourceLocation?,
    among names: [String]
  ) -> Self {
    Diagnostic(
      .error,
      code: "mustache.unknown-template",
      at: location,
      "no template is named '\(name)'",
      notes: suggestions(for: name, among: names)
    )
  }

  static func unknownBlock(
    _ name: String,
    of parent: String,
    at location: SourceLocation,
    among names: [String]
  ) -> Self {
    Diagnostic(
      .error,
      code: "mustache.unknown-block",
      at: location,
      "'\(parent)' has no block '\(name)' to override",
      notes: suggestions(for: name, among: names)
    )
  }

  static func repeatedBlock(
    _ name: String,
    at location: SourceLocation,
    first: SourceLocation
  ) -> Self {
    Diagnostic(
      .error,
      code: "mustache.repeated-block",
      at: location,
      "block '\(name)' is overridden twice in one parent",
      notes: ["it is overridden first at \(first)"]
    )
  }

  static func unknownName(
    _ part: String,
    of name: DottedName,
    in places: [String],
    among known: [String],
    at location: SourceLocation,
    from inclusion: SourceLocation?
  ) -> Self {
    let whole = part == name.text ? "" : " of '\(name.text)'"
    let given = places.isEmpty ? "any record" : places.joined(separator: " or ")
    return Diagnostic(
      .error,
      code: "mustache.unknown-name",
      at: location,
      "'\(part)'\(whole) is not a field of \(given)",
      notes: suggestions(for: part, among: known) + note(of: inclusion)
    )
  }

  static func notText(
    _ name: DottedName,
    is kind: String,
    at location: SourceLocation,
    from inclusion: SourceLocation?
  ) -> Self {
    Diagnostic(
      .error,
      code: "mustache.not-text",
      at: location,
      "'\(name.text)' is \(kind), which cannot be written as text",
      notes: ["enter it with {{#\(name.text)}}"] + note(of: inclusion)
    )
  }

  static func notRecord(
    _ part: String,
    of name: DottedName,
    is kind: String,
    at location: SourceLocation,
    from inclusion: SourceLocation?
  ) -> Self {
    Diagnostic(
      .error,
      code: "mustache.not-a-record",
      at: location,
      "'\(part)' of '\(name.text)' is \(kind), which has no fields",
      notes: note(of: inclusion)
    )
  }

  static func wrongRecord(for template: String, expected: String, given: String) -> Self {
    Diagnostic(
      .error,
      code: "mustache.wrong-record",
      "'\(template)' is rendered with records of \(expected), not of \(given)"
    )
  }

  static func endlessRecursion(at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.endless-recursion",
      at: location,
      "partials include each other more than \(Renderer.depthLimit) deep here",
      notes: ["a partial that includes itself has to do so in a section that ends"]
    )
  }

  private static func suggestions(for name: String, among names: [String]) -> [String] {
    Suggestion.note(for: name, among: Set(names).sorted()).map { [$0] } ?? []
  }

  private static func note(of inclusion: SourceLocation?) -> [String] {
    inclusion.map { ["when rendered from \($0)"] } ?? []
  }
}
