extension PluralCondition {
  /// Where a rule cannot be read: what was expected, and what stands there.
  struct Fault: Error {
    var message: String
  }

  /// Reads a rule as CLDR writes it: `n % 10 = 1 and n % 100 != 11`.
  ///
  /// Samples behind `@` are passed over. Source: Unicode Technical Standard 35, part 3, § 5.1.
  init(parsing text: String) throws(Fault) {
    var parser = PluralConditionParser(text)
    self.init(try parser.condition())
  }
}

/// Reads a rule from left to right.
private struct PluralConditionParser {
  private var tokens: ArraySlice<String>

  init(_ text: String) {
    var tokens: [String] = []
    for character in text.prefix(while: { $0 != "@" }) {
      let joins =
        tokens.last.map { last in
          switch character {
          case "a"..."z": last.allSatisfy { ("a"..."z").contains($0) }
          case "0"..."9": last.allSatisfy { ("0"..."9").contains($0) }
          case "=": last == "!"
          case ".": last == "."
          default: character.isWhitespace && last == ""
          }
        } ?? false
      if joins {
        tokens[tokens.count - 1].append(character)
      } else {
        // The empty token parts what white space parts.
        tokens.append(character.isWhitespace ? "" : String(character))
      }
    }
    self.tokens = tokens.filter { !$0.isEmpty && !$0.allSatisfy(\.isWhitespace) }[...]
  }

  mutating func condition() throws(PluralCondition.Fault) -> [[PluralCondition.Relation]] {
    var alternatives = [[try relation()]]
    while let word = tokens.popFirst() {
      switch word {
      case "and": alternatives[alternatives.count - 1].append(try relation())
      case "or": alternatives.append([try relation()])
      default: throw .expected("'and' or 'or'", not: word)
      }
    }
    return alternatives
  }

  private mutating func relation() throws(PluralCondition.Fault) -> PluralCondition.Relation {
    let operand = tokens.popFirst()
    guard let operand, ["n", "i", "f", "t", "v", "w", "c", "e"].contains(operand) else {
      throw .expected("an operand such as n", not: operand)
    }
    var modulus: Int?
    if tokens.first == "%" || tokens.first == "mod" {
      tokens.removeFirst()
      let divisor = try number()
      guard divisor > 0 else { throw .expected("a divisor above 0", not: "0") }
      modulus = divisor
    }
    let sign = tokens.popFirst()
    guard let sign, ["=", "!="].contains(sign) else { throw .expected("= or !=", not: sign) }
    var ranges = [try range()]
    while tokens.first == "," {
      tokens.removeFirst()
      ranges.append(try range())
    }
    return PluralCondition.Relation(
      isNumber: operand == "n" || operand == "i",
      modulus: modulus,
      isNegated: sign == "!=",
      ranges: ranges
    )
  }

  private mutating func range() throws(PluralCondition.Fault) -> ClosedRange<Int> {
    let first = try number()
    guard tokens.first == ".." else { return first...first }
    tokens.removeFirst()
    let last = try number()
    guard last >= first else { throw .expected("a number of \(first) or more", not: "\(last)") }
    return first...last
  }

  private mutating func number() throws(PluralCondition.Fault) -> Int {
    let token = tokens.popFirst()
    guard let token, let number = Int(token), number >= 0 else {
      throw .expected("a number", not: token)
    }
    return number
  }
}

extension PluralCondition.Fault {
  fileprivate static func expected(_ what: String, not token: String?) -> Self {
    Self(message: "expected \(what), not \(token.map { "'\($0)'" } ?? "the end")")
  }
}
