/// An option of a command: what parsing, help and completions know of it.
struct Option: Sendable, Hashable {
  /// What follows an option's name.
  enum Value: Sendable, Hashable {
    /// Nothing: the option is a flag.
    case none
    case text(String)
    case file
    case folder
    /// An absolute `http` or `https` address.
    case address
    case integer(ClosedRange<Int>)
    case choice([String])
  }

  /// Without its dashes, such as `base-url`.
  var name: String
  /// The one-letter form, without its dash.
  var letter: Character?
  var value: Value
  /// One line for the help.
  var summary: String
  /// What holds where the option is absent, in words.
  var standard: String?
  /// The names of the options that contradict this one.
  var excludes: [String] = []

  /// As typed, such as `--base-url`.
  var spelling: String { "--\(name)" }
}

extension Option {
  /// The sign for the value in usage lines, such as `<dir>`; nil for a flag.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let noun): "<\(noun)>"
    case .file: "<file>"
    case .folder: "<dir>"
    case .address: "<url>"
    case .integer: "<n>"
    case .choice(let names): names.joined(separator: "|")
    }
  }

  /// What a value must be, as the end of a sentence, or nil if the given one is it.
  func objection(to text: String) -> String? {
    switch value {
    case .none: nil
    case .text, .file, .folder: text.isEmpty ? "must not be empty" : nil
    case .address: Self.isAddress(text) ? nil : "must be an absolute http or https address"
    case .choice(let names):
      names.contains(text) ? nil : "must be \(names.joined(separator: " or "))"
    case .integer(let range):
      switch Int(text) {
      case let number? where range.contains(number): nil
      default: "must be a whole number \(Self.words(for: range))"
      }
    }
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "of at least \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
  }

  /// Whether the text is a scheme, a host and perhaps a path: no query, fragment or space.
  private static func isAddress(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lowercased.hasPrefix($0) }) else {
      return false
    }
    let rest = text.dropFirst(scheme.count)
    let isPlain = rest.unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && !"?#\\<>\"".unicodeScalars.contains(scalar)
    }
    return isPlain && !rest.isEmpty && rest.first != "/"
  }
}
