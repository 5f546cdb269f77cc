import CLibXML2

/// How far a parser has come in a source.
///
/// It is apart from the reader, which is too large to be handed to a function for a number.
struct ParserInput {
  private let parser: xmlParserCtxtPtr?
  /// Of a byte order mark, which the parser does not count.
  let markLength: Int

  /// None.
  init() {
    parser = nil
    markLength = 0
  }

  init(_ parser: xmlParserCtxtPtr, of source: [UInt8]) {
    self.parser = parser
    markLength = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// How many bytes of the source the parser has come through.
  var position: Int {
    guard let input = parser?.pointee.input else { return 0 }
    return markLength + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  /// The addresses of what the parser has before it: a text elsewhere was decoded.
  var written: Range<UInt> {
    guard let input = parser?.pointee.input else { return 0..<0 }
    let start = UInt(bitPattern: input.pointee.base)
    return start..<max(start, UInt(bitPattern: input.pointee.end))
  }

  /// Where a text stands, or nil where the parser made it of what stands there.
  func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let input = parser?.pointee.input, written.contains(text.start) else { return nil }
    let base = UInt(bitPattern: input.pointee.base)
    return markLength + Int(input.pointee.consumed) + Int(text.start - base)
  }

  /// Line and column of a byte of `source` that the parser has come past, in one tag.
  func place(of offset: Int, in source: [UInt8]) -> (line: Int, column: Int) {
    // The parser has counted the lines up to where it stands.
    var line = Int(parser?.pointee.input?.pointee.line ?? 1)
    var rest = offset..<max(offset, position)
    while let newline = source.firstIndex(of: UInt8(ascii: "\n"), in: rest) {
      line -= 1
      rest = newline + 1..<rest.upperBound
    }
    var lineStart = offset
    while lineStart > 0, source[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    return (line, offset - lineStart + 1)
  }
}
