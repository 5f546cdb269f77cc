import Diagnostics
import XHTML

/// The grammar that the theme's pages are written in; see `house-profile.rng`.
enum HouseProfile {
  static let name = "house-profile.rng"

  static func validator(_ grammar: [UInt8]?) throws(DiagnosticError) -> XHTMLValidator {
    guard let grammar = grammar ?? EmbeddedFiles.file(name) else {
      throw DiagnosticError(
        Diagnostic(.error, code: "xhtml.grammar", "the grammar \(name) is not in the binary")
      )
    }
    return try XHTMLValidator(grammar: grammar, name: name)
  }
}
