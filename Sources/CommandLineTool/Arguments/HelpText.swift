/// The help of the tool or of a command, made from the same description that parsing uses.
struct HelpText: Sendable {
  /// The columns that text is wrapped at, whatever the terminal: help reads the same everywhere.
  private static let width = 80

  var command: Command?

  /// What to type, after a lead such as `usage:`, wrapped below its first option.
  static func usage(of command: Command?, lead: String) -> String {
    guard let command else { return "\(lead) vitrine <command> [options]" }
    let beginning = "\(lead) vitrine \(command.name)"
    return wrapped(
      ([beginning, command.operand?.placeholder].compactMap(\.self) + synopsis(of: command.options))
        .joined(separator: " "),
      hanging: beginning.count + 1
    )
  }

  /// Where to read more.
  static func hint(on command: Command?) -> String {
    let words = ["vitrine", command?.name, "--help"].compactMap { $0 }
    return "  See '\(words.joined(separator: " "))' for more."
  }

  var text: String {
    (command.map(sections) ?? toolSections).joined(separator: "\n\n") + "\n"
  }

  private var toolSections: [String] {
    [
      Self.wrapped(
        "OVERVIEW: Builds a static site of search galleries: a file of queries in, "
          + "a folder of pages out."
      ),
      Self.usage(of: nil, lead: "USAGE:"),
      "COMMANDS:\n"
        + Self.table(
          Command.all.map { ($0.name, $0.summary) } + [("help", "Shows the help of a command.")]
        ),
      "OPTIONS:\n" + Self.table(Option.common.map(Self.row)),
      "  See 'vitrine help <command>' for the options of a command.",
    ]
  }

  private func sections(of command: Command) -> [String] {
    [
      Self.wrapped("OVERVIEW: \(command.summary)"),
      Self.wrapped(command.discussion),
      Self.usage(of: command, lead: "USAGE:"),
      command.operand.map { operand in
        operand.name.uppercased() + ":\n"
          + Self.table(operand.choices.map { ($0.word, $0.summary) })
      },
      "OPTIONS:\n" + Self.table((command.options + Option.common).map(Self.row)),
    ].compactMap(\.self)
  }

  /// Each option in brackets, those that contradict each other in one pair.
  private static func synopsis(of options: [Option]) -> [String] {
    var shown: Set<String> = []
    return options.compactMap { option in
      guard shown.insert(option.name).inserted else { return nil }
      let rivals = options.filter { option.excludes.contains($0.name) }
      shown.formUnion(rivals.map(\.name))
      let forms = ([option] + rivals).map { option in
        [option.spelling, option.placeholder].compactMap { $0 }.joined(separator: "\u{a0}")
      }
      return "[\(forms.joined(separator: "|"))]"
    }
  }

  private static func row(_ option: Option) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let form = [option.spelling, option.placeholder].compactMap { $0 }.joined(separator: " ")
    let standard = option.standard.map { " (default: \($0))" } ?? ""
    return (letter + form, option.summary + standard)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let column = 2 + (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { name, text in
      let lead = "  \(name)"
      let padding = String(repeating: " ", count: column - lead.count)
      return wrapped(lead + padding + text, hanging: column)
    }.joined(separator: "\n")
  }

  /// Breaks lines between words, never at a no-break space, and indents those that follow.
  private static func wrapped(_ text: String, hanging indent: Int = 0) -> String {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { paragraph in
      var lines: [String] = []
      var line = ""
      var isFirstWord = true
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if !isFirstWord, !word.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = String(repeating: " ", count: indent) + word
        } else {
          line += (isFirstWord ? "" : " ") + word
        }
        isFirstWord = false
      }
      return (lines + [line]).joined(separator: "\n")
    }
    .joined(separator: "\n").replacing("\u{a0}", with: " ")
  }
}
