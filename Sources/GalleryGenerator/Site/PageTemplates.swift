internal import Diagnostics
internal import Mustache

/// The templates of all pages, ready to be rendered.
///
/// What pages of a kind and depth have in common, such as their words and the paths of the static
/// files, is written into them once.
struct PageTemplates: Sendable {
  private struct Key: Hashable {
    var template: ThemeVocabulary.Template
    /// What leads from the page to the site's top; empty for what is no page.
    var root: String
  }

  private let vocabulary: ThemeVocabulary
  private var templates: [Key: PageTemplate] = [:]

  /// `samples` has a page of each kind and depth there is; where `foldsBlanks`, the blanks that lines
  /// begin with are left out.
  init(
    _ library: TemplateLibrary,
    vocabulary: ThemeVocabulary,
    samples: [(template: ThemeVocabulary.Template, root: RootContext)],
    foldsBlanks: Bool
  ) throws(DiagnosticError) {
    self.vocabulary = vocabulary
    for (template, root) in samples {
      let sample = vocabulary.record(for: template, of: root)
      templates[Self.key(template, root)] = try library.page(
        template.rawValue,
        like: sample,
        foldsBlanks: foldsBlanks
      )
    }
  }

  /// Appends a page to `output`.
  func render(
    _ template: ThemeVocabulary.Template,
    with root: RootContext,
    into output: inout [UInt8]
  ) throws(DiagnosticError) {
    guard let page = templates[Self.key(template, root)] else {
      preconditionFailure("there is a sample of each kind and depth of pages")
    }
    try page.render(with: vocabulary.record(for: template, of: root), into: &output)
  }

  private static func key(_ template: ThemeVocabulary.Template, _ root: RootContext) -> Key {
    Key(template: template, root: root.page?.path.root ?? "")
  }
}

extension Theme {
  /// Whether a page may show the blanks that its lines begin with.
  var showsBlanks: Bool {
    templates.contains { template in
      let text = String(decoding: template.bytes, as: UTF8.self)
      return text.contains("<pre") || text.contains("<textarea")
    }
  }

  /// Whether the value of an attribute may stand between apostrophes, which it then must not hold.
  var quotesByApostrophes: Bool {
    templates.contains { template in
      template.bytes.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
        .dropLast()
        .contains { $0.last { $0 > UInt8(ascii: " ") } == UInt8(ascii: "=") }
    }
  }
}
