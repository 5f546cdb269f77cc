import Diagnostics

/// Walks over arguments and tells options with their values from operands.
struct OptionScanner {
  enum Element {
    /// The value of a flag is empty.
    case option(Option, String)
    case operand(String)
  }

  private var remaining: ArraySlice<String>
  private let options: [Option]
  private let command: Command?
  private var isPastTerminator = false

  init(arguments: [String], options: [Option], command: Command?) {
    remaining = arguments[...]
    self.options = options
    self.command = command
  }

  /// The next element, or nil at the end.
  mutating func next() throws(UsageError) -> Element? {
    guard let argument = remaining.popFirst() else { return nil }
    if isPastTerminator || argument == "-" || !argument.hasPrefix("-") {
      return .operand(argument)
    }
    if argument == "--" {
      isPastTerminator = true
      return try next()
    }
    return try option(argument)
  }

  private mutating func option(_ argument: String) throws(UsageError) -> Element {
    // By scalars: a value may begin with a combining mark, which would hide the `=`.
    let scalars = argument.unicodeScalars
    let equals = scalars.firstIndex(of: "=")
    let name = String(scalars[..<(equals ?? scalars.endIndex)])
    let attached = equals.map { String(scalars[scalars.index(after: $0)...]) }
    guard let option = options.first(where: { $0.spelling == name }) else {
      throw unknown(name)
    }
    guard let placeholder = option.placeholder else {
      if attached != nil {
        throw error("unexpected-value", "'\(name)' takes no value")
      }
      return .option(option, "")
    }
    guard let value = attached ?? detachedValue() else {
      throw error("missing-value", "'\(name)' needs a value: \(name) \(placeholder)")
    }
    if let objection = option.objection(to: value) {
      throw invalid(value, of: option, objection)
    }
    return .option(option, value)
  }

  /// The next argument unless it looks like an option; `-1` does not.
  private mutating func detachedValue() -> String? {
    guard let next = remaining.first else { return nil }
    guard !next.hasPrefix("-") || next == "-" || Int(next) != nil else { return nil }
    return remaining.popFirst()
  }

  private func invalid(_ value: String, of option: Option, _ objection: String) -> UsageError {
    var notes: [String] = []
    if case .choice(let names) = option.value,
      let nearest = Suggestion.nearest(to: value, among: names)
    {
      notes = ["did you mean '\(nearest)'?"]
    }
    return error(
      "invalid-value",
      "'\(option.spelling)' \(objection)\(value.isEmpty ? "" : ", not '\(value)'")",
      notes: notes
    )
  }

  private func unknown(_ name: String) -> UsageError {
    let bare = String(name.drop { $0 == "-" })
    let nearest = Suggestion.nearest(to: bare, among: options.map(\.name))
    return error(
      "unknown-option",
      "unknown option '\(name)'",
      notes: nearest.map { ["did you mean '--\($0)'?"] } ?? []
    )
  }

  private func error(_ code: String, _ message: String, notes: [String] = []) -> UsageError {
    UsageError(
      diagnostic: Diagnostic(.error, code: "arguments.\(code)", message, notes: notes),
      command: command
    )
  }
}
