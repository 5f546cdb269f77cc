/// libyaml's words → ours.
extension SyntaxFault {
  struct Words {
    var code = "yaml.syntax"
    var message: String
    var hints: [String]
    /// Whether to point to where the construct begins rather than to where it failed.
    var isAtContext = false
    /// What begins at the context, where it helps to say so.
    var opening: String?
  }

  /// What to say when libyaml stopped before `byte`, or at the end of the file.
  func words(for byte: UInt8?) -> Words {
    switch problem {
    case "found character that cannot start any token":
      return byte == UInt8(ascii: "\t") ? Self.tab : Self.start(with: byte)
    case "did not find expected ',' or ']'":
      return Self.unclosed("list", opening: "[", closing: "]", isAtEnd: byte == nil)
    case "did not find expected ',' or '}'":
      return Self.unclosed("mapping", opening: "{", closing: "}", isAtEnd: byte == nil)
    default:
      if problem.contains("tab character") { return Self.tab }
      if let words = Self.byProblem[problem] { return words }
      if let words = Self.byContext.first(where: { context.hasPrefix($0.beginning) })?.words {
        return words
      }
      let reason = [context, problem].filter { !$0.isEmpty }.joined(separator: " ")
      return Words(message: "this is no YAML: \(reason)", hints: ["put the text in quotes"])
    }
  }

  private static let tab = Words(
    code: "yaml.tab",
    message: "a tab stands where spaces must indent",
    hints: ["indent with spaces only"]
  )

  private static func start(with byte: UInt8?) -> Words {
    let character = byte.map { String(UnicodeScalar($0)) } ?? ""
    return Words(
      message: "a text cannot begin with '\(character)' unless it is quoted",
      hints: ["put the text in quotes"]
    )
  }

  private static func unclosed(
    _ noun: String,
    opening: String,
    closing: String,
    isAtEnd: Bool
  ) -> Words {
    isAtEnd
      ? Words(
        message: "the \(noun) that opens here with '\(opening)' is never closed",
        hints: ["close it with '\(closing)', or quote a text that begins with '\(opening)'"],
        isAtContext: true
      )
      : Words(
        message: "here a ',' or the closing '\(closing)' was expected",
        hints: ["put a text that contains one of , [ ] { } in quotes"],
        opening: "the \(noun)"
      )
  }

  private static let unclosedQuote = Words(
    message: "the quote that opens here is never closed",
    hints: ["close it with the same mark; in '…' write an apostrophe twice"],
    isAtContext: true
  )

  private static let noCharacter = Words(
    message: "this escape names no character",
    hints: [#"write the character itself, or '\x', '\u' or '\U' and 2, 4 or 8 hexadecimal digits"#]
  )

  private static let byProblem: [String: Words] = [
    "mapping values are not allowed in this context": Words(
      message: "this ':' stands where no key can end",
      hints: [
        "put a text that contains ': ' in quotes",
        "begin the keys of one mapping in one column, and write a space after each key's ':'",
      ]
    ),
    "could not find expected ':'": Words(
      message: "a line is neither 'key: value' nor '- entry'",
      hints: ["write a ':' and a space after the key, or indent the line under its key"],
      isAtContext: true
    ),
    "block sequence entries are not allowed in this context": Words(
      message: "this '-' stands where no list can begin",
      hints: ["begin the list on a line of its own, or put the text in quotes"]
    ),
    "mapping keys are not allowed in this context": Words(
      message: "this '?' stands where no key can begin",
      hints: ["put a text that begins with '?' in quotes"]
    ),
    "did not find expected key": Words(
      message: "here a key of the mapping above, or its end, was expected",
      hints: ["begin the keys of one mapping in one column; let nothing follow a closing quote"],
      opening: "the mapping"
    ),
    "did not find expected '-' indicator": Words(
      message: "here an entry of the list above, or its end, was expected",
      hints: ["begin the entries of one list with '- ' in one column"],
      opening: "the list"
    ),
    "did not find expected node content": Words(
      message: "here a value was expected",
      hints: ["put a text that begins with one of , [ ] { } in quotes"]
    ),
    "found unexpected ':'": Words(
      message: "this ':' cannot stand in a text inside of [ ] or { }",
      hints: ["put the text in quotes"]
    ),
    "found unexpected end of stream": unclosedQuote,
    "found unexpected document indicator": unclosedQuote,
    "found unknown escape character": Words(
      message: #"this '\' begins no escape that YAML knows"#,
      hints: [#"write '\\' for a backslash, or use single quotes"#]
    ),
    "did not find expected hexdecimal number": noCharacter,
    "found invalid Unicode character escape code": noCharacter,
    "did not find expected alphabetic or numeric character": Words(
      message: "a text cannot begin with '&' or '*' unless it is quoted",
      hints: ["put the text in quotes"],
      isAtContext: true
    ),
    "found undefined tag handle": Words(
      code: "yaml.tag",
      message: "tags are not read",
      hints: ["remove the tag; a text that begins with '!' needs quotes"]
    ),
    "did not find expected <document start>": Words(
      message: "the document ended above, and more text follows",
      hints: ["a file holds one mapping, whose keys begin in one column"]
    ),
    "found incompatible YAML document": Words(
      message: "this version of YAML is not read",
      hints: ["remove the '%YAML' line"]
    ),
  ]

  private static let byContext: [(beginning: String, words: Words)] = [
    (
      "while scanning a block scalar",
      Words(
        message: "after '|' or '>' a line break was expected",
        hints: ["put a text that begins with '|' or '>' in quotes"]
      )
    ),
    (
      "while scanning a tag",
      Words(
        code: "yaml.tag",
        message: "tags are not read",
        hints: ["put a text that begins with '!' in quotes"],
        isAtContext: true
      )
    ),
    (
      "while parsing a tag",
      Words(
        code: "yaml.tag",
        message: "tags are not read",
        hints: ["put a text that begins with '!' in quotes"],
        isAtContext: true
      )
    ),
    ("while scanning a directive", directive),
    ("while scanning a %", directive),
    ("while parsing a %", directive),
  ]

  private static let directive = Words(
    message: "a line that begins with '%' is a directive, and this one cannot be read",
    hints: ["put a text that begins with '%' in quotes"],
    isAtContext: true
  )
}
