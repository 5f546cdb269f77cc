import Diagnostics

/// Makes the nodes of a template from its text.
///
/// Follows the Mustache specification 1.4 with its optional modules of inheritance and dynamic
/// names. It goes on after a fault, so as to report all that there are.
struct TemplateParser {
  /// How deep sections, blocks and parents may stand in each other.
  static let nestingLimit = 100

  let source: TemplateSource
  var scanner: TagScanner
  /// The elements that are open, the template itself first.
  var open: [OpenElement]
  var faults: [Diagnostic] = []
  var breaches: [Diagnostic] = []
  /// The end of what has been read.
  private var position: Int
  /// What is read next begins a line.
  private var isAtLineStart = true

  static func parse(_ source: TemplateSource) -> Template {
    var parser = TemplateParser(source)
    parser.parse()
    return Template(
      source: source,
      nodes: parser.open[0].nodes,
      faults: parser.faults,
      breaches: parser.breaches
    )
  }

  private init(_ source: TemplateSource) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    self.source = source
    self.position = start
    self.scanner = TagScanner(source, from: start)
    let whole = Tag(kind: .section, range: start..<start, content: start..<start)
    self.open = [OpenElement(tag: whole, name: "", line: TagLine(indentation: nil, nextLine: nil))]
  }

  private mutating func parse() {
    do throws(DiagnosticError) {
      try checkEncoding()
      while let tag = try scanner.next() {
        try read(tag)
      }
    } catch {
      // What comes after cannot be told, so nothing is said about what is still open either.
      faults += error.diagnostics
      return
    }
    appendText(upTo: source.bytes.count)
    for element in open.dropFirst() {
      faults.append(.unclosed(element, in: source))
    }
  }

  private func checkEncoding() throws(DiagnosticError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: source.bytes.span)
    } catch {
      throw DiagnosticError(.notUTF8(at: source.location(of: error.byteOffsets.lowerBound)))
    }
  }

  private mutating func read(_ tag: Tag) throws(DiagnosticError) {
    let line = TagLine(indentation: blanks(before: tag), nextLine: nextLine(after: tag))
    let dropped = droppedBlanks(around: tag, on: line)
    if dropped.before, let indentation = line.indentation {
      appendText(upTo: indentation.startIndex)
    } else {
      appendText(upTo: tag.range.lowerBound)
      markLineStart()
    }
    isAtLineStart = false
    position = tag.range.upperBound
    if dropped.after, let nextLine = line.nextLine {
      isAtLineStart = true
      position = nextLine
    }
    try readElement(tag, on: line)
  }
}

// MARK: - Lines

extension TemplateParser {
  /// Whether the blanks before a tag, and those after it with the line end, go with it.
  private func droppedBlanks(around tag: Tag, on line: TagLine) -> (before: Bool, after: Bool) {
    let isFirst = line.indentation != nil
    let isLast = line.nextLine != nil
    return switch tag.kind {
    case .variable, .unescaped: (false, false)
    // Whether a parent is standalone is known at its closing tag.
    case .parent: (false, false)
    case .close where isInParent: (false, isLast && open[open.count - 1].line.indentation != nil)
    // In a parent only what is between the tags of a block counts.
    case .block where isInParent: (false, isLast)
    case .close where isInOverride: (isFirst, false)
    default: (line.isStandalone, line.isStandalone)
    }
  }

  var isInParent: Bool { open[open.count - 1].tag.kind == .parent }

  private var isInOverride: Bool {
    open.count > 1 && open[open.count - 1].tag.kind == .block
      && open[open.count - 2].tag.kind == .parent
  }

  private func blanks(before tag: Tag) -> ArraySlice<UInt8>? {
    let unread = source.bytes[position..<tag.range.lowerBound]
    let blanks = unread.suffix { $0.isIndentation }
    if blanks.startIndex == unread.startIndex { return isAtLineStart ? blanks : nil }
    return source.bytes[blanks.startIndex - 1] == UInt8(ascii: "\n") ? blanks : nil
  }

  private func nextLine(after tag: Tag) -> Int? {
    let rest = source.bytes[tag.range.upperBound...].drop(while: \.isIndentation)
    return switch rest.first {
    case nil: rest.endIndex
    case UInt8(ascii: "\n"): rest.startIndex + 1
    case UInt8(ascii: "\r") where rest.dropFirst().first == UInt8(ascii: "\n"): rest.startIndex + 2
    default: nil
    }
  }

  private mutating func appendText(upTo end: Int) {
    var rest = source.bytes[position..<end]
    while !rest.isEmpty {
      let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? end
      append(.text(Text(bytes: rest[..<lineEnd], startsLine: isAtLineStart)))
      isAtLineStart = source.bytes[lineEnd - 1] == UInt8(ascii: "\n")
      rest = rest[lineEnd...]
    }
  }

  /// Marks a line that begins with a tag, unless there is text before the tag.
  private mutating func markLineStart() {
    guard isAtLineStart else { return }
    let nothing = source.bytes[position..<position]
    append(.text(Text(bytes: nothing, startsLine: true)))
  }

  mutating func append(_ node: Node) {
    open[open.count - 1].nodes.append(node)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while matches: (UInt8) -> Bool) -> Self {
    guard let last = lastIndex(where: { !matches($0) }) else { return self }
    return self[(last + 1)...]
  }
}
