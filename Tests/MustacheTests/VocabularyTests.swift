import Diagnostics
import Mustache
import Testing

@Suite struct VocabularyTests {
  /// A page with a title, cards that have a title, a poster and tags, and comments in comments.
  private let vocabulary: Vocabulary
  private let page: Shape

  init() {
    var vocabulary = Vocabulary()
    let poster = vocabulary.shape("poster", [Field("url", .text)])
    let card = vocabulary.shape(
      "card",
      [
        Field("title", .text), Field("year", .text), Field("poster", .record(poster)),
        Field("tags", .list(.text)),
      ]
    )
    let comment = vocabulary.shape(
      "comment",
      [Field("words", .text), Field("answers", .list(.enclosing))]
    )
    page = vocabulary.shape(
      "gallery page",
      [
        Field("title", .text), Field("language", .text), Field("cards", .list(.record(card))),
        Field("comments", .list(.record(comment))), Field("layout", .text),
      ]
    )
    vocabulary.page("gallery", page)
    self.vocabulary = vocabulary
  }

  private func faults(_ templates: KeyValuePairs<String, String>) -> String {
    TemplateLibrary.faults(templates, vocabulary: vocabulary)
  }

  @Test(arguments: [
    "{{title}}{{#cards}}{{title}} {{year}} {{language}} {{poster.url}}{{/cards}}",
    "{{#cards}}{{#poster}}{{url}} {{year}}{{/poster}}{{^poster}}{{year}}{{/poster}}{{/cards}}",
    "{{#cards}}{{#tags}}{{.}} {{title}}{{/tags}}{{/cards}}",
    "{{#title}}{{.}}{{/title}}",
    "{{#comments}}{{words}}{{#answers}}{{words}}{{#answers}}{{words}}{{/answers}}{{/answers}}"
      + "{{/comments}}",
    "{{>*layout}}",
  ])
  func namesInReachAreAccepted(_ template: String) {
    #expect(faults(["gallery": template]) == "")
  }

  @Test(arguments: [
    (
      "<title>{{titel}}</title>",
      """
      Templates/gallery.mustache:1:8: error: 'titel' is not a field of gallery page \
      [mustache.unknown-name]
        note: did you mean 'title'?
      """
    ),
    (
      "{{year}}",
      """
      Templates/gallery.mustache:1:1: error: 'year' is not a field of gallery page \
      [mustache.unknown-name]
        note: known here: cards, comments, language, layout, title
      """
    ),
    (
      "{{#cards}}\n  {{#yaer}}{{url}}{{/yaer}}\n{{/cards}}",
      """
      Templates/gallery.mustache:2:3: error: 'yaer' is not a field of card or gallery page \
      [mustache.unknown-name]
        note: did you mean 'year'?
      """
    ),
    (
      "{{#cards}}{{^poster}}{{url}}{{/poster}}{{/cards}}",
      """
      Templates/gallery.mustache:1:22: error: 'url' is not a field of card or gallery page \
      [mustache.unknown-name]
        note: known here: cards, comments, language, layout, poster, tags, title, year
      """
    ),
    (
      "{{#cards}}{{poster.uri}}{{/cards}}",
      """
      Templates/gallery.mustache:1:11: error: 'uri' of 'poster.uri' is not a field of poster \
      [mustache.unknown-name]
        note: did you mean 'url'?
      """
    ),
    (
      "{{cards.title}}{{#cards}}{{year.era}}{{/cards}}",
      """
      Templates/gallery.mustache:1:1: error: 'cards' of 'cards.title' is a list, which has no \
      fields [mustache.not-a-record]
      Templates/gallery.mustache:1:26: error: 'year' of 'year.era' is text, which has no fields \
      [mustache.not-a-record]
      """
    ),
    (
      "{{cards}}{{#cards}}{{{poster}}}{{.}}{{/cards}}{{>*cards}}",
      """
      Templates/gallery.mustache:1:1: error: 'cards' is a list, which cannot be written as text \
      [mustache.not-text]
        note: enter it with {{#cards}}
      Templates/gallery.mustache:1:20: error: 'poster' is a record of poster, which cannot be \
      written as text [mustache.not-text]
        note: enter it with {{#poster}}
      Templates/gallery.mustache:1:32: error: '.' is a record of card, which cannot be written as \
      text [mustache.not-text]
        note: enter it with {{#.}}
      Templates/gallery.mustache:1:47: error: 'cards' is a list, which cannot be written as text \
      [mustache.not-text]
        note: enter it with {{#cards}}
      """
    ),
  ])
  func nameThatNothingInReachHasIsRefused(_ template: String, _ expected: String) {
    #expect(faults(["gallery": template]) == expected)
  }

  @Test func partialIsCheckedWhereverItIsIncluded() {
    #expect(
      faults([
        "gallery": "{{#cards}}{{>card}}{{/cards}}\n{{>card}}",
        "card": "{{title}}\n{{year}}",
      ]) == """
        Templates/card.mustache:2:1: error: 'year' is not a field of gallery page \
        [mustache.unknown-name]
          note: known here: cards, comments, language, layout, title
          note: when rendered from Templates/gallery.mustache:2:1
        """
    )
  }

  @Test func overrideIsCheckedWhereItsBlockStands() {
    #expect(
      faults([
        "gallery": "{{<list}}{{$item}}{{year}}{{/item}}{{$end}}{{year}}{{/end}}{{/list}}",
        "list": "{{#cards}}{{$item}}{{title}}{{/item}}{{/cards}}\n{{$end}}{{url}}{{/end}}",
      ]) == """
        Templates/gallery.mustache:1:44: error: 'year' is not a field of gallery page \
        [mustache.unknown-name]
          note: known here: cards, comments, language, layout, title
          note: when rendered from Templates/list.mustache:2:1
        """
    )
  }

  @Test func whatNoPageIsKnownToRenderIsHeldAgainstAllShapes() {
    #expect(
      faults([
        "gallery": "{{<*layout}}{{$a}}{{yera}}{{/a}}{{/*layout}}{{<base}}{{$b}}{{/b}}{{/base}}",
        "base": "{{$b}}{{titel}}{{year}}{{/b}}",
        "wide": "{{year}}{{#poster}}{{ulr}}{{/poster}}",
      ]) == """
        Templates/gallery.mustache:1:19: error: 'yera' is not a field of any record \
        [mustache.unknown-name]
          note: did you mean 'year'?
        Templates/base.mustache:1:7: error: 'titel' is not a field of any record \
        [mustache.unknown-name]
          note: did you mean 'title'?
        Templates/wide.mustache:1:20: error: 'ulr' is not a field of any record \
        [mustache.unknown-name]
          note: did you mean 'url'?
        """
    )
  }

  @Test func partialsThatIncludeThemselvesAreCheckedOnce() {
    #expect(
      faults([
        "gallery": "{{#comments}}{{>comment}}{{/comments}}{{>loop}}",
        "comment": "{{words}}{{#answers}}{{>comment}}{{/answers}}",
        "loop": "{{<loop}}{{$a}}{{#cards}}{{>loop}}{{/cards}}{{/a}}{{/loop}}{{$a}}{{/a}}{{wrods}}",
      ]) == """
        Templates/loop.mustache:1:72: error: 'wrods' is not a field of gallery page \
        [mustache.unknown-name]
          note: known here: cards, comments, language, layout, title
          note: when rendered from Templates/gallery.mustache:1:39
        """
    )
  }

  @Test func pageWithoutATemplateIsRefused() {
    #expect(
      faults(["galery": ""]) == """
        error: no template is named 'gallery' [mustache.unknown-template]
          note: did you mean 'galery'?
        """
    )
  }

  @Test func pageIsRenderedWithItsOwnRecordsOnly() throws {
    var vocabulary = vocabulary
    let other = vocabulary.shape("item page", [])
    let library = try TemplateLibrary(["gallery": ""], vocabulary: vocabulary)
    let error = try #require(throws: DiagnosticError.self) {
      _ = try library.page("gallery", like: Record(other, []), foldsBlanks: true)
    }
    #expect(
      error.description == """
        error: 'gallery' is rendered with records of gallery page, not of item page \
        [mustache.wrong-record]
        """
    )
  }
}
