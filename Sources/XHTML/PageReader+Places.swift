import CLibXML2

// Where things stand in the source.
extension PageReader {
  var scanner: MarkupScanner { MarkupScanner(source) }

  /// How far the parser has come.
  var position: Int {
    guard let input = parser?.pointee.input else { return source.count }
    return markLength + Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  /// Where the tag, comment or the like begins that the parser has come through.
  var markupStart: Int {
    source.firstIndex(of: UInt8(ascii: "<"), in: markupEnd..<source.count) ?? source.count
  }

  /// Where the tag ends that is being read: the parser stands before its `>`.
  var tagEnd: Int { position + (tag.isSelfClosing ? 2 : 1) }

  /// Where a text stands, or nil where the parser made it of what stands there.
  func offset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let input = parser?.pointee.input, let start = text.baseAddress,
      let base = input.pointee.base, let end = input.pointee.end, base <= start, start < end
    else { return nil }
    return markLength + Int(input.pointee.consumed) + (start - base)
  }

  /// Where the value of an attribute of the tag stands.
  func offset(of attribute: StartTag.Attribute) -> Int {
    if let offset = offset(of: attribute.value) { return offset }
    let others = writtenAttributes().filter { !scanner.matches("xmlns", at: $0.name.lowerBound) }
    return others[attribute.index].value.lowerBound
  }

  /// The attributes of the tag, as they are written.
  func writtenAttributes() -> [MarkupScanner.Attribute] {
    var scanner = scanner
    scanner.skip(markupStart)
    _ = scanner.next()
    return Array(sequence(state: scanner) { $0.nextAttribute() })
  }

  /// Line and column of a byte of the tag.
  func place(of offset: Int) -> (line: Int, column: Int) {
    // The parser has counted the lines up to where it stands.
    var line = Int(parser?.pointee.input?.pointee.line ?? 1)
    var rest = offset..<position
    while let newline = source.firstIndex(of: UInt8(ascii: "\n"), in: rest) {
      line -= 1
      rest = newline + 1..<rest.upperBound
    }
    let lineStart = source[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, offset - lineStart + 1)
  }
}
