import Diagnostics

/// Diagnostics as a person reads them: each one once, and not more than anyone reads.
struct DiagnosticList: Sendable {
  /// How many are shown before the rest is only counted.
  static let limit = 50

  /// In the order of their first appearance, with how often each came.
  private(set) var entries: [(diagnostic: Diagnostic, count: Int)] = []

  init(_ diagnostics: [Diagnostic]) {
    var positions: [Diagnostic: Int] = [:]
    for diagnostic in diagnostics {
      if let position = positions[diagnostic] {
        entries[position].count += 1
      } else {
        positions[diagnostic] = entries.count
        entries.append((diagnostic, 1))
      }
    }
  }

  /// The lines to print, each ended; errors alone where `errorsOnly`.
  func text(style: TextStyle, errorsOnly: Bool) -> String {
    let shown = errorsOnly ? entries.filter { $0.diagnostic.severity == .error } : entries
    var lines = shown.prefix(Self.limit).map { entry in
      style.format(entry.diagnostic, count: entry.count)
    }
    if shown.count > Self.limit { lines.append("… and \(shown.count - Self.limit) more") }
    return lines.map { $0 + "\n" }.joined()
  }
}
