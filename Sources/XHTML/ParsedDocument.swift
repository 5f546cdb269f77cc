import CLibXML2

/// A tree of libxml2, made by one strict parse and freed with this value.
struct ParsedDocument: ~Copyable {
  let pointer: xmlDocPtr

  deinit {
    xmlFreeDoc(pointer)
  }

  /// Parses `bytes` as UTF-8, or throws what stopped it.
  ///
  /// A document type must be refused before (see `Prolog`), so there is nothing to expand and
  /// nothing to fetch; the option that forbids the network is set all the same.
  init(_ bytes: [UInt8]) throws(ParseFaults) {
    guard let document = try Self.parse(bytes, into: .tree) else {
      throw ParseFaults([ParseFault(message: "the document is empty")])
    }
    pointer = document
  }

  /// Parses `bytes` in the same way and keeps nothing, or throws what stopped it.
  static func checkWellFormed(_ bytes: [UInt8]) throws(ParseFaults) {
    _ = try parse(bytes, into: .nothing)
  }

  private enum Result {
    case tree
    case nothing
  }

  private static func parse(
    _ bytes: [UInt8],
    into result: Result
  ) throws(ParseFaults) -> xmlDocPtr? {
    _ = LibXML2.start
    guard let context = xmlNewParserCtxt() else {
      throw ParseFaults([ParseFault(message: "there is no memory left to parse with")])
    }
    defer { xmlFreeParserCtxt(context) }
    let collector = ParseFaultCollector()
    // White space between elements says nothing to a grammar.
    let options = [XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_COMPACT, XML_PARSE_NOBLANKS]
      .reduce(0) { $0 | Int32($1.rawValue) }
    context.pointee._private = Unmanaged.passUnretained(collector).toOpaque()
    if result == .nothing {
      context.pointee.sax.pointee = xmlSAXHandler()
      // Where nobody wants comments, the parser words their faults in another way.
      context.pointee.sax.pointee.comment = { _, _ in }
    }
    context.pointee.sax.pointee.initialized = XML_SAX2_MAGIC
    context.pointee.sax.pointee.serror = { ParseFaultCollector.receive($0, $1) }
    let document = withExtendedLifetime(collector) {
      bytes.withUnsafeBytes { source in
        // Piece by piece: from memory the library makes two copies of the whole, which for a
        // sitemap are megabytes.
        var rest = source
        return xmlCtxtReadIO(context, Self.read, nil, &rest, nil, "UTF-8", options)
      }
    }
    guard collector.faults.isEmpty, context.pointee.wellFormed != 0 else {
      if let document { xmlFreeDoc(document) }
      let unexplained = ParseFault(message: "the document is empty")
      throw ParseFaults(collector.faults.isEmpty ? [unexplained] : collector.faults)
    }
    return document
  }

  /// Hands the next bytes of an `UnsafeRawBufferPointer` to the library.
  private static let read: xmlInputReadCallback = { context, buffer, length in
    guard let rest = context?.assumingMemoryBound(to: UnsafeRawBufferPointer.self), let buffer
    else { return 0 }
    let piece = rest.pointee.prefix(Int(length))
    UnsafeMutableRawBufferPointer(start: buffer, count: Int(length)).copyBytes(from: piece)
    rest.pointee = UnsafeRawBufferPointer(rebasing: rest.pointee.dropFirst(piece.count))
    return Int32(piece.count)
  }

  /// Calls `visit` with each element, in document order.
  func forEachElement(_ visit: (xmlNodePtr) -> Void) {
    var next = xmlDocGetRootElement(pointer)
    while let node = next {
      if node.pointee.type == XML_ELEMENT_NODE {
        visit(node)
        if let child = node.pointee.children {
          next = child
          continue
        }
      }
      next = Self.following(node)
    }
  }

  /// Takes the `data-*` attributes away, which no grammar can name.
  func removeDataAttributes() {
    forEachElement { element in
      var next = element.pointee.properties
      while let attribute = next {
        next = attribute.pointee.next
        let name = attribute.pointee.name
        if let name, xmlStrncmp(name, "data-", 5) == 0 { _ = xmlRemoveProp(attribute) }
      }
    }
  }

  /// How many elements begin before the one that `node` is or stands in.
  func ordinal(of node: xmlNodePtr) -> Int? {
    var target: xmlNodePtr? = node
    while let candidate = target, candidate.pointee.type != XML_ELEMENT_NODE {
      target = candidate.pointee.parent
    }
    var count = 0
    var result: Int?
    forEachElement { element in
      if element == target { result = count }
      count += 1
    }
    return result
  }

  /// The node after `node` and all that it holds.
  private static func following(_ node: xmlNodePtr) -> xmlNodePtr? {
    var node = node
    while true {
      if let sibling = node.pointee.next { return sibling }
      guard let parent = node.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE else {
        return nil
      }
      node = parent
    }
  }
}
