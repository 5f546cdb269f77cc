extension [Node] {
  /// Every name used from here on, in the order of the text.
  var dottedNames: [DottedName] {
    flatMap(\.dottedNames)
  }

  /// Every partial and parent from here on, those in overrides too.
  var partials: [Partial] {
    flatMap(\.partials)
  }

  /// The names of all blocks from here on, those in overrides too.
  var blockNames: [String] {
    flatMap(\.blockNames)
  }
}

extension Node {
  fileprivate var dottedNames: [DottedName] {
    switch self {
    case .text: []
    case .variable(let variable): [variable.name]
    case .section(let section): [section.name] + section.body.dottedNames
    case .partial(let partial):
      partial.dynamicName + partial.overrides.flatMap(\.body.dottedNames)
    case .block(let block): block.body.dottedNames
    }
  }

  fileprivate var partials: [Partial] {
    switch self {
    case .text, .variable: []
    case .section(let section): section.body.partials
    case .partial(let partial): [partial] + partial.overrides.flatMap(\.body.partials)
    case .block(let block): block.body.partials
    }
  }

  fileprivate var blockNames: [String] {
    switch self {
    case .text, .variable: []
    case .section(let section): section.body.blockNames
    case .partial(let partial): partial.overrides.flatMap(\.body.blockNames)
    case .block(let block): [block.name] + block.body.blockNames
    }
  }
}

extension Partial {
  fileprivate var dynamicName: [DottedName] {
    if case .dynamic(let name) = target { [name] } else { [] }
  }
}
