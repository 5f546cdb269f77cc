import CLibXML2

/// Reads a page as libxml2's parser comes through it, event by event.
///
/// It follows the page through the grammar, collects ids and links, and finds what a grammar cannot
/// say: which constructs an HTML parser would read otherwise than an XML parser
/// (https://www.w3.org/TR/html-polyglot/), which controls stand in controls, and which references
/// go nowhere. Pages are many and almost all right, so what costs time, such as where an attribute
/// stands, is looked for when there is something to say of it.
struct PageReader {
  /// An element whose end tag is still to come.
  struct OpenElement {
    var known: KnownElement?
    /// For a label: whether it has the control that it labels.
    var hasControl = false
  }

  /// A place that names an element by its id.
  struct Reference {
    var attribute: KnownAttribute
    var offset: Int
  }

  var names: PageNames
  private var matcher: GrammarMatcher

  private(set) var source: [UInt8] = []
  private(set) var input = ParserInput()
  /// Behind the last tag or the like, so that the next begins at the next `<`.
  private(set) var markupEnd = 0
  /// Whether the parser had nothing to complain of.
  var isWellFormed = true
  private(set) var tag = StartTag()
  var open: [OpenElement] = []
  /// What the innermost open element is, if it is known.
  private(set) var innermost: KnownElement?
  /// How deep the outermost open svg stands; nil outside.
  private(set) var drawingDepth: Int?
  private(set) var findings: [Finding] = []
  var ids = TextTable()
  var references: [Reference] = []
  /// What they name.
  var referencedIDs = TextList()
  var links = LinkList()
  var language: String?
  var statesCharset = false

  init(_ grammar: Grammar) {
    let numbers = GrammarNames(grammar)
    matcher = GrammarMatcher(grammar, numbers)
    names = PageNames(numbers)
  }

  mutating func find(_ rule: Rule, at offset: Int, _ message: String, _ notes: String...) {
    findings.append(Finding(rule: rule, offset: offset, message: message, notes: notes))
  }
}

/// What was read out of a page.
struct PageReading {
  /// Whether the grammar allows the page; only libxml2 can tell where it does not.
  var fitsGrammar: Bool
  /// What is wrong with it besides.
  var findings: [Finding]
  /// In the order of the source, as the links are.
  var ids: TextList
  var links: LinkList
  var language: String?
}

// What the parser meets.
extension PageReader {
  mutating func beginPage(_ source: [UInt8], _ parser: xmlParserCtxtPtr) {
    self.source = source
    input = ParserInput(parser, of: source)
    matcher.beginPage()
    markupEnd = 0
    isWellFormed = true
    tag.isSelfClosing = false
    open.removeAll(keepingCapacity: true)
    innermost = nil
    drawingDepth = nil
    findings = []
    ids.removeAll()
    references.removeAll(keepingCapacity: true)
    referencedIDs.removeAll()
    // Pages of a kind have about as many links.
    links = LinkList(asLargeAs: links)
    language = nil
    statesCharset = false
    readDeclaration()
  }

  /// What was read, for what it is worth if the page is not well-formed.
  mutating func endPage() -> PageReading {
    checkEnd()
    source = []
    input = ParserInput()
    return PageReading(
      fitsGrammar: matcher.accepts,
      findings: findings,
      ids: ids.list,
      links: links,
      language: language
    )
  }

  /// The parser tells of every instruction but of `<?xml version="1.0"?>`.
  private mutating func readDeclaration() {
    var scanner = scanner
    scanner.skip(input.markLength)
    guard scanner.matches("<?xml ", at: scanner.position) else { return }
    findInstruction(at: scanner.position)
    _ = scanner.next()
    markupEnd = scanner.position
  }

  mutating func readDocumentType() {
    markupEnd = input.position
  }

  mutating func beginElement(
    _ name: ParsedName,
    _ namespaces: ParsedNamespaces,
    _ attributes: ParsedAttributes
  ) {
    checkScriptText()
    let element = names.element(name)
    tag.parsedName = name
    tag.namespaces = namespaces
    // In a drawing, names such as title and style do not mean what they mean in HTML.
    tag.known = drawingDepth == nil || element.known == .use ? element.known : nil
    // The parser stands before `>` or `/>`.
    let position = input.position
    tag.isSelfClosing = position < source.count && source[position] == UInt8(ascii: "/")
    tag.end = position + (tag.isSelfClosing ? 2 : 1)
    matcher.beginElement(Int(element.number))
    read(attributes)
    matcher.beginContent()
    checkTag(name)
    open.append(OpenElement(known: tag.known))
    innermost = tag.known
    if tag.known == .svg, drawingDepth == nil { drawingDepth = open.count }
    markupEnd = tag.end
  }

  private mutating func read(_ attributes: ParsedAttributes) {
    if !tag.attributes.isEmpty { tag.attributes.removeAll(keepingCapacity: true) }
    tag.isAsWritten = tag.namespaces.count == 0
    let written = input.written
    for index in 0..<attributes.count {
      let attribute = names.attribute(attributes.name(index))
      let value = attributes.value(index)
      // Names that begin with data- are free, which no grammar can say.
      if let number = attribute.number { matcher.takeAttribute(Int(number), value) }
      if let known = attribute.known {
        tag.attributes.append(
          StartTag.Attribute(key: known, test: attribute.test, value: value, index: index)
        )
      }
      if !written.contains(value.start) { tag.isAsWritten = false }
    }
  }

  mutating func endElement() {
    matcher.endElement()
    if drawingDepth == open.count { drawingDepth = nil }
    if tag.isSelfClosing {
      tag.isSelfClosing = false
    } else {
      checkScriptText()
      checkEndTag()
      markupEnd = input.position
    }
    open.removeLast()
    innermost = open.last?.known
  }

  mutating func readText(_ text: UnsafeBufferPointer<UInt8>) {
    matcher.takeText(text)
  }

  mutating func readCharacterData(_ text: UnsafeBufferPointer<UInt8>) {
    matcher.takeText(text)
    checkScriptText()
    let message = "a CDATA section is not allowed"
    find(.characterData, at: markupStart, message, "escape its text instead")
    markupEnd = input.position
  }

  mutating func readInstruction() {
    checkScriptText()
    findInstruction(at: markupStart)
    markupEnd = input.position
  }

  mutating func readComment(_ text: UnsafeBufferPointer<UInt8>) {
    checkScriptText()
    checkComment(text)
    markupEnd = input.position
  }
}
