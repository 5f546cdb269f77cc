import Diagnostics
import Mustache
import Testing

@Suite struct PageTemplateTests {
  /// Templates with the names that `Site` has below.
  private static let templates: KeyValuePairs<String, String> = [
    "page": """
    {{<layout}}
    {{$title}}{{title}} · {{site.name}}{{/title}}
    {{$main}}
    {{#site.isOpen}}
    <p>{{words.hello}} {{{words.hello}}}</p>
    {{/site.isOpen}}
    {{^site.isOpen}}closed{{/site.isOpen}}
      <ul>
        {{#cards}}
        {{>card}}
        {{/cards}}
        {{^cards}}
        <li>{{words.none}}</li>
        {{/cards}}
      </ul>
    {{#words}}{{hello}}{{/words}}{{#words.none}}{{.}}{{/words.none}}
    {{/main}}
    {{/layout}}

    """,
    "layout": """
    <title>{{$title}}?{{/title}}</title>

    <main>
      {{$main}}{{/main}}
      {{$side}}
      <p>{{title}}</p>

      {{/side}}
    </main>

    """,
    "card": """
    <li>
      {{#title}}<b>{{title}}</b>{{/title}}{{^title}}<i>{{site.name}}</i>{{/title}}
      {{>count}}
      {{>count}}
    </li>

    """,
    "count": "{{count}}",
  ]

  private struct Site {
    var vocabulary = Vocabulary()
    let site: Shape
    let words: Shape
    let card: Shape
    let page: Shape

    init() {
      var name = Field("name", .text)
      name.isConstant = true
      var isOpen = Field("isOpen", .text)
      isOpen.isConstant = true
      site = vocabulary.shape("site", [name, isOpen, Field("mood", .text)])
      words = vocabulary.shape("words", [Field("hello", .text), Field("none", .text)])
      card = vocabulary.shape("card", [Field("title", .text), Field("count", .text)])
      var words = Field("words", .record(words))
      words.isConstant = true
      page = vocabulary.shape(
        "page",
        [
          Field("title", .text), Field("site", .record(site)), words,
          Field("cards", .list(.record(card))), Field("count", .text),
        ]
      )
      vocabulary.page("page", page)
    }

    func record(
      _ title: String,
      cards: [Value] = [],
      mood: String = "",
      name: String = "A & B"
    )
      -> Record
    {
      Record(
        page,
        [
          .text(title),
          .record(Record(site, [.text(name), .bool(true), .text(mood)])),
          .record(Record(words, [.text("<hello>"), .text("none")])),
          .list(cards), .integer(7),
        ]
      )
    }

    func card(_ title: String, _ count: Int) -> Value {
      .record(Record(card, [.text(title), .integer(count)]))
    }
  }

  private func page(
    _ templates: KeyValuePairs<String, String>,
    like sample: Record,
    in vocabulary: Vocabulary,
    foldsBlanks: Bool = true
  ) throws -> (Record) throws -> String {
    let library = try TemplateLibrary(templates, vocabulary: vocabulary)
    let template = try library.page("page", like: sample, foldsBlanks: foldsBlanks)
    return { root in
      var output: [UInt8] = []
      try template.render(with: root, into: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }

  @Test func pageHasWhatTheLibraryRendersButForItsBlanks() throws {
    let site = Site()
    let library = try TemplateLibrary(Self.templates, vocabulary: site.vocabulary)
    let render = try page(Self.templates, like: site.record(""), in: site.vocabulary)
    let roots = [
      site.record("none"), site.record("<two>", cards: [site.card("x", 1), site.card("", 0)]),
    ]
    for root in roots {
      let whole = try library.page("page", .record(root)).split(separator: "\n")
      let lines = whole.map { line in
        line.drop { $0 == " " }.split(separator: " ").joined(separator: " ")
      }
      #expect(
        try render(root).split(separator: "\n") == lines.filter { !$0.isEmpty }.map { $0[...] }
      )
    }
    #expect(
      try render(roots[1]) == """
        <title>&lt;two&gt; · A &amp; B</title>
        <main>
        <p>&lt;hello&gt; <hello></p>
        <ul>
        <li>
        <b>x</b>
        1 1 </li>
        <li>
        <i>A &amp; B</i>
        0 0 </li>
        </ul>
        &lt;hello&gt;none
        <p>&lt;two&gt;</p>
        </main>

        """
    )
  }

  @Test func constantFieldsAreThoseOfTheSample() throws {
    let site = Site()
    let render = try page(
      ["page": "{{site.name}} {{site.mood}} {{title}}"],
      like: site.record("sample", mood: "glad", name: "Sample"),
      in: site.vocabulary
    )
    #expect(try render(site.record("this", mood: "sad", name: "Other")) == "Sample sad this")
  }

  @Test(arguments: [
    ("a\n  b\n\n\t\n c\n", "a\nb\nc\n"),
    ("<b>{{title}}</b>\n  {{>end}}\n  d\n", "<b>t</b>\nend d\n"),
    ("{{>end}}\n{{>end}}\n", "endend"),
    ("  {{>end}}\n  {{>end}}\n", "end end"),
    ("{{#cards}}\n  {{>end}}\n{{/cards}}\n", " end end"),
    ("{{#title}}\n  x\n{{/title}}\n  y\n", "x\ny\n"),
    ("x{{#title}}y{{/title}}\n  z\n", "xy\nz\n"),
    ("{{<p}}{{$x}}\n  x\n{{/x}}{{/p}}", "<p>x\n</p>"),
  ])
  func blanksThatLinesBeginWithAreFolded(_ template: String, _ expected: String) throws {
    let site = Site()
    let render = try page(
      ["page": template, "end": "end", "p": " <p>{{$x}}{{/x}}</p>"],
      like: site.record(""),
      in: site.vocabulary
    )
    let root = site.record("t", cards: [site.card("", 0), site.card("", 0)])
    #expect(try render(root) == expected)
  }

  @Test func blanksAreKeptWhereTheyAreNotToBeFolded() throws {
    let site = Site()
    let text = "<pre>\n  {{>end}}\n\n  {{title}}</pre>\n"
    let render = try page(
      ["page": text, "end": "end\n"],
      like: site.record(""),
      in: site.vocabulary,
      foldsBlanks: false
    )
    #expect(try render(site.record("t")) == "<pre>\n  end\n\n  t</pre>\n")
  }

  @Test(arguments: [
    // Without end, but for a section that is not entered.
    "{{>a}}",
    "{{>*title}}",
  ])
  func whatOnlyAPageCanTellIsLeftToIt(_ template: String) throws {
    let site = Site()
    let render = try page(
      ["page": template, "a": "a\n{{#cards}}\n  {{>a}}\n{{/cards}}\n", "t": "a\n"],
      like: site.record(""),
      in: site.vocabulary
    )
    #expect(try render(site.record("t")) == "a\n")
  }
}
