import Diagnostics
import Mustache
import Testing

@Suite struct ReferenceTests {
  @Test(
    arguments: [
      (
        ["page": "<p>\n  {{>crad}}", "card": ""],
        """
        Templates/page.mustache:2:3: error: no template is named 'crad' [mustache.unknown-template]
          note: did you mean 'card'?
        """
      ),
      (
        ["page": "{{<base}}{{/base}}", "card": ""],
        """
        Templates/page.mustache:1:1: error: no template is named 'base' [mustache.unknown-template]
          note: known here: card, page
        """
      ),
      (
        ["page": "{{<base}}\n{{$mian}}{{/mian}}{{/base}}", "base": "{{$main}}{{/main}}"],
        """
        Templates/page.mustache:2:1: error: 'base' has no block 'mian' to override \
        [mustache.unknown-block]
          note: did you mean 'main'?
        """
      ),
      (
        ["page": "{{<base}}{{$a}}1{{/a}}\n{{$a}}2{{/a}}{{/base}}", "base": "{{$a}}{{/a}}"],
        """
        Templates/page.mustache:2:1: error: block 'a' is overridden twice in one parent \
        [mustache.repeated-block]
          note: it is overridden first at Templates/page.mustache:1:10
        """
      ),
      (
        ["page": "{{<base}}\n  lost {{! fine }}{{/base}}", "base": ""],
        """
        Templates/page.mustache:2:3: error: this is never rendered: only blocks count between \
        {{<base}} and {{/base}} [mustache.ignored-content]
          note: put it into a block, or take it out
        """
      ),
    ] as [(KeyValuePairs<String, String>, String)]
  )
  func whatDoesNotExistIsRefusedByStrictRulesOnly(
    _ templates: KeyValuePairs<String, String>,
    _ expected: String
  ) {
    #expect(TemplateLibrary.faults(templates) == expected)
    #expect(TemplateLibrary.faults(templates, rules: .lenient).isEmpty)
  }

  @Test func blockMayBeInWhatTheParentIncludes() {
    #expect(
      TemplateLibrary.faults([
        "page": "{{<base}}{{$title}}x{{/title}}{{/base}}",
        "base": "{{>head}}{{<frame}}{{$main}}{{/main}}{{/frame}}",
        "head": "{{$title}}{{/title}}",
        "frame": "{{$main}}{{/main}}{{>head}}",
      ]).isEmpty
    )
  }

  @Test func blocksOfAParentThatIncludesByADynamicNameAreNotKnown() {
    var vocabulary = Vocabulary()
    _ = vocabulary.shape("page", [Field("kind", .text)])
    #expect(
      TemplateLibrary.faults(
        ["page": "{{<base}}{{$title}}x{{/title}}{{/base}}", "base": "{{>*kind}}"],
        vocabulary: vocabulary
      ) == ""
    )
  }

  @Test func twoTemplatesOfOneNameAreRefused() throws {
    let sources = ["Templates", "site"].map {
      TemplateSource(name: "card", file: "\($0)/card.mustache", bytes: [])
    }
    let error = try #require(throws: DiagnosticError.self) {
      try TemplateLibrary(sources, vocabulary: Vocabulary(), escape: escapeMarkup)
    }
    #expect(
      error.description == """
        site/card.mustache: error: there are two templates named 'card' [mustache.duplicate-template]
          note: the other is Templates/card.mustache
        """
    )
  }

  @Test func dynamicNameOfNoTemplateIsRefusedWhereItStands() throws {
    var vocabulary = Vocabulary()
    let shape = vocabulary.shape("page", [Field("kind", .text)])
    let root = Value.record(Record(shape, [.text("crad")]))
    let templates: KeyValuePairs = ["page": "\n {{>*kind}}", "card": "."]

    let strict = try TemplateLibrary(templates, vocabulary: vocabulary)
    let error = try #require(throws: DiagnosticError.self) { try strict.page("page", root) }
    #expect(
      error.description == """
        Templates/page.mustache:2:2: error: no template is named 'crad' [mustache.unknown-template]
          note: did you mean 'card'?
        """
    )
    let lenient = try TemplateLibrary(templates, vocabulary: vocabulary, rules: .lenient)
    #expect(try lenient.page("page", root) == "\n")
  }

  @Test func renderingATemplateThatDoesNotExistIsRefused() throws {
    let library = try TemplateLibrary(["gallery": ""])
    let error = try #require(throws: DiagnosticError.self) { try library.page("galery") }
    #expect(
      error.description == """
        error: no template is named 'galery' [mustache.unknown-template]
          note: did you mean 'gallery'?
        """
    )
  }

  @Test func namesAreAllThatTheTemplatesUse() throws {
    let library = try TemplateLibrary(
      [
        "page": "{{b}}{{#list}}{{.}}{{{assets.style_css}}}{{/list}}{{>*kind}}{{! no }}",
        "other": "{{<page}}{{$block}}{{^a}}{{&b}}{{/a}}{{/block}}{{/page}}{{$x}}{{y}}{{/x}}",
      ],
      rules: .lenient
    )
    #expect(library.names == [".", "a", "assets.style_css", "b", "kind", "list", "y"])
  }
}
