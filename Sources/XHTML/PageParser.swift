import CLibXML2

/// Parses pages one after another, and follows them through a grammar without making trees.
///
/// Only whether a page is right comes out of it: what is wrong is found by those who take longer.
final class PageParser {
  /// Kept from page to page, as its dictionary is: the names in it are known by their places.
  private var context: xmlParserCtxtPtr?
  private var matcher: GrammarMatcher
  private var elements = NameCache<Int>()
  private var attributes = NameCache<Int?>()
  private var hasFault = false

  init(_ grammar: Grammar) {
    matcher = GrammarMatcher(grammar)
  }

  deinit {
    if let context { xmlFreeParserCtxt(context) }
  }

  /// Whether a page is well-formed and valid; the document type must have been checked before.
  func accepts(_ page: [UInt8]) -> Bool {
    _ = LibXML2.start
    guard let length = Int32(exactly: page.count), let context = readyContext() else {
      return false
    }
    hasFault = false
    matcher.beginPage()
    // With this option an attribute is told as what it means, and not as `&#38;` for `&`: there
    // are no entities but XML's five.
    let options =
      Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue)
      | Int32(XML_PARSE_NOENT.rawValue)
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    page.withUnsafeBytes { source in
      let text = source.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = xmlCtxtReadMemory(context, text, length, nil, "UTF-8", options)
    }
    if !hasFault, context.pointee.wellFormed != 0, matcher.accepts { return true }
    discardContext()
    return false
  }

  private func readyContext() -> xmlParserCtxtPtr? {
    if let context { return context }
    context = xmlNewParserCtxt()
    guard let handler = context?.pointee.sax else { return nil }
    handler.pointee = xmlSAXHandler()
    handler.pointee.initialized = XML_SAX2_MAGIC
    handler.pointee.serror = { context, error in
      guard let error, error.pointee.level != XML_ERR_WARNING else { return }
      PageParser.parser(of: context)?.hasFault = true
    }
    handler.pointee.startElementNs = { context, local, prefix, namespace, _, _, count, _, values in
      guard let local else { return }
      PageParser.parser(of: context)?.beginElement(
        ParsedName(local: local, prefix: prefix, namespace: namespace),
        ParsedAttributes(count: Int(count), pointers: values)
      )
    }
    handler.pointee.endElementNs = { context, _, _, _ in
      PageParser.parser(of: context)?.matcher.endElement()
    }
    handler.pointee.characters = { context, text, length in
      let text = UnsafeBufferPointer(start: text, count: Int(length))
      PageParser.parser(of: context)?.matcher.takeText(text)
    }
    handler.pointee.cdataBlock = handler.pointee.characters
    return context
  }

  /// The names of a faulty page are not to stay: they could be any number.
  private func discardContext() {
    if let context { xmlFreeParserCtxt(context) }
    context = nil
    elements.removeAll()
    attributes.removeAll()
  }

  private static func parser(of context: UnsafeMutableRawPointer?) -> PageParser? {
    guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
      let address = parser.pointee._private
    else { return nil }
    return Unmanaged<PageParser>.fromOpaque(address).takeUnretainedValue()
  }

  private func beginElement(_ name: ParsedName, _ attributes: ParsedAttributes) {
    matcher.beginElement(
      elements.value(of: name) { matcher.number(ofElement: Grammar.Name($0)) }
    )
    for index in 0..<attributes.count {
      let number = self.attributes.value(of: attributes.name(index)) { name in
        let name = Grammar.Name(name)
        let isData = name.namespace.isEmpty && name.local.hasPrefix("data-")
        return isData ? nil : matcher.number(ofAttribute: name)
      }
      // Names that begin with data- are free, which no grammar can say.
      if let number { matcher.takeAttribute(number, attributes.value(index)) }
    }
    matcher.beginContent()
  }
}

/// The attributes of a start tag, as the parser gives them: five pointers each.
struct ParsedAttributes {
  let count: Int
  let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

  func name(_ index: Int) -> ParsedName {
    guard let first = pointers?.advanced(by: index * 5), let local = first[0] else {
      preconditionFailure("an attribute without a name")
    }
    return ParsedName(local: local, prefix: first[1], namespace: first[2])
  }

  /// With its references decoded.
  func value(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard let first = pointers?.advanced(by: index * 5), let start = first[3], let end = first[4]
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}

extension Grammar.Name {
  fileprivate init(_ name: ParsedName) {
    self.init(
      namespace: String(library: name.namespace),
      local: String(library: name.local)
    )
  }
}
