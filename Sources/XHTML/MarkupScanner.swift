/// Reads well-formed XML without a document type, tag by tag, as it stands in the source.
///
/// A tree of libxml2 has lost what a check of polyglot markup needs: where a tag stands, whether
/// it closes itself, whether text was a CDATA section. On bytes that are not well-formed it stays
/// within bounds and ends, but what it returns means nothing.
struct MarkupScanner {
  /// A piece of the source; ranges are of bytes and leave out the delimiters.
  enum Token: Equatable {
    /// Its attributes follow, by `nextAttribute()`.
    case startTag(name: Range<Int>)
    case endTag(name: Range<Int>)
    case text(Range<Int>)
    case comment(Range<Int>)
    case characterData(Range<Int>)
    case instruction(Range<Int>)
    case doctype(Range<Int>)
  }

  struct Attribute {
    var name: Range<Int>
    /// Between its quotes, undecoded.
    var value: Range<Int>
    /// Whether the value holds a bare tab or line break.
    var hasLineBreak: Bool
  }

  let source: [UInt8]
  private(set) var position = 0
  /// Whether the start tag, once its attributes are read, ended in `/>`.
  private(set) var isSelfClosing = false

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// Passes over bytes that belong to no token, such as a byte order mark.
  mutating func skip(_ count: Int) {
    position = min(position + count, source.count)
  }

  /// The next token, or nil at the end.
  mutating func next() -> Token? {
    let start = position
    guard start < source.count else { return nil }
    guard source[start] == UInt8(ascii: "<") else {
      position = index(of: UInt8(ascii: "<"), from: start)
      return .text(start..<position)
    }
    switch byte(at: start + 1) {
    case UInt8(ascii: "/"):
      let name = readName(from: start + 2)
      position = min(index(of: UInt8(ascii: ">"), from: name.upperBound) + 1, source.count)
      return .endTag(name: name)
    case UInt8(ascii: "?"):
      return .instruction(read(from: start + 2, to: "?>"))
    case UInt8(ascii: "!"):
      if matches("<!--", at: start) { return .comment(read(from: start + 4, to: "-->")) }
      if matches("<![CDATA[", at: start) { return .characterData(read(from: start + 9, to: "]]>")) }
      return .doctype(read(from: start + 2, to: ">"))
    default:
      let name = readName(from: start + 1)
      position = name.upperBound
      isSelfClosing = false
      return .startTag(name: name)
    }
  }

  /// The next attribute of the start tag just read, or nil at its end.
  mutating func nextAttribute() -> Attribute? {
    skipSpace()
    switch byte(at: position) {
    case UInt8(ascii: ">"), 0:
      position = min(position + 1, source.count)
      return nil
    case UInt8(ascii: "/"):
      isSelfClosing = true
      position = min(position + 2, source.count)
      return nil
    default:
      let name = readName(from: position)
      position = name.upperBound
      skipSpace()
      position = min(position + 1, source.count)  // the equals sign
      skipSpace()
      let (value, hasLineBreak) = readValue()
      return Attribute(name: name, value: value, hasLineBreak: hasLineBreak)
    }
  }

  /// Where each start tag of a source begins, in document order.
  static func startTags(of source: [UInt8]) -> [Int] {
    var scanner = MarkupScanner(source)
    var result: [Int] = []
    var start = 0
    while let token = scanner.next() {
      if case .startTag = token {
        result.append(start)
        while scanner.nextAttribute() != nil {}
      }
      start = scanner.position
    }
    return result
  }
}

extension MarkupScanner {
  private func byte(at index: Int) -> UInt8 {
    index < source.count ? source[index] : 0
  }

  private func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < source.count, source[index] != byte { index += 1 }
    return min(index, source.count)
  }

  func matches(_ text: StaticString, at start: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard start + length <= source.count else { return false }
    for offset in 0..<length where source[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// Reads up to `end` and past it, and returns what stands before it.
  private mutating func read(from start: Int, to end: StaticString) -> Range<Int> {
    var index = min(start, source.count)
    while index < source.count, !matches(end, at: index) { index += 1 }
    position = min(index + end.utf8CodeUnitCount, source.count)
    return min(start, index)..<index
  }

  private func readName(from start: Int) -> Range<Int> {
    var index = min(start, source.count)
    while index < source.count {
      switch source[index] {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"):
        return min(start, index)..<index
      default: index += 1
      }
    }
    return min(start, index)..<index
  }

  private mutating func skipSpace() {
    while position < source.count {
      switch source[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// The value whose quote stands at `position`; reads past it.
  private mutating func readValue() -> (range: Range<Int>, hasLineBreak: Bool) {
    let quote = byte(at: position)
    let start = min(position + 1, source.count)
    var index = start
    var hasLineBreak = false
    while index < source.count, source[index] != quote {
      if source[index] < 0x20 { hasLineBreak = true }
      index += 1
    }
    position = min(index + 1, source.count)
    return (start..<index, hasLineBreak)
  }
}
