import Diagnostics

/// What is said about a configuration, where more than one reader says it.
extension Diagnostic {
  static func noGalleries(at location: SourceLocation, _ message: String) -> Diagnostic {
    Diagnostic(
      .error,
      code: "configuration.no-galleries",
      at: location,
      message,
      notes: ["write 'galleries:' and below it entries such as '  - query: batman'"]
    )
  }

  static func wrongType(
    _ name: String,
    mustBe type: String,
    at location: SourceLocation,
    hint: String?
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "configuration.wrong-type",
      at: location,
      "\(name) must be \(type)",
      notes: hint.map { [$0] } ?? []
    )
  }

  /// A value that is not among the few there are.
  static func unknownChoice(
    _ text: String,
    what: String,
    among choices: [String],
    code: String = "configuration.unknown-value",
    at location: SourceLocation
  ) -> Diagnostic {
    let note =
      Suggestion.note(for: text, among: choices)
      ?? "known here: " + choices.joined(separator: ", ")
    return Diagnostic(
      .error,
      code: code,
      at: location,
      "unknown \(what) '\(text.shortened)'",
      notes: [note]
    )
  }

  /// A value of the right type that cannot be used; the message does not repeat it.
  static func badValue(
    _ name: String,
    _ predicate: String,
    code: String = "configuration.bad-value",
    at location: SourceLocation,
    hint: String? = nil
  ) -> Diagnostic {
    let notes = hint.map { [$0] } ?? []
    return Diagnostic(.error, code: code, at: location, "'\(name)' \(predicate)", notes: notes)
  }
}
