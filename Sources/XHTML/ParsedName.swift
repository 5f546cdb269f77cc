import CLibXML2

/// A name as libxml2 gives it: three places in the parser's dictionary, where each text stands once.
struct ParsedName: Equatable {
  var local: UnsafePointer<UInt8>
  var prefix: UnsafePointer<UInt8>?
  var namespace: UnsafePointer<UInt8>?

  /// As it is written.
  var text: String {
    (prefix == nil ? "" : String(library: prefix) + ":") + String(library: local)
  }
}

/// The attributes of a start tag, as libxml2 gives them: five pointers each.
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

/// The namespaces that a start tag states, as libxml2 gives them: two pointers each.
struct ParsedNamespaces {
  let count: Int
  let pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

  /// That of names without a prefix; nil where it is not stated.
  var ofNoPrefix: UnsafeBufferPointer<UInt8>? {
    guard let index = (0..<count).first(where: { pointers?[$0 * 2] == nil }) else { return nil }
    let text = pointers?[index * 2 + 1]
    return UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where it begins, as a number.
  var start: UInt { UInt(bitPattern: baseAddress) }
}
