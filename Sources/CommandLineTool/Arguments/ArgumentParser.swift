import Diagnostics

/// Reads arguments as swift-argument-parser does.
///
/// Values follow as `--name value` or `--name=value`, the last of several holds, `--` ends the
/// options, and a request for help or the version is heard wherever it stands before that.
struct ArgumentParser: Sendable {
  var commands = Command.all

  func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    guard let first = arguments.first else { return .help(nil) }
    if first == "help" { return try help(on: Array(arguments.dropFirst())) }
    guard !first.hasPrefix("-") else { return try parseWithoutCommand(arguments) }
    guard let command = command(first) else { throw unknownCommand(first) }
    return try parse(Array(arguments.dropFirst()), for: command)
  }

  private func command(_ name: String) -> Command? {
    commands.first { $0.name == name }
  }

  private func help(on names: [String]) throws(UsageError) -> Invocation {
    guard let name = names.first, !isHelp(name) else { return .help(nil) }
    guard let command = command(name) else { throw unknownCommand(name) }
    return .help(command)
  }

  private func parseWithoutCommand(_ arguments: [String]) throws(UsageError) -> Invocation {
    if let asked = informationAsked(in: arguments, on: nil) { return asked }
    var scanner = OptionScanner(arguments: arguments, options: Option.common, command: nil)
    do throws(UsageError) {
      while try scanner.next() != nil {}
    } catch {
      throw withHome(of: arguments[0], error)
    }
    throw UsageError(
      diagnostic: Diagnostic(.error, code: "arguments.missing-command", "a command is missing")
    )
  }

  /// Adds which command knows the option, where the tool itself does not.
  private func withHome(of argument: String, _ error: UsageError) -> UsageError {
    let name = argument.prefix { $0 != "=" }
    let home = commands.first { $0.options.contains { $0.spelling == name } }
    guard let home else { return error }
    var error = error
    error.diagnostic.notes = ["did you mean 'vitrine \(home.name) \(argument)'?"]
    return error
  }

  private func parse(
    _ arguments: [String],
    for command: Command
  ) throws(UsageError) -> Invocation {
    if let asked = informationAsked(in: arguments, on: command) { return asked }
    var scanner = OptionScanner(
      arguments: arguments,
      options: command.options + Option.common,
      command: command
    )
    var parsed = ParsedArguments()
    var operands: [String] = []
    while let element = try scanner.next() {
      switch element {
      case .option(let option, let value): parsed.set(option, to: value)
      case .operand(let text): operands.append(text)
      }
    }
    if let operand = command.operand {
      parsed.operand = try operand.word(in: operands, of: command)
      operands.removeFirst()
    }
    if let diagnostic = complaint(unexpected: operands) ?? contradiction(in: parsed, of: command) {
      throw UsageError(diagnostic: diagnostic, command: command)
    }
    return .run(command, parsed)
  }

  private func informationAsked(in arguments: [String], on command: Command?) -> Invocation? {
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if isHelp(argument) { return .help(command) }
      if argument == Option.version.spelling { return .version }
    }
    return nil
  }

  private func isHelp(_ argument: String) -> Bool {
    argument == Option.help.spelling || argument == "-h"
  }

  private func complaint(unexpected operands: [String]) -> Diagnostic? {
    guard !operands.isEmpty else { return nil }
    let names = operands.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .error,
      code: "arguments.unexpected-argument",
      operands.count == 1
        ? "unexpected argument \(names)" : "\(operands.count) unexpected arguments: \(names)"
    )
  }

  private func contradiction(in parsed: ParsedArguments, of command: Command) -> Diagnostic? {
    for option in command.options where parsed.contains(option) {
      for other in command.options where option.excludes.contains(other.name) {
        guard parsed.contains(other) else { continue }
        return Diagnostic(
          .error,
          code: "arguments.contradiction",
          "'\(option.spelling)' and '\(other.spelling)' contradict each other"
        )
      }
    }
    return nil
  }

  private func unknownCommand(_ name: String) -> UsageError {
    let names = commands.map(\.name) + ["help"]
    return UsageError(
      diagnostic: Diagnostic(
        .error,
        code: "arguments.unknown-command",
        "unknown command '\(name)'",
        notes: [Suggestion.note(for: name, among: names)].compactMap { $0 }
      )
    )
  }
}
