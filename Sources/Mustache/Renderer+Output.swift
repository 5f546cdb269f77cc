extension Renderer {
  func text(_ slice: Slice) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: program.text[slice.range])
  }

  mutating func writeText(_ slice: Slice, startsLine: Bool) {
    let text = text(slice)
    guard indentation.count > indentationStart else {
      output.append(contentsOf: text)
      return
    }
    if startsLine { writeIndentation() }
    var written = 0
    while let newline = text[written...].firstIndex(of: UInt8(ascii: "\n")) {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[written...newline]))
      written = newline + 1
      if written < text.count { writeIndentation() }
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[written...]))
  }

  mutating func writeIndentation() {
    let start =
      output.count == indentedPosition ? max(indentationStart, indentedEnd) : indentationStart
    output.append(contentsOf: indentation[start...])
  }

  mutating func write(_ value: consuming Value, escaped: Bool) {
    switch consume value {
    case .text(var text):
      text.withUTF8 { write($0, escaped: escaped) }
    case .bytes(let bytes):
      bytes.withUnsafeBufferPointer { write($0, escaped: escaped) }
    case .integer(let number):
      output.append(contentsOf: String(number).utf8)
    case .bool(let isTrue):
      output.append(contentsOf: String(isTrue).utf8)
    case .null, .list, .record:
      break
    }
  }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, escaped: Bool) {
    if escaped {
      library.escape(bytes, &output)
    } else {
      output.append(contentsOf: bytes)
    }
  }
}
