// Where things stand in the source.
extension PageReader {
  var scanner: MarkupScanner { MarkupScanner(source) }

  /// Where the tag, comment or the like begins that the parser has come through.
  var markupStart: Int {
    source.firstIndex(of: UInt8(ascii: "<"), in: markupEnd..<source.count) ?? source.count
  }

  /// Where the value of an attribute of the tag stands.
  func offset(of attribute: StartTag.Attribute) -> Int {
    if let offset = input.offset(of: attribute.value) { return offset }
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
}
