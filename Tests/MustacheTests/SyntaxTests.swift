import Diagnostics
import Mustache
import TestSupport
import Testing

@Suite struct SyntaxTests {
  @Test(arguments: [
    (
      "<ul>\n  {{#cards}}\n</ul>\n",
      """
      Templates/page.mustache:2:3: error: section 'cards' is never closed [mustache.unclosed-section]
        note: {{/cards}} closes it
      """
    ),
    (
      "{{^cards}}{{$main}}{{<layout}}",
      """
      Templates/page.mustache:1:1: error: inverted section 'cards' is never closed \
      [mustache.unclosed-section]
        note: {{/cards}} closes it
      Templates/page.mustache:1:11: error: block 'main' is never closed [mustache.unclosed-section]
        note: {{/main}} closes it
      Templates/page.mustache:1:20: error: parent 'layout' is never closed \
      [mustache.unclosed-section]
        note: {{/layout}} closes it
      """
    ),
    (
      "{{#a}}\n {{/b}}",
      """
      Templates/page.mustache:2:2: error: 'b' is closed here, but section 'a' is open \
      [mustache.mismatched-close]
        note: section 'a' was opened at Templates/page.mustache:1:1
      """
    ),
    (
      "{{#a}}\n{{#b}}\n{{/a}}",
      """
      Templates/page.mustache:2:1: error: section 'b' is never closed [mustache.unclosed-section]
        note: {{/b}} closes it
      """
    ),
    (
      "é {{/a}}",
      """
      Templates/page.mustache:1:4: error: 'a' is closed here, but nothing is open \
      [mustache.stray-close]
      """
    ),
    (
      "a\r\n{{title}\r\n",
      """
      Templates/page.mustache:2:1: error: this tag is never closed: '}}' is missing \
      [mustache.unclosed-tag]
      """
    ),
    (
      "{{{title}}",
      """
      Templates/page.mustache:1:1: error: this tag is never closed: '}}}' is missing \
      [mustache.unclosed-tag]
      """
    ),
    (
      "{{=<% %>}}",
      """
      Templates/page.mustache:1:1: error: this tag is never closed: '=}}' is missing \
      [mustache.unclosed-tag]
      """
    ),
    (
      "{{=<%=}}{{= a b c =}}{{= = = =}}",
      """
      Templates/page.mustache:1:1: error: a delimiter tag holds two delimiters without '=', \
      with blanks between them [mustache.bad-delimiters]
        note: for example {{=<% %>=}}
      Templates/page.mustache:1:9: error: a delimiter tag holds two delimiters without '=', \
      with blanks between them [mustache.bad-delimiters]
        note: for example {{=<% %>=}}
      Templates/page.mustache:1:22: error: a delimiter tag holds two delimiters without '=', \
      with blanks between them [mustache.bad-delimiters]
        note: for example {{=<% %>=}}
      """
    ),
    (
      "{{}} {{> }}",
      """
      Templates/page.mustache:1:1: error: this tag names nothing [mustache.empty-tag]
      Templates/page.mustache:1:6: error: this tag names nothing [mustache.empty-tag]
      """
    ),
    (
      "{{a b}}\n{{#a..b}}{{/a..b}}\n{{.a}}{{> a b}}{{>*}}",
      """
      Templates/page.mustache:1:1: error: 'a b' is not a name [mustache.bad-name]
        note: a name has no blanks, and its parts are joined by single dots
      Templates/page.mustache:2:1: error: 'a..b' is not a name [mustache.bad-name]
        note: a name has no blanks, and its parts are joined by single dots
      Templates/page.mustache:3:1: error: '.a' is not a name [mustache.bad-name]
        note: a name has no blanks, and its parts are joined by single dots
      Templates/page.mustache:3:7: error: 'a b' is not a name [mustache.bad-name]
        note: a name has no blanks, and its parts are joined by single dots
      Templates/page.mustache:3:16: error: this tag names nothing [mustache.empty-tag]
      """
    ),
  ])
  func faultIsReportedWithItsPlace(_ template: String, _ expected: String) {
    #expect(TemplateLibrary.faults(["page": template], rules: .lenient) == expected)
  }

  @Test func faultsOfAllTemplatesAreReportedInTheOrderOfTheFiles() {
    let faults = TemplateLibrary.faults(["b": "\n{{/x}}{{a b}}", "a": "{{"], rules: .lenient)
    #expect(
      faults == """
        Templates/b.mustache:2:1: error: 'x' is closed here, but nothing is open \
        [mustache.stray-close]
        Templates/b.mustache:2:7: error: 'a b' is not a name [mustache.bad-name]
          note: a name has no blanks, and its parts are joined by single dots
        Templates/a.mustache:1:1: error: this tag is never closed: '}}' is missing \
        [mustache.unclosed-tag]
        """
    )
  }

  @Test func bytesThatAreNotUTF8AreReportedWhereTheyAre() throws {
    let bytes = Array("one\ntwo ".utf8) + [0xC3, 0x28]
    let source = TemplateSource(name: "page", file: "page.mustache", bytes: bytes)
    let error = try #require(throws: DiagnosticError.self) {
      try TemplateLibrary([source], vocabulary: Vocabulary(), escape: escapeMarkup)
    }
    #expect(
      error.description == """
        page.mustache:2:5: error: this template is not UTF-8 [mustache.not-utf-8]
          note: save it as UTF-8
        """
    )
  }

  @Test func sectionsNestAsDeepAsAnyTemplateNeedsAndNoDeeper() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
    }
    #expect(TemplateLibrary.faults(["page": nested(100)], rules: .lenient).isEmpty)
    #expect(
      TemplateLibrary.faults(["page": nested(100_000)], rules: .lenient) == """
        Templates/page.mustache:1:601: error: sections are nested more than 100 deep here \
        [mustache.nested-too-deep]
        """
    )
  }

  /// Tags in any order, well formed or not: it must not crash, and places must be in the file.
  @Test func anySequenceOfTagsIsRenderedOrRefused() throws {
    let pieces = [
      "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{$c}}", "{{/c}}", "{{<page}}", "{{/page}}",
      "{{>page}}", "{{>*a}}", "{{a}}", "{{{a.b}}}", "{{&.}}", "{{! x\n}}", "{{=| |=}}",
      "|={{ }}=|", "\n", "\r\n", "  ", "\t", "text", "{", "}}", "\u{301}", "\0",
    ]
    var vocabulary = Vocabulary()
    vocabulary.page("page", vocabulary.shape("a", [Field("a", .record(vocabulary.shape("b", [])))]))
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      for rules in [TemplateLibrary.Rules.lenient, .strict] {
        do {
          _ = try TemplateLibrary(["page": text], vocabulary: vocabulary, rules: rules)
            .page("page", .text("page"))
        } catch {
          for diagnostic in error.diagnostics {
            let line = try #require(diagnostic.location?.line, "\(text.debugDescription)")
            #expect((1...lines).contains(line), "\(text.debugDescription)")
          }
        }
      }
    }
  }
}
