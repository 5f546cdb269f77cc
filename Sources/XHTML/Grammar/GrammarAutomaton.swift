/// A grammar as an automaton, built as far as the pages so far have needed it.
///
/// A state is what may still come in an element: first its attributes, then its content. States are
/// found by taking derivatives of patterns (J. Clark, "An algorithm for RELAX NG validation",
/// https://relaxng.org/jclark/derivative.html), and each step is looked up from then on. Where two
/// elements of one name could stand in one place, or a pattern is opaque, it takes no step: it
/// accepts nothing that the grammar does not.
struct GrammarAutomaton {
  typealias State = UInt16

  /// The state from which nothing leads away.
  static let refusal: State = 0
  /// More could only come of pages that vary the order of their attributes without end.
  private static let mostStates = 4_096
  /// Stands in the tables for a step that nobody has asked for.
  private static let unasked = UInt32.max

  private var grammar: Grammar
  private let names: GrammarNames
  /// What is asked of values of attributes.
  let tests = ValueTests()
  private var testNumbers: [Grammar.Values: Int] = [:]
  private var states: [Grammar.Pattern.Index: State] = [:]
  /// By state.
  private var patterns: [Grammar.Pattern.Index] = []
  private var finals: [Bool] = []
  private var contents: [UInt32] = []
  private var texts: [UInt32] = []
  /// By state and number of the name: two states, or a state and a test.
  private var children: [UInt32] = []
  private var attributes: [UInt32] = []
  private(set) var start = GrammarAutomaton.refusal

  init(_ grammar: Grammar, _ names: GrammarNames) {
    self.grammar = grammar
    self.names = names
    _ = state(of: Grammar.notAllowed)
    start = state(of: grammar.start)
  }

  private mutating func state(of pattern: Grammar.Pattern.Index) -> State {
    if let state = states[pattern] { return state }
    guard patterns.count < Self.mostStates else { return Self.refusal }
    let state = State(patterns.count)
    states[pattern] = state
    patterns.append(pattern)
    finals.append(grammar.isNullable(pattern))
    contents.append(Self.unasked)
    texts.append(Self.unasked)
    children += repeatElement(Self.unasked, count: names.elementCount)
    attributes += repeatElement(Self.unasked, count: names.attributeCount)
    return state
  }
}

// The steps.
extension GrammarAutomaton {
  /// Whether an element may end there.
  func isFinal(_ state: State) -> Bool { finals[Int(state)] }

  /// Begins a child: the state in it, and that in which its parent goes on after it.
  mutating func child(in state: State, _ number: Int) -> (inside: State, after: State) {
    let place = Int(state) * names.elementCount + number
    if children[place] == Self.unasked {
      let (inside, after) = findChild(in: state, number)
      children[place] = UInt32(inside) << 16 | UInt32(after)
    }
    return (State(children[place] >> 16), State(truncatingIfNeeded: children[place]))
  }

  /// Takes an attribute, and says which test its value is to pass, if any.
  mutating func attribute(in state: State, _ number: Int) -> (after: State, test: Int?) {
    let place = Int(state) * names.attributeCount + number
    if attributes[place] == Self.unasked {
      let (after, test) = findAttribute(in: state, number)
      attributes[place] = UInt32(after) << 16 | UInt32(test.map { $0 + 1 } ?? 0)
    }
    let test = Int(attributes[place] & 0xFFFF)
    return (State(attributes[place] >> 16), test == 0 ? nil : test - 1)
  }

  /// Ends the attributes.
  mutating func content(after state: State) -> State {
    if contents[Int(state)] == Self.unasked {
      let content = self.state(of: withoutAttributes(patterns[Int(state)]))
      contents[Int(state)] = UInt32(content)
    }
    return State(contents[Int(state)])
  }

  /// Takes text that is more than white space.
  mutating func text(in state: State) -> State {
    if texts[Int(state)] == Self.unasked {
      let after = self.state(of: afterText(patterns[Int(state)]))
      texts[Int(state)] = UInt32(after)
    }
    return State(texts[Int(state)])
  }

  private mutating func findChild(in state: State, _ number: Int) -> (State, State) {
    let found = afterChild(patterns[Int(state)], number)
    guard found.count == 1, let (element, rest) = found.first else {
      return (Self.refusal, Self.refusal)
    }
    return (self.state(of: grammar.elements[element].content), self.state(of: rest))
  }

  private mutating func findAttribute(in state: State, _ number: Int) -> (State, Int?) {
    var values: Set<Grammar.Values> = []
    let rest = afterAttribute(patterns[Int(state)], number, &values)
    guard values.count == 1, let one = values.first else { return (Self.refusal, nil) }
    let after = self.state(of: rest)
    if one == .any { return (after, nil) }
    let test = testNumbers[one] ?? tests.add(one)
    testNumbers[one] = test
    return (after, test)
  }
}

// The derivatives.
extension GrammarAutomaton {
  /// By the element that a child of that name is: what is left behind it.
  private mutating func afterChild(
    _ pattern: Grammar.Pattern.Index,
    _ number: Int
  ) -> [Int: Grammar.Pattern.Index] {
    switch grammar[pattern] {
    case .notAllowed, .empty, .text, .opaque, .attribute: return [:]
    case .element(let element):
      return names.number(ofElement: grammar.elements[element].name) == number
        ? [element: Grammar.empty] : [:]
    case .choice(let first, let second):
      return unite(afterChild(first, number), afterChild(second, number))
    case .group(let first, let second):
      let inFirst = afterChild(first, number).mapValues { grammar.group($0, second) }
      return grammar.isNullable(first) ? unite(inFirst, afterChild(second, number)) : inFirst
    case .oneOrMore(let one):
      let more = grammar.zeroOrMore(one)
      return afterChild(one, number).mapValues { grammar.group($0, more) }
    }
  }

  private mutating func unite(
    _ first: [Int: Grammar.Pattern.Index],
    _ second: [Int: Grammar.Pattern.Index]
  ) -> [Int: Grammar.Pattern.Index] {
    first.merging(second) { grammar.choice($0, $1) }
  }

  /// What is left when an attribute of that name was taken, and all that its value may have to be.
  private mutating func afterAttribute(
    _ pattern: Grammar.Pattern.Index,
    _ number: Int,
    _ values: inout Set<Grammar.Values>
  ) -> Grammar.Pattern.Index {
    switch grammar[pattern] {
    case .notAllowed, .empty, .text, .opaque, .element: return Grammar.notAllowed
    case .attribute(let index):
      let attribute = grammar.attributes[index]
      guard attribute.names.contains(where: { names.number(ofAttribute: $0) == number }) else {
        return Grammar.notAllowed
      }
      values.insert(attribute.values)
      return Grammar.empty
    case .choice(let first, let second):
      let inFirst = afterAttribute(first, number, &values)
      return grammar.choice(inFirst, afterAttribute(second, number, &values))
    case .group(let first, let second):
      let inFirst = grammar.group(afterAttribute(first, number, &values), second)
      let inSecond = grammar.group(first, afterAttribute(second, number, &values))
      return grammar.choice(inFirst, inSecond)
    case .oneOrMore(let one):
      let rest = afterAttribute(one, number, &values)
      return grammar.group(rest, grammar.zeroOrMore(one))
    }
  }

  /// What is left when no attribute comes any more.
  private mutating func withoutAttributes(
    _ pattern: Grammar.Pattern.Index
  ) -> Grammar.Pattern.Index {
    switch grammar[pattern] {
    case .notAllowed, .empty, .text, .opaque, .element: return pattern
    case .attribute: return Grammar.notAllowed
    case .choice(let first, let second):
      return grammar.choice(withoutAttributes(first), withoutAttributes(second))
    case .group(let first, let second):
      return grammar.group(withoutAttributes(first), withoutAttributes(second))
    case .oneOrMore(let one): return grammar.oneOrMore(withoutAttributes(one))
    }
  }

  private mutating func afterText(_ pattern: Grammar.Pattern.Index) -> Grammar.Pattern.Index {
    switch grammar[pattern] {
    case .text: return Grammar.text
    case .notAllowed, .empty, .opaque, .attribute, .element: return Grammar.notAllowed
    case .choice(let first, let second):
      return grammar.choice(afterText(first), afterText(second))
    case .group(let first, let second):
      let inFirst = grammar.group(afterText(first), second)
      guard grammar.isNullable(first) else { return inFirst }
      return grammar.choice(inFirst, afterText(second))
    case .oneOrMore(let one):
      return grammar.group(afterText(one), grammar.zeroOrMore(one))
    }
  }
}
