/// What was given to a command, each value held against its option already.
struct ParsedArguments: Sendable, Equatable {
  /// By option name; a flag's value is empty.
  private var values: [String: String] = [:]
  /// The word beside the options; empty where the command takes none.
  var operand = ""

  /// Whether the option was given.
  func contains(_ option: Option) -> Bool { values[option.name] != nil }

  /// The option's value, the last one where it was given twice.
  subscript(option: Option) -> String? { values[option.name] }

  mutating func set(_ option: Option, to value: String = "") {
    values[option.name] = value
  }
}
