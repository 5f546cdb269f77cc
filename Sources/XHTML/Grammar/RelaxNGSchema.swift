import CLibXML2

/// A compiled grammar, freed with this object; to be used by one thread at a time.
final class RelaxNGSchema {
  private let pointer: xmlRelaxNGPtr

  deinit {
    xmlRelaxNGFree(pointer)
  }

  /// Compiles a grammar in the XML syntax, or throws what is wrong with it.
  init(_ grammar: borrowing ParsedDocument) throws(ParseFaults) {
    guard let context = xmlRelaxNGNewDocParserCtxt(grammar.pointer) else {
      throw ParseFaults([ParseFault(message: "there is no memory left to compile with")])
    }
    defer { xmlRelaxNGFreeParserCtxt(context) }
    let collector = SchemaFaultCollector()
    xmlRelaxNGSetParserStructuredErrors(
      context,
      { SchemaFaultCollector.receive($0, $1) },
      Unmanaged.passUnretained(collector).toOpaque()
    )
    guard let schema = withExtendedLifetime(collector, { xmlRelaxNGParse(context) }) else {
      let reason = collector.faults.first?.message ?? "it cannot be compiled"
      throw ParseFaults([ParseFault(message: reason)])
    }
    pointer = schema
  }

  /// What the grammar does not allow in `document`, in the library's words; empty if it is valid.
  func validate(_ document: borrowing ParsedDocument) -> [SchemaFault] {
    guard let context = xmlRelaxNGNewValidCtxt(pointer) else {
      return [SchemaFault(message: "there is no memory left to validate with")]
    }
    defer { xmlRelaxNGFreeValidCtxt(context) }
    let collector = SchemaFaultCollector()
    xmlRelaxNGSetValidStructuredErrors(
      context,
      { SchemaFaultCollector.receive($0, $1) },
      Unmanaged.passUnretained(collector).toOpaque()
    )
    let verdict = withExtendedLifetime(collector) {
      xmlRelaxNGValidateDoc(context, document.pointer)
    }
    guard verdict != 0 else { return [] }
    let faults = collector.faults
    return faults.isEmpty ? [SchemaFault(message: "the page is not valid")] : faults
  }
}

/// One complaint of the validator, copied out of the library's memory but for its node.
struct SchemaFault {
  var message: String
  /// Where it was found; valid as long as the document.
  var node: xmlNodePtr?
}

extension SchemaFault {
  /// The library's sentence, as ours are written.
  ///
  /// What one element lacks or has too much of, the grammar's outline has explained before; what
  /// is left is mostly order and number.
  var plainMessage: String {
    let text = message.split(separator: "\n").first.map(String.init) ?? "the page is not valid"
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Receives the complaints of one validation.
private final class SchemaFaultCollector {
  private(set) var faults: [SchemaFault] = []

  static func receive(_ collector: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
    guard let collector, let error = error?.pointee else { return }
    var fault = SchemaFault(message: "")
    if let message = error.message { fault.message = String(cString: message) }
    fault.node = error.node?.assumingMemoryBound(to: xmlNode.self)
    Unmanaged<SchemaFaultCollector>.fromOpaque(collector).takeUnretainedValue().faults.append(fault)
  }
}
