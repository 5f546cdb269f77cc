import CLibXML2

/// The library's state that all threads share, set up once and never torn down.
enum LibXML2 {
  /// Touch it before any other call: the library fills its tables without a lock otherwise.
  static let start: Void = {
    xmlInitParser()
    xmlSchemaInitTypes()
    _ = xmlRelaxNGInitTypes()
  }()
}

extension String {
  /// A copy of a name or text of the library; empty where there is none.
  init(library text: UnsafePointer<xmlChar>?) {
    self = text.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
  }
}
