import XHTML

/// The addresses in a style sheet: `url(…)`, and the sheets that `@import` names.
///
/// Source: CSS Syntax Level 3, §§ 4.3.5 and 4.3.6; escapes in an address are left as they are.
struct StyleSheetLinks {
  /// A part of the sheet, and where it stands.
  private struct Piece {
    var line: Int
    var column: Int
    var bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var links = LinkList()

  /// Those that lead to files of the site, in the order of the sheet.
  static func links(in bytes: [UInt8]) -> LinkList {
    var reader = StyleSheetLinks(bytes: bytes)
    while reader.position < bytes.count { reader.readNext() }
    return reader.links
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readNext() {
    if skip("/*") {
      while position < bytes.count, !skip("*/") { advance() }
    } else if skip("@import") {
      skipBlanks()
      if let quote = quote { add(readString(quote), kind: .style) }
    } else if skip("url(") {
      skipBlanks()
      let piece =
        quote.map { readString($0) } ?? readUntil { $0 == UInt8(ascii: ")") || $0 <= 0x20 }
      add(piece, kind: .image)
    } else if let quote {
      _ = readString(quote)
    } else {
      advance()
    }
  }

  private mutating func add(_ piece: Piece, kind: Link.Kind) {
    let address = String(decoding: piece.bytes, as: UTF8.self)
    // Another host's, or data, or a place in a picture of the page's own.
    let scheme = address.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    let isElsewhere = address.dropFirst(scheme.count).hasPrefix(":") || address.hasPrefix("//")
    guard !address.isEmpty, !isElsewhere, !address.hasPrefix("#") else { return }
    piece.bytes.withUnsafeBufferPointer {
      links.append(kind, $0, line: piece.line, column: piece.column)
    }
  }

  private var quote: UInt8? {
    guard position < bytes.count else { return nil }
    return [UInt8(ascii: "\""), UInt8(ascii: "'")].first { $0 == bytes[position] }
  }

  private mutating func readString(
    _ quote: UInt8
  ) -> Piece {
    advance()
    let text = readUntil { $0 == quote || $0 == UInt8(ascii: "\n") }
    if position < bytes.count { advance() }
    return text
  }

  private mutating func readUntil(
    _ isEnd: (UInt8) -> Bool
  ) -> Piece {
    let start = position
    var piece = Piece(line: line, column: start - lineStart + 1, bytes: [])
    while position < bytes.count, !isEnd(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\\") { advance() }
      if position < bytes.count { advance() }
    }
    piece.bytes = bytes[start..<position]
    return piece
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] <= 0x20 { advance() }
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] | 0x20 != word.utf8Start[index] | 0x20 {
      return false
    }
    for _ in 0..<length { advance() }
    return true
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }
}
