import Diagnostics
import Mustache
import Synchronization
import Testing

@Suite struct RenderingTests {
  /// The page that `template` makes of a record with these fields.
  private func render(
    _ template: String,
    _ fields: KeyValuePairs<String, Value> = [:],
    partials: KeyValuePairs<String, String> = [:]
  ) throws -> String {
    var vocabulary = Vocabulary()
    let shape = vocabulary.shape("page", fields.map { Field($0.key, .text) })
    let library = try TemplateLibrary(
      [TemplateSource("page", template)] + partials.map { TemplateSource($0.key, $0.value) },
      vocabulary: vocabulary,
      rules: .lenient,
      escape: escapeMarkup
    )
    return try library.page("page", .record(Record(shape, fields.map(\.value))))
  }

  // MARK: Values

  @Test(arguments: [
    (Value.null, "no"), (.bool(false), "no"), (.integer(0), "no"), (.text(""), "no"),
    (.bytes([]), "no"), (.list([]), "no"),
    (.bool(true), "yes"), (.integer(-1), "yes"), (.text("0"), "yes"), (.bytes([0x20]), "yes"),
    (.list([.null]), "yes"),
  ])
  func truthIsThatOfTheSpecification(_ value: Value, _ expected: String) throws {
    #expect(try render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": value]) == expected)
  }

  @Test func everyKindOfValueIsWritten() throws {
    let fields: KeyValuePairs<String, Value> = [
      "n": .integer(.min), "t": .text("<é>"), "b": .bytes(Array("&".utf8)), "y": .bool(true),
      "l": .list([.text("x")]),
    ]
    #expect(
      try render("{{n}} {{t}} {{{t}}} {{b}} {{&b}} {{y}} {{l}}", fields)
        == "-9223372036854775808 &lt;é&gt; <é> &amp; & true "
    )
  }

  @Test func fieldThatIsNullHidesTheOneFurtherOut() throws {
    var vocabulary = Vocabulary()
    let inner = vocabulary.shape("inner", [Field("title", .text)])
    let outer = vocabulary.shape(
      "outer",
      [Field("title", .text), Field("inner", .record(inner))]
    )
    let library = try TemplateLibrary(
      ["page": "{{#inner}}[{{title}}]{{/inner}}"],
      vocabulary: vocabulary
    )
    let root = Record(outer, [.text("outer"), .record(Record(inner, [.null]))])
    #expect(try library.page("page", .record(root)) == "[]")
  }

  @Test func bytesAreEscapedWhateverCharacterTheyAreIn() throws {
    // A quotation mark and a combining accent are one Character.
    #expect(try render("{{a}}", ["a": .text("\"\u{301}<\u{301}")]) == "&quot;\u{301}&lt;\u{301}")
    #expect(try render("{{a}}", ["a": .text("{{a}}\0")]) == "{{a}}\0")
    let bytes: [UInt8] = [0xFF, 0x26, 0xC3]
    var output: [UInt8] = []
    let library = try TemplateLibrary(["page": "{{.}}"], rules: .lenient)
    try library.render("page", with: .bytes(bytes), into: &output)
    #expect(output == [0xFF] + Array("&amp;".utf8) + [0xC3])
  }

  @Test func valuesAreMadeWhenTheyAreAskedForAndInTheirSectionNotAgain() throws {
    var vocabulary = Vocabulary()
    let inner = vocabulary.shape("inner", [Field("a", .text)])
    let shape = vocabulary.shape(
      "page",
      [Field("a", .text), Field("b", .text), Field("c", .record(inner)), Field("d", .text)]
    )
    let asked = Mutex<[Int]>([])
    let root = Record(shape) { position in
      asked.withLock { $0.append(position) }
      return position == 2 ? .record(Record(inner, [.text("inner")])) : .text("\(position)")
    }
    let library = try TemplateLibrary(
      ["page": "{{#a}}{{a}}{{#b}}{{a}}{{b}}{{/b}}{{a}}{{#c}}{{a}}{{/c}}{{/a}}{{c.a}}{{c.a}}"],
      vocabulary: vocabulary
    )
    #expect(try library.page("page", .record(root)) == "0010innerinnerinner")
    #expect(asked.withLock(\.self) == [0, 1, 0, 2, 2])
  }

  // MARK: Lines

  @Test(arguments: ["\n", "\r\n"])
  func linesThatHoldOnlyATagLeaveNothing(_ lineEnd: String) throws {
    let lines = [
      "<ul>", "  {{! all }}  ", "\t{{#a}}", "  <li>{{.}}</li>", "  {{/a}}\t", "  {{^b}}", "  none",
      "  {{/b}}", "  {{=| |=}}", "</ul>", "|>end|",
    ]
    let expected = ["<ul>", "  <li>1</li>", "  <li>2</li>", "  none", "</ul>", "end"]
    #expect(
      try render(
        lines.joined(separator: lineEnd),
        ["a": .list([.integer(1), .integer(2)])],
        partials: ["end": "end"]
      ) == expected.joined(separator: lineEnd)
    )
  }

  @Test func byteOrderMarkIsNoPartOfThePage() throws {
    #expect(try render("\u{FEFF}{{! standalone }}\na") == "a")
  }

  @Test func recursivePartialIsIndentedAtEachLevel() throws {
    var vocabulary = Vocabulary()
    let node = vocabulary.shape(
      "node",
      [Field("name", .text), Field("nodes", .list(.enclosing))]
    )
    func record(_ name: String, _ nodes: [Value] = []) -> Value {
      .record(Record(node, [.text(name), .list(nodes)]))
    }
    vocabulary.page("tree", node)
    let library = try TemplateLibrary(
      ["tree": "{{name}}\n{{#nodes}}\n  {{>tree}}\n{{/nodes}}\n"],
      vocabulary: vocabulary
    )
    let tree = record("a", [record("b", [record("c")]), record("d\ne")])
    // Lines of a value are not lines of the template, so they are left as they are.
    #expect(try library.page("tree", tree) == "a\n  b\n    c\n  d\ne\n")
  }

  @Test func partialInsideALineIsNotIndented() throws {
    #expect(
      try render(
        "  {{>outer}}\n",
        partials: ["outer": "<{{>inner}}>\nx\n", "inner": "1\n2"]
      ) == "  <1\n2>\n  x\n"
    )
  }

  @Test func overrideIsIndentedLikeTheBlockItReplaces() throws {
    let child = """
      {{<layout}}
        {{$title}}Home{{/title}}
        {{$main}}
            <h1>
              {{#list}}
              {{>item}}
              {{/list}}

            </h1>
        {{/main}}
      {{/layout}}
      end
      """
    let layout = """
      <title>{{$title}}none{{/title}}</title>
        <main>
          {{$main}}
          default
          {{/main}}
        </main>

      """
    #expect(
      try render(
        child,
        ["list": .list([.text("a"), .text("b")])],
        partials: ["layout": layout, "item": "<i>\n{{.}}\n"]
      ) == """
        <title>Home</title>
          <main>
            <h1>
              <i>
              a
              <i>
              b
            \n\
            </h1>
          </main>
        end
        """
    )
  }

  @Test(arguments: [
    "    {{#list}}\n    {{.}}\n    {{/list}}\n",
    "    {{>item}}\n",
    "    {{$inner}}\n    {{list}}1\n    {{/inner}}\n",
    "\n    {{^none}}1{{/none}}\n",
  ])
  func overrideLosesItsOwnIndentationWhateverItHolds(_ override: String) throws {
    let page = try render(
      "{{<layout}}\n{{$main}}\n\(override){{/main}}\n{{/layout}}\n",
      ["list": .list([.integer(1)])],
      partials: ["layout": "<a>\n  {{$main}}\n  {{/main}}\n</a>\n", "item": "1\n"]
    )
    #expect(page.split(separator: "\n").filter { $0 != "  " } == ["<a>", "  1", "</a>"])
  }

  @Test func overrideBesideItsTagReplacesABlockThatHasItsOwnLine() throws {
    #expect(
      try render(
        "{{<layout}}{{$main}}x{{/main}}{{/layout}}",
        partials: ["layout": "<a>\n  {{$main}}\n  y\n  {{/main}}\n</a>"]
      ) == "<a>\n  x</a>"
    )
  }

  // MARK: Inheritance

  @Test func parentInsideAnOverrideMayHaveABlockOfTheSameName() throws {
    #expect(
      try render(
        "{{<page-layout}}{{$content}}({{<box}}{{$content}}inner{{/content}}{{/box}}){{/content}}"
          + "{{/page-layout}}",
        partials: [
          "page-layout": "<{{$content}}{{/content}}>", "box": "[{{$content}}{{/content}}]",
        ]
      ) == "<([inner])>"
    )
  }

  @Test func parentMayBeNamedByAValue() throws {
    #expect(
      try render(
        "{{<*layout}}{{$a}}x{{/a}}{{/ * layout }}",
        ["layout": .text("wide")],
        partials: ["wide": "<{{$a}}{{/a}}>"]
      ) == "<x>"
    )
  }

  // MARK: Bounds

  @Test func partialsThatIncludeEachOtherWithoutEndAreStopped() throws {
    let library = try TemplateLibrary(["a": "x\n {{>b}}", "b": "{{<a}}{{/a}}{{>b}}"])
    var output = Array("before".utf8)
    let error = try #require(throws: DiagnosticError.self) {
      try library.render("a", with: .null, into: &output)
    }
    #expect(
      error.description == """
        Templates/a.mustache:2:2: error: partials include each other more than 256 deep here \
        [mustache.endless-recursion]
          note: a partial that includes itself has to do so in a section that ends
        """
    )
    #expect(output == Array("before".utf8))
  }

  @Test func overrideThatEndsInItselfIsStopped() throws {
    let library = try TemplateLibrary([
      "a": "{{<b}}{{$x}}{{>a}}{{/x}}{{/b}}", "b": "{{#.}}{{$x}}{{/x}}{{/.}}",
    ])
    let error = try #require(throws: DiagnosticError.self) { try library.page("a", .bool(true)) }
    #expect(error.diagnostics.map(\.code) == ["mustache.endless-recursion"])
  }

  @Test func pagesAreAppendedToTheBuffer() throws {
    let library = try TemplateLibrary(["a": "<{{.}}>"])
    var output: [UInt8] = []
    for number in 1...3 {
      try library.render("a", with: .integer(number), into: &output)
    }
    #expect(String(decoding: output, as: UTF8.self) == "<1><2><3>")
  }
}
