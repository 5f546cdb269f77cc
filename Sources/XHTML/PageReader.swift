/// One walk over the source of a well-formed page.
///
/// It collects ids and links, and finds what the grammar cannot say: which constructs an HTML
/// parser would read otherwise than an XML parser (https://www.w3.org/TR/html-polyglot/), which
/// controls stand in controls, and which references go nowhere.
struct PageReader {
  static let xhtml: StaticString = "http://www.w3.org/1999/xhtml"
  static let svg: StaticString = "http://www.w3.org/2000/svg"
  private static let elements = NameTable<KnownElement>()
  private static let attributes = NameTable<KnownAttribute>()

  /// An element whose end tag is still to come.
  struct OpenElement {
    var known: KnownElement?
    var contentStart: Int
    /// For a label: whether it has the control that it labels.
    var hasControl = false
  }

  /// The start tag being read.
  struct StartTag {
    var offset = 0
    var name = 0..<0
    var known: KnownElement?
    /// Those that are known.
    var attributes: [(key: KnownAttribute, value: Range<Int>)] = []

    func value(_ key: KnownAttribute) -> Range<Int>? {
      for attribute in attributes where attribute.key == key { return attribute.value }
      return nil
    }
  }

  /// A place that names an element by its id.
  struct Reference {
    var attribute: KnownAttribute
    var id: String
    var offset: Int
  }

  /// A link before lines are counted.
  struct FoundLink {
    var kind: Link.Kind
    var target: String
    var offset: Int
  }

  var scanner: MarkupScanner
  var tag = StartTag()
  var open: [OpenElement] = []
  /// How deep the outermost open svg stands; nil outside.
  private var drawingDepth: Int?
  var findings: [Finding] = []
  var ids: [String] = []
  var idOffsets: [String: Int] = [:]
  var references: [Reference] = []
  var links: [FoundLink] = []
  var language: String?
  var statesCharset = false

  init(_ source: [UInt8]) {
    scanner = MarkupScanner(source)
  }

  mutating func read() {
    var start = scanner.position
    while let token = scanner.next() {
      switch token {
      case .startTag(let name): readStartTag(name, at: start)
      case .endTag(let name): readEndTag(name, at: start)
      case .text(let range): checkText(range)
      case .comment(let range): checkComment(range, at: start)
      case .characterData:
        find(.characterData, at: start, "a CDATA section is not allowed", "escape its text instead")
      case .instruction:
        find(.instruction, at: start, "a processing instruction is not allowed", "leave it out")
      case .doctype: break
      }
      start = scanner.position
    }
    finish()
  }

  mutating func find(_ rule: Rule, at offset: Int, _ message: String, _ notes: String...) {
    findings.append(Finding(rule: rule, offset: offset, message: message, notes: notes))
  }
}

extension PageReader {
  private mutating func readStartTag(_ name: Range<Int>, at offset: Int) {
    tag.offset = offset
    tag.name = name
    tag.known = Self.elements.value(scanner.source, name)
    tag.attributes.removeAll(keepingCapacity: true)
    // In a drawing, names such as title and style do not mean what they mean in HTML.
    if drawingDepth != nil, tag.known != .use { tag.known = nil }
    if tag.known == nil, scanner.contains(UInt8(ascii: ":"), in: name) {
      find(.namespace, at: offset, "element '\(scanner.text(name))' has a prefix", "leave it out")
    }
    while let attribute = scanner.nextAttribute() {
      if let known = Self.attributes.value(scanner.source, attribute.name) {
        tag.attributes.append((known, attribute.value))
        if attribute.hasLineBreak, !known.isSpaced { findLineBreak(attribute) }
      } else {
        checkUnknown(attribute)
      }
    }
    checkAttributes()
    checkElement()
    let isVoid = tag.known?.isVoid == true
    if scanner.isSelfClosing {
      if drawingDepth == nil, !isVoid, tag.known != .svg {
        let name = scanner.text(name)
        find(
          .selfClosing,
          at: offset,
          "element '\(name)' may not close itself",
          "write <\(name)></\(name)>"
        )
      }
      return
    }
    open.append(OpenElement(known: tag.known, contentStart: scanner.position))
    if tag.known == .svg, drawingDepth == nil { drawingDepth = open.count }
  }

  private mutating func readEndTag(_ name: Range<Int>, at offset: Int) {
    if drawingDepth == open.count { drawingDepth = nil }
    if open.popLast()?.known?.isVoid == true {
      let name = scanner.text(name)
      find(
        .voidEndTag,
        at: offset,
        "element '\(name)' may not have an end tag",
        "write <\(name)/>"
      )
    }
  }

  private mutating func findLineBreak(_ attribute: MarkupScanner.Attribute) {
    find(
      .attributeLineBreak,
      at: attribute.name.lowerBound,
      "attribute '\(scanner.text(attribute.name))' holds a bare tab or line break",
      "write &#10; for a line break and &#9; for a tab, or a space"
    )
  }

  private mutating func checkUnknown(_ attribute: MarkupScanner.Attribute) {
    if attribute.hasLineBreak { findLineBreak(attribute) }
    if scanner.matches("xmlns:", at: attribute.name.lowerBound) {
      find(
        .namespace,
        at: attribute.name.lowerBound,
        "attribute '\(scanner.text(attribute.name))' is not allowed",
        "an HTML parser knows no prefixes: leave it out"
      )
    }
  }

  private mutating func checkText(_ range: Range<Int>) {
    guard let element = open.last else { return }
    switch element.known {
    case .script, .style:
      for index in range where scanner.source[index] == UInt8(ascii: "&") {
        findScriptMarkup("&", at: index)
        return
      }
    case .pre, .textarea:
      guard range.lowerBound == element.contentStart else { return }
      let breaks: [StaticString] = ["\n", "\r", "&#10;", "&#xA;", "&#xa;"]
      guard breaks.contains(where: { scanner.matches($0, at: range.lowerBound) }) else { return }
      find(
        .leadingNewline,
        at: range.lowerBound,
        "a '\(element.known?.rawValue ?? "")' may not begin with a line break",
        "an HTML parser drops it: begin with the text"
      )
    default: break
    }
  }

  private mutating func findScriptMarkup(_ character: Character, at offset: Int) {
    let element = open.last?.known?.rawValue ?? ""
    let cure = character == "&" ? "in JSON write \\u0026" : "in JSON write \\u003c"
    find(
      .scriptMarkup,
      at: offset,
      "a '\(element)' may not hold '\(character)'",
      "\(cure); put other text into a file of its own"
    )
  }

  private mutating func checkComment(_ range: Range<Int>, at offset: Int) {
    switch open.last?.known {
    case .script, .style, .title, .textarea:
      let element = open.last?.known?.rawValue ?? ""
      find(
        .comment,
        at: offset,
        "a comment may not stand in '\(element)'",
        "an HTML parser takes it for text"
      )
    default:
      let start = range.lowerBound
      guard scanner.matches(">", at: start) || scanner.matches("->", at: start) else { return }
      find(.comment, at: offset, "a comment may not begin with '>' or '->'", "begin with a space")
    }
  }

  private mutating func finish() {
    for reference in references where idOffsets[reference.id] == nil {
      find(
        .idUnknown,
        at: reference.offset,
        "attribute '\(reference.attribute.rawValue)' names the id '\(reference.id)', which no element has"
      )
    }
    if !statesCharset {
      find(
        .charset,
        at: 0,
        "the page does not state its encoding",
        "write <meta charset=\"utf-8\"/>"
      )
    }
  }
}
