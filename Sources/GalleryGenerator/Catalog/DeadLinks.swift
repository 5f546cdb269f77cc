internal import XHTML

/// Takes links that lead nowhere any more out of a page that was valid when it was made.
enum DeadLinks {
  /// An `a` loses its `href`, and is text; a `link` goes altogether.
  static func removing(_ links: [Link], from bytes: [UInt8]) -> [UInt8] {
    guard !links.isEmpty else { return bytes }
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    var result = bytes
    // From the last to the first, so that the places before them stay where they are.
    for link in links.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) })
    where starts.indices.contains(link.line - 1) {
      let value = starts[link.line - 1] + link.column - 1
      if let range = range(of: value, in: result) { result.removeSubrange(range) }
    }
    return result
  }

  /// What to remove for the attribute whose value begins at `value`.
  private static func range(of value: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard let open = bytes[..<value].lastIndex(of: UInt8(ascii: "<")),
      let end = bytes[value...].firstIndex(of: UInt8(ascii: "\"")),
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    if bytes[open...].starts(with: "<link ".utf8) { return open..<close + 1 }
    let attribute = " href=\"".utf8
    let start = value - attribute.count
    guard bytes[open...].starts(with: "<a ".utf8), start > open,
      bytes[start...].starts(with: attribute)
    else { return nil }
    return start..<end + 1
  }
}
