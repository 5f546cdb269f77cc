/// The path of a request, decoded and proven to stay below the site's folder by its form.
struct RequestPath: Sendable, Equatable {
  enum Fault: Error {
    /// It is no path, or a way out of the folder.
    case malformed
    /// It may be a path, but none that a site has.
    case unknown
  }

  /// Relative to the site's folder; the name of a folder ends in `/`, and the top is empty.
  let text: String

  /// Decodes a request target such as `/movie/19-metropolis.html` (RFC 3986, section 2.1).
  init(decoding target: String) throws(Fault) {
    guard target.utf8.first == UInt8(ascii: "/") else { throw .malformed }
    let bytes = try Self.decoded(target.utf8.dropFirst())
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .unknown }
    guard !bytes.contains(0), !bytes.contains(UInt8(ascii: "\\")) else { throw .malformed }
    var parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      if part.elementsEqual("..".utf8) || part.elementsEqual(".".utf8) { throw .malformed }
      if part.isEmpty { throw .unknown }
      // As hosts do, so that what lies in `.git` is nobody's to read.
      let isHidden = part.first == UInt8(ascii: ".") && !part.elementsEqual(".well-known".utf8)
      if isHidden { throw .unknown }
    }
    self.text = text
  }

  private static func decoded(_ escaped: Substring.UTF8View) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = escaped
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
      else { throw .malformed }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
