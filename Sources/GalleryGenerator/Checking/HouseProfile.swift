import CTheme
import Diagnostics
import XHTML

/// The grammar that the theme's pages are written in; see `house-profile.rng`.
enum HouseProfile {
  static let name = "house-profile.rng"

  /// The grammar as embedded in the binary, or nil where it is not.
  static let embedded: [UInt8]? = {
    var count = 0
    let files = UnsafeBufferPointer(start: vitrine_embedded_files(&count), count: count)
    for file in files where String(cString: file.path).hasSuffix(name) {
      return Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
    }
    return nil
  }()

  static func validator(_ grammar: [UInt8]?) throws(DiagnosticError) -> XHTMLValidator {
    guard let grammar = grammar ?? embedded else {
      throw DiagnosticError(
        Diagnostic(.error, code: "xhtml.grammar", "the grammar \(name) is not in the binary")
      )
    }
    return try XHTMLValidator(grammar: grammar, name: name)
  }
}
