/// Follows pages through the automaton of a grammar.
///
/// What it accepts is valid. What it does not accept most likely is not; libxml2 has the last word.
struct GrammarMatcher {
  private var automaton: GrammarAutomaton
  private var state = GrammarAutomaton.refusal
  /// How the elements around the present one go on after it.
  private var outer: [GrammarAutomaton.State] = []
  private var hasRefused = false

  init(_ grammar: Grammar, _ names: GrammarNames) {
    automaton = GrammarAutomaton(grammar, names)
  }

  /// Whether the page, now that it is at its end, is valid.
  var accepts: Bool { !hasRefused && outer.isEmpty && automaton.isFinal(state) }

  mutating func beginPage() {
    state = automaton.start
    outer.removeAll(keepingCapacity: true)
    hasRefused = false
  }

  mutating func beginElement(_ number: Int) {
    let (inside, after) = automaton.child(in: state, number)
    outer.append(after)
    go(to: inside)
  }

  mutating func takeAttribute(_ number: Int, _ value: UnsafeBufferPointer<UInt8>) {
    let (after, test) = automaton.attribute(in: state, number)
    go(to: after)
    if let test, !automaton.tests.passes(value, test) { hasRefused = true }
  }

  /// Ends the attributes of the element that was begun.
  mutating func beginContent() {
    go(to: automaton.content(after: state))
  }

  mutating func takeText(_ text: UnsafeBufferPointer<UInt8>) {
    let after = automaton.text(in: state)
    guard after != state else { return }
    // White space alone is no text (RELAX NG, § 6.2.9), and where data is asked for is refused.
    guard text.contains(where: { $0 > 0x20 }) else { return }
    go(to: after)
  }

  mutating func endElement() {
    if !automaton.isFinal(state) { hasRefused = true }
    state = outer.popLast() ?? GrammarAutomaton.refusal
  }

  private mutating func go(to next: GrammarAutomaton.State) {
    if next == GrammarAutomaton.refusal { hasRefused = true }
    state = next
  }
}
