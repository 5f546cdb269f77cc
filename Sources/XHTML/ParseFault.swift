import CLibXML2

/// One complaint of the parser, copied out of the library's memory.
struct ParseFault {
  var code = XML_ERR_INTERNAL_ERROR
  /// How many bytes had been read when it was found.
  var offset = 0
  var message: String
  /// The names that the message speaks of.
  var names: [String] = []
  /// A line that the message speaks of besides its own, or 0.
  var otherLine = 0
}

/// Why there is no tree: at least one fault, the first first.
struct ParseFaults: Error {
  let faults: [ParseFault]

  init(_ faults: [ParseFault]) {
    self.faults = faults
  }
}

/// Receives the complaints of one parse: nothing is shared with another.
final class ParseFaultCollector {
  private(set) var faults: [ParseFault] = []

  /// Takes one complaint; the parser context names the collector.
  static func receive(_ context: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
    guard let context, let error = error?.pointee, error.level != XML_ERR_WARNING else { return }
    let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let address = parser.pointee._private else { return }
    let collector = Unmanaged<ParseFaultCollector>.fromOpaque(address).takeUnretainedValue()
    var fault = ParseFault(message: "")
    fault.code = xmlParserErrors(UInt32(bitPattern: error.code))
    fault.offset = max(0, Int(xmlByteConsumed(parser)))
    if let message = error.message { fault.message = String(cString: message) }
    for name in [error.str1, error.str2, error.str3] {
      if let name { fault.names.append(String(cString: name)) }
    }
    fault.otherLine = Int(error.int1)
    collector.faults.append(fault)
  }
}
