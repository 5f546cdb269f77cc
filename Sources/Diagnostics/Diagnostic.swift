/// A problem as a value: what is wrong, where, and what to do about it.
package struct Diagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, Hashable {
    case note
    case warning
    case error
  }

  package var severity: Severity
  /// The stable name of the rule, such as `configuration.unknown-key`.
  package var code: String
  package var location: SourceLocation?
  /// One sentence, lower case, no full stop.
  package var message: String
  /// Hints and further places, each a sentence like `message`.
  package var notes: [String]

  package init(
    _ severity: Severity,
    code: String,
    at location: SourceLocation? = nil,
    _ message: String,
    notes: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.location = location
    self.message = message
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message [code]`, then a line for each note.
  ///
  /// Control characters that come from input are shown as `\u{1b}`, so that no title can
  /// steer a terminal or forge a second line.
  package var description: String {
    let place = location.map { "\($0): " } ?? ""
    let first = "\(place)\(severity.rawValue): \(message) [\(code)]"
    return ([first] + notes.map { "  note: \($0)" })
      .map(Self.printable)
      .joined(separator: "\n")
  }

  private static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      let isDirectional =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      if isControl || isDirectional {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// What a function throws when it cannot do its job: at least one diagnostic.
package struct DiagnosticError: Error, CustomStringConvertible {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    precondition(!diagnostics.isEmpty, "an error needs a diagnostic")
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: Diagnostic) {
    self.init([diagnostic])
  }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
