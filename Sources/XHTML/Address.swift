/// Reads addresses as they stand in attributes (WHATWG URL, § 4.4; HTML, § 4.8.4.2.1).
enum Address {
  typealias Text = UnsafeBufferPointer<UInt8>

  /// What an address leads to.
  enum Destination {
    /// A file of the site, or a place in the page.
    case site
    /// Another host, or what has a scheme of its own.
    case elsewhere
    case script
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Without the white space around it.
  static func trimmed(_ text: Text) -> Text {
    var start = 0
    var end = text.count
    while start < end, isSpace(text[start]) { start += 1 }
    while start < end, isSpace(text[end - 1]) { end -= 1 }
    return Text(rebasing: text[start..<end])
  }

  static func destination(of text: Text) -> Destination {
    if text.starts(with: "//".utf8) { return .elsewhere }
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: ":") where index > 0:
        let isScript = text[..<index].lazy.map { $0 | 0x20 }.elementsEqual("javascript".utf8)
        return isScript ? .script : .elsewhere
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        guard index > 0 else { return .site }
      default: return .site
      }
    }
    return .site
  }

  /// Takes the first address out of a `srcset`, or what is left of one; nil at its end.
  static func nextCandidate(in set: inout Text) -> Text? {
    var start = 0
    while start < set.count, isSpace(set[start]) || set[start] == UInt8(ascii: ",") { start += 1 }
    guard start < set.count else { return nil }
    var end = start
    while end < set.count, !isSpace(set[end]) { end += 1 }
    var rest = end
    if set[end - 1] == UInt8(ascii: ",") {
      while set[end - 1] == UInt8(ascii: ",") { end -= 1 }
    } else {
      while rest < set.count, set[rest] != UInt8(ascii: ",") { rest += 1 }
    }
    let candidate = Text(rebasing: set[start..<end])
    set = Text(rebasing: set[rest...])
    return candidate
  }
}
