import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  @Test func printsAsCompilersDo() {
    let diagnostic = Diagnostic(
      .error,
      code: "configuration.unknown-key",
      at: SourceLocation(file: "vitrine.yml", line: 3, column: 5),
      "unknown key 'titel' in site",
      notes: ["did you mean 'title'?"]
    )
    #expect(
      diagnostic.description == """
        vitrine.yml:3:5: error: unknown key 'titel' in site [configuration.unknown-key]
          note: did you mean 'title'?
        """
    )
  }

  @Test func inputCannotSteerTheTerminalOrForgeALine() {
    let diagnostic = Diagnostic(.warning, code: "a", "one\u{1b}[31m\ntwo\u{202e}")
    #expect(diagnostic.description == "warning: one\\u{1b}[31m\\u{a}two\\u{202e} [a]")
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("titel", "title"), ("qurey", "query"), ("TITLE", "title"), ("langauge", "language"),
  ])
  func findsTheNearestName(_ given: String, _ expected: String) {
    let names = ["title", "query", "language", "limit"]
    #expect(Suggestion.nearest(to: given, among: names) == expected)
  }

  @Test func saysNothingWhenNothingIsNear() {
    #expect(Suggestion.nearest(to: "colour", among: ["title", "query"]) == nil)
    #expect(Suggestion.note(for: "colour", among: ["title"]) == "known here: title")
  }
}
