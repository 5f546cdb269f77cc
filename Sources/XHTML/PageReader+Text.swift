/// What is asked of text, comments and what else stands between tags.
extension PageReader {
  /// Looks at the text before what the parser has come through, if it is that of a script or style.
  mutating func checkScriptText() {
    guard let element = innermost, element == .script || element == .style else { return }
    let text = markupEnd..<markupStart
    guard let offset = source.firstIndex(of: UInt8(ascii: "&"), in: text) else { return }
    find(
      .scriptMarkup,
      at: offset,
      "a '\(element.rawValue)' may not hold '&'",
      "in JSON write \\u0026; put other text into a file of its own"
    )
  }

  /// Looks at what follows the tag of an element whose first line break an HTML parser drops.
  mutating func checkStart() {
    let breaks: [StaticString] = ["\n", "\r", "&#10;", "&#xA;", "&#xa;"]
    let start = tag.end
    guard let element = tag.known, !tag.isSelfClosing,
      breaks.contains(where: { scanner.matches($0, at: start) })
    else { return }
    find(
      .leadingNewline,
      at: start,
      "a '\(element.rawValue)' may not begin with a line break",
      "an HTML parser drops it: begin with the text"
    )
  }

  mutating func checkComment(_ text: UnsafeBufferPointer<UInt8>) {
    switch innermost {
    case .script?, .style?, .title?, .textarea?:
      let message = "a comment may not stand in '\(innermost?.rawValue ?? "")'"
      find(.comment, at: markupStart, message, "an HTML parser takes it for text")
    default:
      guard text.starts(with: ">".utf8) || text.starts(with: "->".utf8) else { return }
      let message = "a comment may not begin with '>' or '->'"
      find(.comment, at: markupStart, message, "begin with a space")
    }
  }

  mutating func findInstruction(at offset: Int) {
    find(.instruction, at: offset, "a processing instruction is not allowed", "leave it out")
  }

  mutating func checkEnd() {
    checkReferences()
    guard !statesCharset else { return }
    let message = "the page does not state its encoding"
    find(.charset, at: 0, message, "write <meta charset=\"utf-8\"/>")
  }
}
