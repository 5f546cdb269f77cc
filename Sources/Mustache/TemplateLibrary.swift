package import Diagnostics

/// The templates of a site, compiled: what is wrong with them has been said when it exists.
package struct TemplateLibrary: Sendable {
  /// Appends text to a page with everything escaped that is not text there.
  package typealias Escape =
    @Sendable (_ text: UnsafeBufferPointer<UInt8>, _ output: inout [UInt8]) -> Void

  /// What to make of names that stand for nothing.
  package enum Rules: Sendable {
    /// Every name has to be in the vocabulary, and every partial, parent and block has to exist.
    case strict
    /// They render nothing, as the Mustache specification has it.
    case lenient
  }

  let program: Program
  let rules: Rules
  let escape: Escape
  /// The number of each template, by name.
  let numbers: [String: Int]
  let templates: [Template]
  let vocabulary: Vocabulary

  /// Every dotted name that the templates use, sorted, each once.
  package let names: [String]
  /// The templates that no page includes, sorted; none where a dynamic name may include any.
  package let unused: [String]

  /// Parses, checks and compiles.
  ///
  /// Throws everything that is wrong, in the order of `sources`, each with file, line and column.
  package init(
    _ sources: [TemplateSource],
    vocabulary: Vocabulary,
    rules: Rules = .strict,
    escape: @escaping Escape
  ) throws(DiagnosticError) {
    let templates = sources.map(TemplateParser.parse)
    let numbers = Dictionary(
      zip(sources.map(\.name), sources.indices),
      uniquingKeysWith: { first, _ in first }
    )
    var faults = Self.duplicates(among: sources) + templates.flatMap(\.faults)
    if rules == .strict {
      faults += templates.flatMap(\.breaches)
      faults += ReferenceChecker.check(templates, numbers: numbers)
      faults += VocabularyChecker.check(templates, numbers: numbers, vocabulary: vocabulary)
    }
    guard faults.isEmpty else { throw DiagnosticError(Self.sorted(faults, by: sources)) }

    self.templates = templates
    self.vocabulary = vocabulary
    self.rules = rules
    self.escape = escape
    self.numbers = numbers
    self.unused = ReferenceChecker.unused(among: templates, numbers: numbers, vocabulary.pages.keys)
    self.names = Set(templates.flatMap { $0.nodes.dottedNames.map(\.text) }).sorted()
    self.program = Compiler.compile(templates, numbers: numbers, vocabulary: vocabulary)
  }

  /// The template, for records of the shape of `sample`.
  ///
  /// The constant fields of the sample are written into the template here: those of all the records
  /// that it will be rendered with have to be the same. Where `foldsBlanks`, no line begins with
  /// blanks, and none is empty. Throws when there is no such template, and when its page is of
  /// another shape.
  package func page(
    _ name: String,
    like sample: Record,
    foldsBlanks: Bool
  ) throws(DiagnosticError) -> PageTemplate {
    let number = try number(of: name)
    if let expected = vocabulary.pages[name], expected != sample.shape {
      throw DiagnosticError(
        .wrongRecord(
          for: name,
          expected: vocabulary[expected].name,
          given: vocabulary[sample.shape].name
        )
      )
    }
    var page = (program: program, number: number)
    if foldsBlanks, let nodes = Inliner.nodes(of: number, like: sample, in: self) {
      var template = templates[number]
      template.nodes = nodes
      page.program = Compiler.compile([template], numbers: [:], vocabulary: vocabulary)
      page.number = 0
    }
    return PageTemplate(self, program: page.program, number: page.number, shape: sample.shape)
  }

  /// Appends the page that the template makes of `root`, which need not be a record.
  ///
  /// Throws when there is no such template, when a dynamic name names no template, and when partials
  /// include each other without end; `output` is then as it was.
  package func render(
    _ name: String,
    with root: Value,
    into output: inout [UInt8]
  ) throws(DiagnosticError) {
    try render(try number(of: name), of: program, with: root, into: &output)
  }

  func render(
    _ template: Int,
    of program: Program,
    with root: Value,
    into output: inout [UInt8]
  ) throws(DiagnosticError) {
    let start = output.count
    try program.withTables { tables throws(DiagnosticError) in
      var renderer = Renderer(self, program: tables, root: root)
      // Swapped, not copied: the buffer keeps its room from page to page.
      swap(&renderer.output, &output)
      do throws(DiagnosticError) {
        try renderer.render(template: template)
        swap(&renderer.output, &output)
      } catch {
        swap(&renderer.output, &output)
        output.removeLast(output.count - start)
        throw error
      }
    }
  }

  private func number(of name: String) throws(DiagnosticError) -> Int {
    guard let number = numbers[name] else {
      throw DiagnosticError(.unknownTemplate(name, at: nil, among: Array(numbers.keys)))
    }
    return number
  }

  func location(of place: Program.Place) -> SourceLocation {
    templates[Int(place.template)].source.location(of: Int(place.offset))
  }
}

extension TemplateLibrary {
  private static func duplicates(among sources: [TemplateSource]) -> [Diagnostic] {
    var files: [String: String] = [:]
    var faults: [Diagnostic] = []
    for source in sources {
      if let first = files[source.name] {
        faults.append(.duplicateTemplate(source.name, in: source.file, first: first))
      } else {
        files[source.name] = source.file
      }
    }
    return faults
  }

  /// By file as the sources are ordered, then by place.
  private static func sorted(
    _ faults: [Diagnostic],
    by sources: [TemplateSource]
  ) -> [Diagnostic] {
    let order = Dictionary(
      zip(sources.map(\.file), sources.indices),
      uniquingKeysWith: { first, _ in first }
    )
    func rank(_ fault: (offset: Int, element: Diagnostic)) -> (Int, Int, Int, Int) {
      let place = fault.element.location
      let file = place.flatMap { order[$0.file] } ?? -1
      return (file, place?.line ?? 0, place?.column ?? 0, fault.offset)
    }
    return faults.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }
}
