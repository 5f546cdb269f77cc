import Diagnostics

/// Events → nodes, with aliases in place of which their nodes stand, within bounds.
struct NodeComposer {
  /// How deep sequences and mappings may stand in one another.
  static let deepestLevel = 64
  /// How many nodes aliases may add to those written out.
  ///
  /// Nine anchors of nine aliases each make half a billion nodes of a file of ten lines.
  static let mostAliasedNodes = 1_000_000

  private(set) var faults: [Diagnostic] = []
  private var source: SourceText
  private var anchors: [String: Anchor] = [:]
  private var composedNodes = 0
  private var aliasedNodes = 0

  private struct Anchor {
    /// Nil while the node is being composed.
    var node: YAMLNode?
    var nodes = 0
    var location: SourceLocation
  }

  init(of source: SourceText) {
    self.source = source
  }

  /// The root of the only document, or nil where there is none.
  mutating func composeDocument(
    from events: borrowing EventReader
  ) throws(DiagnosticError) -> YAMLNode? {
    var root: YAMLNode?
    var documents = 0
    while true {
      let event = try next(of: events)
      switch event.content {
      case .streamEnd: return root
      case .documentStart:
        documents += 1
        guard documents == 1 else {
          throw DiagnosticError(Self.severalDocuments(at: location(of: event)))
        }
        root = try node(from: try next(of: events), of: events, level: 1)
      default: continue
      }
    }
  }

  private mutating func node(
    from event: Event,
    of events: borrowing EventReader,
    level: Int
  ) throws(DiagnosticError) -> YAMLNode {
    let location = location(of: event)
    if case .alias(let name) = event.content { return try aliased(name, at: location) }
    check(event.tag, of: event.content, at: location)
    let before = composedNodes + aliasedNodes
    composedNodes += 1
    if let name = event.anchor { anchors[name] = Anchor(location: location) }
    let node: YAMLNode
    switch event.content {
    case .sequenceStart:
      try check(level, at: location)
      let nodes = try sequence(of: events, level: level)
      node = YAMLNode(.sequence(nodes), at: location)
    case .mappingStart:
      try check(level, at: location)
      let entries = try mapping(of: events, level: level)
      node = YAMLNode(.mapping(entries), at: location)
    case .scalar(let text, let isPlain):
      node = YAMLNode(.scalar(text, isPlain ? .plain : .quoted), at: location)
    default:
      preconditionFailure("libyaml begins no node so")
    }
    if let name = event.anchor {
      anchors[name]?.node = node
      anchors[name]?.nodes = composedNodes + aliasedNodes - before
    }
    return node
  }

  private mutating func sequence(
    of events: borrowing EventReader,
    level: Int
  ) throws(DiagnosticError) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    while true {
      let event = try next(of: events)
      if case .bracket = event.content { return nodes }
      nodes.append(try node(from: event, of: events, level: level + 1))
    }
  }

  private mutating func mapping(
    of events: borrowing EventReader,
    level: Int
  ) throws(DiagnosticError) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var places: [String: SourceLocation] = [:]
    while true {
      let event = try next(of: events)
      if case .bracket = event.content { return entries }
      let key = try node(from: event, of: events, level: level + 1)
      let value = try node(from: try next(of: events), of: events, level: level + 1)
      guard case .scalar(let name, let style) = key.content else {
        faults.append(Self.keyIsNoText(at: key.location))
        continue
      }
      if let first = places[name] {
        faults.append(Self.duplicateKey(name, at: key.location, first: first))
      } else if name == "<<", style == .plain {
        faults.append(Self.mergeKey(at: key.location))
      } else {
        places[name] = key.location
        entries.append(YAMLEntry(name: name, at: key.location, value: value))
      }
    }
  }

  private mutating func aliased(
    _ name: String,
    at location: SourceLocation
  ) throws(DiagnosticError) -> YAMLNode {
    guard let anchor = anchors[name] else {
      throw DiagnosticError(Self.unknownAlias(name, among: anchors.keys.sorted(), at: location))
    }
    guard var node = anchor.node else {
      throw DiagnosticError(Self.endlessAlias(name, at: location, anchor: anchor.location))
    }
    aliasedNodes += anchor.nodes
    guard aliasedNodes <= Self.mostAliasedNodes else {
      throw DiagnosticError(Self.tooManyAliased(name, at: location, anchor: anchor.location))
    }
    node.location = location
    return node
  }

  private func check(_ level: Int, at location: SourceLocation) throws(DiagnosticError) {
    guard level > Self.deepestLevel else { return }
    throw DiagnosticError(Self.tooDeep(at: location))
  }

  private mutating func check(
    _ tag: String?,
    of content: Event.Content,
    at location: SourceLocation
  ) {
    guard let tag else { return }
    switch (content, tag) {
    case (.scalar, "tag:yaml.org,2002:str"), (.sequenceStart, "tag:yaml.org,2002:seq"),
      (.mappingStart, "tag:yaml.org,2002:map"):
      break
    default: faults.append(Self.tag(tag, at: location))
    }
  }

  private mutating func next(of events: borrowing EventReader) throws(DiagnosticError) -> Event {
    do throws(SyntaxFault) {
      return try events.next()
    } catch {
      throw DiagnosticError(error.diagnostic(in: &source))
    }
  }

  private mutating func location(of event: Event) -> SourceLocation {
    source.location(ofCharacter: event.start)
  }
}
