import Diagnostics

extension TemplateParser {
  /// Takes in what a tag says; the text before it has been taken in.
  mutating func readElement(_ tag: Tag, on line: TagLine) throws(DiagnosticError) {
    let content = source.bytes[tag.content]
    switch tag.kind {
    case .comment:
      break
    case .delimiters:
      setDelimiters(content, of: tag)
    case .variable, .unescaped:
      guard let name = dottedName(content, of: tag) else { return }
      append(.variable(Variable(name: name, isEscaped: tag.kind == .variable)))
    case .partial:
      guard let target = target(content, of: tag) else { return }
      append(
        .partial(
          Partial(
            target: target,
            offset: tag.range.lowerBound,
            indentation: line.isStandalone ? line.indentation : nil
          )
        )
      )
    case .section, .inverted, .block, .parent:
      guard open.count <= Self.nestingLimit else {
        throw DiagnosticError(.nestedTooDeep(at: source.location(of: tag.range.lowerBound)))
      }
      open.append(OpenElement(tag: tag, name: normalized(content), line: line))
    case .close:
      close(normalized(content), tag: tag, on: line)
    }
  }

  private mutating func setDelimiters(_ content: ArraySlice<UInt8>, of tag: Tag) {
    let delimiters = content.split(whereSeparator: \.isBlank)
    guard delimiters.count == 2, !content.contains(UInt8(ascii: "=")) else {
      faults.append(.badDelimiters(at: source.location(of: tag.range.lowerBound)))
      return
    }
    scanner.setDelimiters(opening: delimiters[0], closing: delimiters[1])
  }

  /// Nil, and a fault, when it is not a name.
  private mutating func dottedName(_ content: ArraySlice<UInt8>, of tag: Tag) -> DottedName? {
    if let name = DottedName(content, at: tag.range.lowerBound) { return name }
    reportName(content, of: tag)
    return nil
  }

  private mutating func target(_ content: ArraySlice<UInt8>, of tag: Tag) -> Partial.Target? {
    guard content.first == UInt8(ascii: "*") else {
      return plainName(content, of: tag).map { .named($0) }
    }
    let name = content.dropFirst().drop(while: \.isBlank)
    return dottedName(name, of: tag).map { .dynamic($0) }
  }

  private mutating func plainName(_ content: ArraySlice<UInt8>, of tag: Tag) -> String? {
    guard content.isEmpty || content.contains(where: \.isBlank) else {
      return String(decoding: content, as: UTF8.self)
    }
    reportName(content, of: tag)
    return nil
  }

  private mutating func reportName(_ content: ArraySlice<UInt8>, of tag: Tag) {
    let location = source.location(of: tag.range.lowerBound)
    faults.append(
      content.isEmpty
        ? .emptyTag(at: location)
        : .badName(String(decoding: content, as: UTF8.self), at: location)
    )
  }

  /// The name that opening and closing tag share: `* name` is `*name`.
  private func normalized(_ content: ArraySlice<UInt8>) -> String {
    let asterisk = UInt8(ascii: "*")
    guard content.first == asterisk else { return String(decoding: content, as: UTF8.self) }
    let name = content.dropFirst().drop(while: \.isBlank)
    return String(decoding: [asterisk] + name, as: UTF8.self)
  }
}

// MARK: - Closing

extension TemplateParser {
  private mutating func close(_ name: String, tag: Tag, on line: TagLine) {
    guard open.count > 1 else {
      faults.append(.strayClose(name, at: source.location(of: tag.range.lowerBound)))
      return
    }
    if open[open.count - 1].name != name {
      let isOpenFurtherOut = open.dropFirst().contains { $0.name == name }
      guard isOpenFurtherOut else {
        faults.append(.mismatchedClose(name, tag: tag, of: open[open.count - 1], in: source))
        open.removeLast()
        return
      }
      while open[open.count - 1].name != name {
        faults.append(.unclosed(open.removeLast(), in: source))
      }
    }
    close(open.removeLast(), on: line)
  }

  private mutating func close(_ element: OpenElement, on line: TagLine) {
    let content = source.bytes[element.tag.content]
    switch element.tag.kind {
    case .parent:
      guard let target = target(content, of: element.tag) else { return }
      closeParent(element, target: target, on: line)
    case .block:
      guard let name = plainName(content, of: element.tag) else { return }
      closeBlock(element, name: name)
    default:
      guard let name = dottedName(content, of: element.tag) else { return }
      append(
        .section(
          Section(name: name, isInverted: element.tag.kind == .inverted, body: element.nodes)
        )
      )
    }
  }

  private mutating func closeParent(
    _ element: OpenElement,
    target: Partial.Target,
    on line: TagLine
  ) {
    var partial = Partial(
      target: target,
      offset: element.tag.range.lowerBound,
      overrides: element.overrides
    )
    if let indentation = element.line.indentation, line.nextLine != nil {
      // The blanks were taken in as text before it was known that the parent is standalone.
      open[open.count - 1].nodes.removeLast()
      partial.indentation = indentation
    }
    append(.partial(partial))
    if let ignored = element.nodes.lazy.compactMap(\.offsetOfContent).first {
      breaches.append(.ignoredContent(in: element.name, at: source.location(of: ignored)))
    }
  }

  private mutating func closeBlock(_ element: OpenElement, name: String) {
    guard isInParent else {
      append(
        .block(
          Block(
            name: name,
            offset: element.tag.range.lowerBound,
            indentation: element.line.indentation ?? [],
            isStandalone: element.line.isStandalone,
            body: element.nodes
          )
        )
      )
      return
    }
    var body = element.nodes
    if let indentation = body.commonIndentation {
      body.removeIndentation(indentation)
    }
    let override = Override(
      name: name,
      offset: element.tag.range.lowerBound,
      startsLine: element.line.nextLine != nil,
      body: body
    )
    open[open.count - 1].overrides.append(override)
  }
}

extension Node {
  /// Where it starts, unless it is nothing but blanks.
  fileprivate var offsetOfContent: Int? {
    switch self {
    case .text(let text): text.bytes.firstIndex { !$0.isBlank }
    case .variable(let variable): variable.name.offset
    case .section(let section): section.name.offset
    case .partial(let partial): partial.offset
    case .block(let block): block.offset
    }
  }
}
