import Diagnostics

/// The colours of a terminal, or none.
///
/// Source: ECMA-48, section 8.3.117 (select graphic rendition).
struct TextStyle: Sendable {
  var showsColor: Bool

  enum Look: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "36"
  }

  func apply(_ look: Look, to text: String) -> String {
    showsColor ? "\u{1b}[\(look.rawValue)m\(text)\u{1b}[0m" : text
  }

  /// As `Diagnostic.description`, with how often it came after its first line.
  func format(_ diagnostic: Diagnostic, count: Int = 1) -> String {
    diagnostic.formatted { part, text in
      switch part {
      case .severity: apply(look(of: diagnostic.severity), to: text)
      case .place, .message: apply(.bold, to: text)
      case .code: apply(.dim, to: text) + (count > 1 ? " (\(count) times)" : "")
      case .note: apply(.dim, to: text)
      }
    }
  }

  private func look(of severity: Diagnostic.Severity) -> Look {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
