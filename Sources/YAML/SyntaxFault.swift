import CYAML
import Diagnostics

/// Why libyaml stopped, in its words and its counts.
struct SyntaxFault: Error {
  let problem: String
  let context: String
  private let kind: yaml_error_type_t
  /// Characters, from 0.
  private let problemStart: Int
  private let contextStart: Int
  /// Bytes, from 0; for faults of the encoding.
  private let offset: Int
  private let value: Int

  init(of parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    kind = parser.error
    problemStart = parser.problem_mark.index
    contextStart = parser.context_mark.index
    offset = parser.problem_offset
    value = Int(parser.problem_value)
  }

  /// The fault in plain words, with what to do about it.
  func diagnostic(in source: inout SourceText) -> Diagnostic {
    if kind == YAML_READER_ERROR { return encodingDiagnostic(in: &source) }
    let words = words(for: source.byte(atCharacter: problemStart))
    let start = words.isAtContext ? contextStart : problemStart
    let location = source.location(ofCharacter: start)
    var notes = words.hints
    if let opening = words.opening {
      notes.append("\(opening) begins at \(source.location(ofCharacter: contextStart))")
    }
    return Diagnostic(.error, code: words.code, at: location, words.message, notes: notes)
  }

  private func encodingDiagnostic(in source: inout SourceText) -> Diagnostic {
    let location = source.location(ofByte: offset)
    if problem.contains("control characters") {
      return SourceText.invisibleCharacter(value, at: location)
    }
    return Diagnostic(
      .error,
      code: "yaml.encoding",
      at: location,
      "the text is not UTF-8 from here on",
      notes: ["save the file as UTF-8"]
    )
  }
}
