extension [Node] {
  /// The blanks that every line rendered from here begins with; nil when no line begins here.
  var commonIndentation: ArraySlice<UInt8>? {
    var common: ArraySlice<UInt8>?
    for case let indentation? in map(\.indentation) {
      common = common.map { $0.commonPrefix(with: indentation) } ?? indentation
    }
    return common
  }

  /// Takes `indentation` from the start of each line, or as much of it as a line has.
  ///
  /// The overrides of parent tags were cleared of theirs when they were closed.
  mutating func removeIndentation(_ indentation: ArraySlice<UInt8>) {
    for index in indices {
      self[index].removeIndentation(indentation)
    }
  }
}

extension Node {
  fileprivate var indentation: ArraySlice<UInt8>? {
    switch self {
    case .text(let text): text.indentation
    case .variable: nil
    case .section(let section): section.body.commonIndentation
    case .partial(let partial): partial.indentation
    case .block(let block): block.body.commonIndentation
    }
  }

  fileprivate mutating func removeIndentation(_ indentation: ArraySlice<UInt8>) {
    switch self {
    case .text(var text):
      guard text.startsLine else { return }
      text.bytes.removePrefix(sharedWith: indentation)
      self = .text(text)
    case .variable:
      return
    case .section(var section):
      section.body.removeIndentation(indentation)
      self = .section(section)
    case .partial(var partial):
      partial.indentation?.removePrefix(sharedWith: indentation)
      self = .partial(partial)
    case .block(var block):
      block.indentation.removePrefix(sharedWith: indentation)
      block.body.removeIndentation(indentation)
      self = .block(block)
    }
  }
}

extension Text {
  /// Nil in the middle of a line and on an empty one.
  fileprivate var indentation: ArraySlice<UInt8>? {
    guard startsLine else { return nil }
    let blanks = bytes.prefix(while: \.isIndentation)
    let rest = bytes[blanks.endIndex...]
    let isEmptyLine = !rest.isEmpty && rest.allSatisfy(\.isBlank)
    return isEmptyLine ? nil : blanks
  }
}

extension ArraySlice<UInt8> {
  fileprivate func commonPrefix(with other: Self) -> Self {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }

  fileprivate mutating func removePrefix(sharedWith other: Self) {
    removeFirst(commonPrefix(with: other).count)
  }
}
