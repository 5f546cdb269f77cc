import Diagnostics

/// A word that a command wants beside its options: one of a few.
struct Operand: Sendable, Hashable {
  struct Choice: Sendable, Hashable {
    var word: String
    /// One line for the help.
    var summary: String
  }

  /// What it is, such as `action`.
  var name: String
  var choices: [Choice]

  /// The sign for it in usage lines, such as `stats|prune|clear`.
  var placeholder: String { choices.map(\.word).joined(separator: "|") }

  /// The first of the words given, where it is one of the choices and the only one.
  func word(in given: [String], of command: Command) throws(UsageError) -> String {
    guard let first = given.first else {
      throw error("missing-argument", "the \(name) is missing: \(placeholder)", command)
    }
    let words = choices.map(\.word)
    guard words.contains(first) else {
      let wanted = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
      let notes = [Suggestion.note(for: first, among: words)].compactMap(\.self)
      throw error(
        "unknown-\(name)",
        "the \(name) must be \(wanted), not '\(first)'",
        command,
        notes
      )
    }
    return first
  }

  private func error(
    _ code: String,
    _ message: String,
    _ command: Command,
    _ notes: [String] = []
  ) -> UsageError {
    UsageError(
      diagnostic: Diagnostic(.error, code: "arguments.\(code)", message, notes: notes),
      command: command
    )
  }
}
