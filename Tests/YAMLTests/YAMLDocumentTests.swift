import Diagnostics
import Testing
import YAML

@Suite struct YAMLDocumentTests {
  private func document(_ text: String) throws -> YAMLDocument {
    try YAMLDocument(reading: Array(text.utf8), file: "f.yml")
  }

  /// The tree in one line: texts bare or in quotes, each behind its `line:column`.
  private func outline(_ text: String) throws -> String {
    try document(text).root.map(outline) ?? "nothing"
  }

  private func outline(_ node: YAMLNode) -> String {
    let place = place(node.location)
    switch node.content {
    case .scalar(let text, .plain): return "\(place) \(text)"
    case .scalar(let text, .quoted): return "\(place) \(text.debugDescription)"
    case .sequence(let nodes): return "\(place) [\(nodes.map(outline).joined(separator: ", "))]"
    case .mapping(let entries):
      let lines = entries.map { "\(self.place($0.location)) \($0.name): \(outline($0.value))" }
      return "\(place) {\(lines.joined(separator: ", "))}"
    }
  }

  private func place(_ location: Diagnostics.SourceLocation) -> String {
    "\(location.line ?? 0):\(location.column ?? 0)"
  }

  @Test func everyNodeKnowsItsPlace() throws {
    let text = """
      # films
      site:
        title: "Friday"
      galleries:
        - query: no
          year: 1954
        - [1917, ~]
        -
      """
    #expect(
      try outline(text)
        == "2:1 {2:1 site: 3:3 {3:3 title: 3:10 \"Friday\"}, "
        + "4:1 galleries: 5:3 [5:5 {5:5 query: 5:12 no, 6:5 year: 6:11 1954}, "
        + "7:5 [7:6 1917, 7:12 ~], 8:4 ]}"
    )
  }

  @Test(arguments: ["", "\n", "# only a comment\n", "\u{FEFF}", "   \n", "---\n..."])
  func aFileWithoutContentHasNoRootOrAnEmptyOne(text: String) throws {
    switch try document(text).root?.content {
    case nil, .scalar("", .plain): break
    default: Issue.record("there is a root")
    }
  }

  @Test(arguments: [
    "no", "yes", "true", "null", "~", "1917", "0x1F", "1e3", "12:30", "2001-01-01", "C#", "a & b",
    "🔥", "One + Two", "${NAME}", "<", "=", ".inf", "-1",
  ])
  func aScalarIsTheTextThatWasTyped(text: String) throws {
    #expect(try outline("a: \(text)\n") == "1:1 {1:1 a: 1:4 \(text)}")
  }

  @Test func columnsCountBytesAndAMarkAtTheBeginningCountsForNothing() throws {
    #expect(
      try outline("\u{FEFF}é: [ü, 🔥, x]\ny: z\n")
        == "1:1 {1:1 é: 1:5 [1:6 ü, 1:10 🔥, 1:16 x], 2:1 y: 2:4 z}"
    )
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndAsTheyDoInEditors(end: String) throws {
    let text = ["a:", "  - b", "", "  - |", "    c", "    d", "e: f", ""].joined(separator: end)
    #expect(try outline(text) == "1:1 {1:1 a: 2:3 [2:5 b, 4:5 \"c\\nd\\n\"], 7:1 e: 7:4 f}")
  }

  @Test func blocksAndEscapesAreRead() throws {
    #expect(
      try outline("a: >-\n  one\n  two\nb: 'it''s'\nc: \"\\u00e9\\t\"\nd: one\n  two\n")
        == "1:1 {1:1 a: 1:4 \"one two\", 4:1 b: 4:4 \"it\\'s\", 5:1 c: 5:4 \"é\\t\", "
        + "6:1 d: 6:4 one two}"
    )
  }

  @Test func anAliasStandsWhereItIsWrittenAndItsPartsWhereTheyAre() throws {
    #expect(
      try outline("a: &x { b: 1 }\nc: *x\nd: &x 2\ne: *x\n")
        == "1:1 {1:1 a: 1:4 {1:9 b: 1:12 1}, 2:1 c: 2:4 {1:9 b: 1:12 1}, 3:1 d: 3:4 2, "
        + "4:1 e: 4:4 2}"
    )
  }

  @Test func manyAliasesOfSmallValuesAreFine() throws {
    let text =
      "- &p { year: 1954, region: US }\n" + String(repeating: "- parameters: *p\n", count: 10_000)
    guard case .sequence(let nodes) = try document(text).root?.content else {
      Issue.record("no list")
      return
    }
    #expect(nodes.count == 10_001)
  }

  @Test func oneOfTwoEqualKeysIsKept() throws {
    let document = try document("a: 1\na: 2\n")
    #expect(document.root.map(outline) == "1:1 {1:1 a: 1:4 1}")
    #expect(document.faults.count == 1)
  }
}
