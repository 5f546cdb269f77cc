/// A grammar of RELAX NG as numbered patterns: those that are equal have one number.
///
/// That is the form in which derivatives of patterns are taken; see `GrammarAutomaton`.
struct Grammar {
  struct Name: Hashable {
    var namespace: String
    var local: String
  }

  enum Pattern: Hashable {
    case notAllowed
    case empty
    case text
    /// What is not read here, such as data between tags: libxml2 alone can judge it.
    case opaque
    case choice(Index, Index)
    case group(Index, Index)
    case oneOrMore(Index)
    /// An index into `attributes`.
    case attribute(Int)
    /// An index into `elements`.
    case element(Int)

    typealias Index = Int
  }

  struct Attribute {
    /// Any one of them.
    var names: [Name]
    var values: Values
  }

  /// The values that an attribute may have.
  enum Values: Hashable {
    case any
    case listed([String])
    /// Of a type of XML Schema (part 2), and matched by all of these expressions.
    case data(type: String, expressions: [String])
    case opaque
  }

  struct Element {
    var name: Name
    var content = Grammar.empty
  }

  static let notAllowed = 0
  static let empty = 1
  static let text = 2
  static let opaque = 3

  /// What a page as a whole is to match.
  var start = Grammar.notAllowed
  /// In the order in which they are met; the first is the root.
  var elements: [Element] = []
  var attributes: [Attribute] = []
  private var patterns: [Pattern] = [.notAllowed, .empty, .text, .opaque]
  private var indices: [Pattern: Pattern.Index] = [:]

  subscript(index: Pattern.Index) -> Pattern { patterns[index] }
}

// The patterns are made simpler where that is plain to see: the fewer there are, the smaller is
// the automaton, and without it there would be no end to the derivatives of some.
extension Grammar {
  private mutating func index(of pattern: Pattern) -> Pattern.Index {
    if let index = indices[pattern] { return index }
    patterns.append(pattern)
    indices[pattern] = patterns.count - 1
    return patterns.count - 1
  }

  mutating func attribute(_ attribute: Attribute) -> Pattern.Index {
    attributes.append(attribute)
    return index(of: .attribute(attributes.count - 1))
  }

  mutating func element(_ element: Int) -> Pattern.Index {
    index(of: .element(element))
  }

  mutating func choice(_ first: Pattern.Index, _ second: Pattern.Index) -> Pattern.Index {
    if first == Self.notAllowed { return second }
    if second == Self.notAllowed { return first }
    if case .choice(let one, let others) = patterns[first] {
      return choice(one, choice(others, second))
    }
    return isAlternative(first, of: second) ? second : index(of: .choice(first, second))
  }

  mutating func group(_ first: Pattern.Index, _ second: Pattern.Index) -> Pattern.Index {
    if first == Self.notAllowed || second == Self.notAllowed { return Self.notAllowed }
    if first == Self.empty { return second }
    if second == Self.empty { return first }
    if case .group(let one, let others) = patterns[first] {
      return group(one, group(others, second))
    }
    if first == Self.text, takesAnyText(second) { return second }
    return index(of: .group(first, second))
  }

  mutating func oneOrMore(_ pattern: Pattern.Index) -> Pattern.Index {
    if pattern == Self.notAllowed || pattern == Self.empty { return pattern }
    if case .oneOrMore = patterns[pattern] { return pattern }
    return index(of: .oneOrMore(pattern))
  }

  mutating func zeroOrMore(_ pattern: Pattern.Index) -> Pattern.Index {
    choice(oneOrMore(pattern), Self.empty)
  }

  /// Whether a pattern is a choice of others that has `candidate` among them, or is it itself.
  private func isAlternative(_ candidate: Pattern.Index, of pattern: Pattern.Index) -> Bool {
    var rest = pattern
    while case .choice(let one, let others) = patterns[rest] {
      if one == candidate { return true }
      rest = others
    }
    return rest == candidate
  }

  /// Whether text before it changes nothing: it is text, or may be repeated and is text at will.
  private func takesAnyText(_ pattern: Pattern.Index) -> Bool {
    switch patterns[pattern] {
    case .text: true
    case .choice(let repeated, Self.empty):
      if case .oneOrMore(let one) = patterns[repeated] {
        isAlternative(Self.text, of: one)
      } else {
        false
      }
    default: false
    }
  }

  /// Whether it matches an element's content that holds nothing.
  func isNullable(_ pattern: Pattern.Index) -> Bool {
    switch patterns[pattern] {
    case .empty, .text: true
    case .choice(let first, let second): isNullable(first) || isNullable(second)
    case .group(let first, let second): isNullable(first) && isNullable(second)
    case .oneOrMore(let one): isNullable(one)
    case .notAllowed, .opaque, .attribute, .element: false
    }
  }
}
