import Diagnostics

/// Finds the tags of a template, one after the other.
struct TagScanner {
  private let source: TemplateSource
  private var position: Int
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ source: TemplateSource, from start: Int) {
    self.source = source
    self.position = start
  }

  /// Changes the delimiters from here on.
  mutating func setDelimiters(opening: ArraySlice<UInt8>, closing: ArraySlice<UInt8>) {
    self.opening = Array(opening)
    self.closing = Array(closing)
  }

  /// The next tag, or nil when only text is left.
  ///
  /// Throws `mustache.unclosed-tag`, after which nothing more can be told from text.
  mutating func next() throws(DiagnosticError) -> Tag? {
    guard let start = find(opening, from: position) else { return nil }
    var contentStart = start + opening.count
    let sign = contentStart < source.bytes.count ? source.bytes[contentStart] : 0
    let kind = Tag.Kind(sign: sign)
    if kind != .variable { contentStart += 1 }
    let ending = prefixOfClosing(after: sign) + closing
    guard let contentEnd = find(ending, from: contentStart) else {
      let text = String(decoding: ending, as: UTF8.self)
      throw DiagnosticError(.unclosedTag(expecting: text, at: source.location(of: start)))
    }
    position = contentEnd + ending.count
    return Tag(
      kind: kind,
      range: start..<position,
      content: source.bytes.trimmingBlanks(contentStart..<contentEnd)
    )
  }

  private func prefixOfClosing(after sign: UInt8) -> [UInt8] {
    switch sign {
    case UInt8(ascii: "{"): [UInt8(ascii: "}")]
    case UInt8(ascii: "="): [UInt8(ascii: "=")]
    default: []
    }
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    let bytes = source.bytes
    var candidate = start
    while let match = bytes[candidate...].firstIndex(of: pattern[0]) {
      if bytes[match...].starts(with: pattern) { return match }
      candidate = match + 1
    }
    return nil
  }
}

extension [UInt8] {
  /// The part of `range` without the spaces, tabs and line ends around it.
  func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, self[first].isBlank {
      range = (first + 1)..<range.upperBound
    }
    while let last = range.last, self[last].isBlank {
      range = range.lowerBound..<last
    }
    return range
  }
}

extension UInt8 {
  /// A space, a tab or a line end.
  var isBlank: Bool {
    isIndentation || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  /// A space or a tab.
  var isIndentation: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}
