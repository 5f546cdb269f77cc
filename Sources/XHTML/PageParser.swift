import CLibXML2

/// Lets libxml2 parse pages one after another, and a reader read them on the way: no tree is made.
final class PageParser {
  private var reader: PageReader
  /// Kept from page to page, as its dictionary is: names are known by their places in it.
  private var context: xmlParserCtxtPtr?

  init(_ grammar: Grammar) {
    reader = PageReader(grammar)
  }

  deinit {
    if let context { xmlFreeParserCtxt(context) }
  }

  /// Reads a page; nil where it is not well-formed.
  ///
  /// A document type must be refused before (see `Prolog`), so there is nothing to expand and
  /// nothing to fetch. Why a page is not well-formed is for `ParsedDocument` to say.
  func read(_ page: [UInt8]) -> PageReading? {
    _ = LibXML2.start
    guard let length = Int32(exactly: page.count), let context = readyContext() else {
      return nil
    }
    // What looks like a page is taken as it is. Else it could seem to be in any encoding, and
    // libxml2 is told the only one; then it converts.
    let isPlain = MarkupScanner(page).matches(Prolog.pageStart, at: 0)
    reader.beginPage(page, context)
    page.withUnsafeBytes { source in
      withUnsafeMutablePointer(to: &reader) { reader in
        context.pointee._private = UnsafeMutableRawPointer(reader)
        let text = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        let encoding = isPlain ? nil : "UTF-8"
        _ = xmlCtxtReadMemory(context, text, length, nil, encoding, Self.options)
      }
    }
    let reading = reader.endPage()
    let isWellFormed = reader.isWellFormed && context.pointee.wellFormed != 0
    let isRight = isWellFormed && reading.fitsGrammar && reading.findings.isEmpty
    // The dictionary has an end, and who knows what names a wrong page brings into it.
    if !isRight || reader.names.count > Self.mostNames { discardContext() }
    return isWellFormed ? reading : nil
  }

  /// More than the pages of a site have, unless each has names of its own.
  private static let mostNames = 1_000

  /// With entities replaced, `&amp;` in an attribute is told as `&` and not as `&#38;`: there are
  /// none but XML's five.
  private static let options = [XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_NOENT]
    .reduce(0) { $0 | Int32($1.rawValue) }

  private func readyContext() -> xmlParserCtxtPtr? {
    if context == nil {
      context = xmlNewParserCtxt()
      context?.pointee.sax.pointee = Self.handlers
    }
    return context
  }

  private func discardContext() {
    xmlFreeParserCtxt(context)
    context = nil
    reader.names.removeAll()
  }
}

extension PageParser {
  private static var handlers: xmlSAXHandler {
    var handlers = xmlSAXHandler()
    handlers.initialized = XML_SAX2_MAGIC
    handlers.internalSubset = { context, _, _, _ in
      PageReader.reader(of: context)?.pointee.readDocumentType()
    }
    handlers.startElementNs = { context, local, prefix, namespace, spaces, pairs, count, _, fives in
      guard let local else { return }
      PageReader.reader(of: context)?.pointee.beginElement(
        ParsedName(local: local, prefix: prefix, namespace: namespace),
        ParsedNamespaces(count: Int(spaces), pointers: pairs),
        ParsedAttributes(count: Int(count), pointers: fives)
      )
    }
    handlers.endElementNs = { context, _, _, _ in
      PageReader.reader(of: context)?.pointee.endElement()
    }
    handlers.characters = { context, text, count in
      let text = UnsafeBufferPointer(start: text, count: Int(count))
      PageReader.reader(of: context)?.pointee.readText(text)
    }
    // Where it is the same, the parser does not look for white space first.
    handlers.ignorableWhitespace = handlers.characters
    handlers.cdataBlock = { context, text, count in
      let text = UnsafeBufferPointer(start: text, count: Int(count))
      PageReader.reader(of: context)?.pointee.readCharacterData(text)
    }
    handlers.processingInstruction = { context, _, _ in
      PageReader.reader(of: context)?.pointee.readInstruction()
    }
    handlers.comment = { context, text in
      let text = UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
      PageReader.reader(of: context)?.pointee.readComment(text)
    }
    handlers.serror = { context, error in
      guard let error, error.pointee.level != XML_ERR_WARNING else { return }
      PageReader.reader(of: context)?.pointee.isWellFormed = false
    }
    return handlers
  }
}

extension PageReader {
  /// The reader of the page that a parser is at.
  fileprivate static func reader(
    of parser: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<PageReader>? {
    guard let parser = parser?.assumingMemoryBound(to: xmlParserCtxt.self) else { return nil }
    return parser.pointee._private?.assumingMemoryBound(to: PageReader.self)
  }
}
