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
  /// A part of a printed diagnostic, for whoever sets parts apart.
  package enum Part: Sendable {
    case place
    case severity
    case message
    case code
    case note
  }

  /// `file:line:column: error: message [code]`, then a line for each note.
  package var description: String { formatted { _, text in text } }

  /// The description with each of its parts passed through `style`, as for colours.
  package func formatted(_ style: (Part, String) -> String) -> String {
    func part(_ part: Part, _ text: String) -> String { style(part, Self.printable(text)) }
    let place = location.map { part(.place, "\($0):") + " " } ?? ""
    let cause = "\(part(.severity, "\(severity.rawValue):")) \(part(.message, message))"
    let first = "\(place)\(cause) \(part(.code, "[\(code)]"))"
    return ([first] + notes.map { part(.note, "  note: \($0)") }).joined(separator: "\n")
  }

  /// The text with control characters that come from input shown as `\u{1b}`.
  ///
  /// So no title can steer a terminal or forge a second line.
  package static func printable(_ text: String) -> String {
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
