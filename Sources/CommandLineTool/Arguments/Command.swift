/// A command of the tool: its words for the help, its options, and what it does.
struct Command: Sendable {
  var name: String
  /// One sentence for the list of commands.
  var summary: String
  /// More about it, in paragraphs, for its own help.
  var discussion: String
  var options: [Option]
  /// The word that must stand beside the options, if any.
  var operand: Operand?
  var run: @Sendable (Vitrine, ParsedArguments) async -> ExitCode
}

extension Command {
  /// Every command that there is, in the order of the help.
  static let all: [Command] = [build, serve, plan, cache]

  static func named(_ name: String) -> Command? {
    all.first { $0.name == name }
  }
}

extension Option {
  /// What every command understands.
  static let common = [version, help]
  static let version = Option(name: "version", value: .none, summary: "Show the version.")
  static let help = Option(name: "help", letter: "h", value: .none, summary: "Show this help.")
}
