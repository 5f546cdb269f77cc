/// Writes all that a page template includes into its own nodes, and what is the same on every page
/// into their text.
///
/// It does what the renderer does at its steps, as far as that can be known before there is a page,
/// but folds white space: of the blanks that a line begins with nothing is left, nor of an empty
/// line, and of such blanks that stand behind something else one is.
struct Inliner {
  /// How many partials and overrides a page may have in it, each counted as often as it stands there.
  private static let limit = 1_000

  /// Why a page is left to the renderer: it may be without end, or only the renderer can tell.
  private struct Unknowable: Error {}

  private let templates: [Template]
  private let numbers: [String: Int]
  private let vocabulary: Vocabulary
  private let escape: TemplateLibrary.Escape
  private var output = InlinedNodes()
  private var inlined = 0

  /// The nodes of the template, or nil where they cannot be told or would be too many.
  static func nodes(of template: Int, like sample: Record, in library: TemplateLibrary) -> [Node]? {
    var inliner = Inliner(library)
    do throws(Unknowable) {
      try inliner.inline(library.templates[template].nodes, in: Context(scope: .init(like: sample)))
      return inliner.output.nodes
    } catch {
      return nil
    }
  }

  private init(_ library: TemplateLibrary) {
    templates = library.templates
    numbers = library.numbers
    vocabulary = library.vocabulary
    escape = library.escape
  }

  /// What a node depends on.
  private struct Context {
    var scope: PageScope
    /// The overrides in force, the outermost first.
    var parents: [[Override]] = []
    /// Whether each line is indented, as a partial's are.
    var isIndented = false
  }

  private mutating func inline(_ nodes: [Node], in context: Context) throws(Unknowable) {
    for node in nodes {
      switch node {
      case .text(let text):
        output.append(text, isIndented: context.isIndented)
      case .variable(let variable):
        if case .constant(let value) = context.scope.meaning(of: variable.name, in: vocabulary) {
          output.append(written(value, escaped: variable.isEscaped))
        } else {
          output.append(node, endsLine: false)
        }
      case .section(let section):
        try inline(section, in: context)
      case .partial(let partial):
        try inline(partial, in: context)
      case .block(let block):
        try inline(block, in: context)
      }
    }
  }

  private mutating func inline(_ section: Section, in context: Context) throws(Unknowable) {
    var inner = context
    switch context.scope.meaning(of: section.name, in: vocabulary) {
    case .constant(.list), .unknown:
      throw Unknowable()
    case .constant(let value):
      guard value.isTrue != section.isInverted else { return }
      if !section.isInverted { inner.scope = context.scope.entering(value) }
      try inline(section.body, in: inner)
    case .varying(let kind, let sample):
      if !section.isInverted { inner.scope = context.scope.entering(kind, sample: sample) }
      let outer = output
      output = InlinedNodes(isAtLineStart: outer.isAtLineStart)
      try inline(section.body, in: inner)
      if case .list = kind, output.isAtLineStart != outer.isAtLineStart {
        // Its lines begin behind those of another item as well.
        output = InlinedNodes(isAtLineStart: false)
        try inline(section.body, in: inner)
      }
      let body = output
      output = outer
      var section = section
      section.body = body.nodes
      output.append(.section(section), endsLine: outer.isAtLineStart && body.isAtLineStart)
    }
  }

  private mutating func inline(_ partial: Partial, in context: Context) throws(Unknowable) {
    guard case .named(let name) = partial.target, let number = numbers[name] else {
      throw Unknowable()
    }
    var inner = context
    inner.isIndented = partial.indentation.map { context.isIndented || !$0.isEmpty } ?? false
    if !partial.overrides.isEmpty { inner.parents.append(partial.overrides) }
    try descend(into: templates[number].nodes, in: inner)
  }

  /// The outermost override counts, with the overrides in force where it is written.
  private mutating func inline(_ block: Block, in context: Context) throws(Unknowable) {
    for (position, overrides) in context.parents.enumerated() {
      guard let override = overrides.first(where: { $0.name == block.name }) else { continue }
      var inner = context
      inner.parents = Array(context.parents[..<position])
      // In a line, what it begins with is not indented, and what follows need not be.
      inner.isIndented = block.isStandalone && (context.isIndented || !block.indentation.isEmpty)
      if block.isStandalone, !override.startsLine {
        output.append(Text(bytes: [], startsLine: true), isIndented: inner.isIndented)
      }
      return try descend(into: override.body, in: inner)
    }
    try inline(block.body, in: context)
  }

  private mutating func descend(into nodes: [Node], in context: Context) throws(Unknowable) {
    inlined += 1
    guard inlined <= Self.limit else { throw Unknowable() }
    try inline(nodes, in: context)
  }

  private func written(_ value: Value, escaped: Bool) -> ArraySlice<UInt8> {
    let text = Array(value.description.utf8)
    guard escaped else { return text[...] }
    var output: [UInt8] = []
    text.withUnsafeBufferPointer { escape($0, &output) }
    return output[...]
  }
}

/// Nodes of which no two texts are side by side.
private struct InlinedNodes {
  private(set) var nodes: [Node] = []
  /// Whether what comes next is sure to begin a line.
  private(set) var isAtLineStart = true

  init(isAtLineStart: Bool = true) {
    self.isAtLineStart = isAtLineStart
  }

  mutating func append(_ node: Node, endsLine: Bool) {
    nodes.append(node)
    isAtLineStart = endsLine
  }

  mutating func append(_ text: Text, isIndented: Bool) {
    let words = text.startsLine ? text.bytes.drop(while: \.isIndentation) : text.bytes
    if isAtLineStart, words.last == UInt8(ascii: "\n"), words.allSatisfy(\.isBlank) { return }
    let hadBlanks = text.startsLine && (isIndented || words.count < text.bytes.count)
    if hadBlanks, !isAtLineStart { append([UInt8(ascii: " ")]) }
    append(words)
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    guard let last = bytes.last else { return }
    isAtLineStart = last == UInt8(ascii: "\n")
    if case .text(var text)? = nodes.last {
      text.bytes += bytes
      nodes[nodes.count - 1] = .text(text)
    } else {
      nodes.append(.text(Text(bytes: bytes, startsLine: false)))
    }
  }
}
