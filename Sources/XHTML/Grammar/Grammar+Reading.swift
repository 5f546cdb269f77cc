import CLibXML2

extension Grammar {
  /// Reads a grammar in the XML syntax of RELAX NG (ISO/IEC 19757-2); it must compile.
  ///
  /// What it does not understand becomes opaque, so that the patterns say less than the grammar
  /// and never more.
  init(_ document: borrowing ParsedDocument) {
    var reader = GrammarReader()
    document.forEachElement { reader.note($0) }
    self = reader.read()
  }
}

/// Follows the patterns of a grammar from its start.
private struct GrammarReader {
  private static let schemaTypes = "http://www.w3.org/2001/XMLSchema-datatypes"
  private static let xml = "http://www.w3.org/XML/1998/namespace"

  private var grammar = Grammar()
  private var root: xmlNodePtr?
  private var start: xmlNodePtr?
  private var definitions: [String: xmlNodePtr] = [:]
  /// Names that are defined in several places, or the like.
  private var ambiguous: Set<String> = []
  private var isOfOnePiece = true
  private var nodes: [xmlNodePtr] = []
  private var patterns: [String: Grammar.Pattern.Index] = [:]

  mutating func note(_ node: xmlNodePtr) {
    switch Self.name(of: node) {
    case "define":
      let name = attribute("name", of: node) ?? ""
      if definitions.updateValue(node, forKey: name) != nil { ambiguous.insert(name) }
    case "start":
      if start != nil { isOfOnePiece = false }
      start = node
    case "grammar" where root != nil, "include", "externalRef", "parentRef": isOfOnePiece = false
    default: break
    }
    if root == nil { root = node }
  }

  mutating func read() -> Grammar {
    guard let root, isOfOnePiece else {
      grammar.start = Grammar.opaque
      return grammar
    }
    grammar.start = start.map { group(Self.children(of: $0)) } ?? pattern(root)
    var next = 0
    while next < nodes.count {
      grammar.elements[next].content = group(content(of: nodes[next]))
      next += 1
    }
    return grammar
  }

  private mutating func pattern(_ node: xmlNodePtr) -> Grammar.Pattern.Index {
    switch Self.name(of: node) {
    case "empty": return Grammar.empty
    case "text": return Grammar.text
    case "notAllowed": return Grammar.notAllowed
    case "element": return element(node)
    case "attribute": return attribute(node)
    case "ref": return reference(to: attribute("name", of: node) ?? "")
    case "group": return group(Self.children(of: node))
    case "optional": return grammar.choice(group(Self.children(of: node)), Grammar.empty)
    case "oneOrMore": return grammar.oneOrMore(group(Self.children(of: node)))
    case "zeroOrMore": return grammar.zeroOrMore(group(Self.children(of: node)))
    case "choice":
      let alternatives = Self.children(of: node).map { pattern($0) }
      return alternatives.reversed().reduce(Grammar.notAllowed) { grammar.choice($1, $0) }
    default: return Grammar.opaque
    }
  }

  private mutating func group(_ nodes: [xmlNodePtr]) -> Grammar.Pattern.Index {
    let parts = nodes.map { pattern($0) }
    return parts.reversed().reduce(Grammar.empty) { grammar.group($1, $0) }
  }

  private mutating func reference(to name: String) -> Grammar.Pattern.Index {
    if let known = patterns[name] { return known }
    guard let definition = definitions[name], !ambiguous.contains(name) else {
      return Grammar.opaque
    }
    let result = group(Self.children(of: definition))
    patterns[name] = result
    return result
  }

  /// Only notes the element: its own content is read later, so recursion ends.
  private mutating func element(_ node: xmlNodePtr) -> Grammar.Pattern.Index {
    if let index = nodes.firstIndex(of: node) { return grammar.element(index) }
    guard let names = names(of: node), names.count == 1 else { return Grammar.opaque }
    nodes.append(node)
    grammar.elements.append(Grammar.Element(name: names[0]))
    return grammar.element(nodes.count - 1)
  }

  private mutating func attribute(_ node: xmlNodePtr) -> Grammar.Pattern.Index {
    guard let names = names(of: node) else { return Grammar.opaque }
    return grammar.attribute(Grammar.Attribute(names: names, values: values(content(of: node))))
  }
}

extension GrammarReader {
  /// The names that an element or attribute may have, or nil where they cannot be told one by one.
  private func names(of node: xmlNodePtr) -> [Grammar.Name]? {
    guard let name = attribute("name", of: node) else {
      return Self.children(of: node).first.flatMap { names(ofClass: $0) }
    }
    let isAttribute = Self.name(of: node) == "attribute"
    if isAttribute, name.hasPrefix("xml:") {
      return [Grammar.Name(namespace: Self.xml, local: String(name.dropFirst("xml:".count)))]
    }
    guard !name.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let namespace =
      isAttribute ? attribute("ns", of: node) ?? "" : inherited("ns", at: node)
    return [Grammar.Name(namespace: namespace, local: name)]
  }

  private func names(ofClass node: xmlNodePtr) -> [Grammar.Name]? {
    switch Self.name(of: node) {
    case "name":
      return [Grammar.Name(namespace: inherited("ns", at: node), local: Self.text(of: node))]
    case "choice":
      var result: [Grammar.Name] = []
      for child in Self.children(of: node) {
        guard let names = names(ofClass: child) else { return nil }
        result += names
      }
      return result
    default: return nil
    }
  }

  /// What an element or attribute holds: its children but for the one that names it.
  private func content(of node: xmlNodePtr) -> [xmlNodePtr] {
    let children = Self.children(of: node)
    return attribute("name", of: node) == nil ? Array(children.dropFirst()) : children
  }

  private func values(_ patterns: [xmlNodePtr]) -> Grammar.Values {
    guard let pattern = patterns.first else { return .any }
    guard patterns.count == 1 else { return .opaque }
    switch Self.name(of: pattern) {
    case "text": return .any
    case "ref":
      let name = attribute("name", of: pattern) ?? ""
      guard let definition = definitions[name], !ambiguous.contains(name) else { return .opaque }
      return values(Self.children(of: definition))
    case "value": return listed([pattern])
    case "choice": return listed(Self.children(of: pattern))
    case "data": return data(pattern)
    default: return .opaque
    }
  }

  private func listed(_ nodes: [xmlNodePtr]) -> Grammar.Values {
    var values: [String] = []
    for node in nodes {
      let type = attribute("type", of: node) ?? "token"
      guard Self.name(of: node) == "value", ["token", "string"].contains(type) else {
        return .opaque
      }
      values.append(Self.text(of: node))
    }
    return .listed(values)
  }

  private func data(_ node: xmlNodePtr) -> Grammar.Values {
    guard inherited("datatypeLibrary", at: node) == Self.schemaTypes else { return .opaque }
    var expressions: [String] = []
    for parameter in Self.children(of: node) {
      guard Self.name(of: parameter) == "param", attribute("name", of: parameter) == "pattern"
      else { return .opaque }
      expressions.append(Self.text(of: parameter))
    }
    return .data(type: attribute("type", of: node) ?? "", expressions: expressions)
  }

  private func attribute(_ name: String, of node: xmlNodePtr) -> String? {
    guard let attribute = xmlHasProp(node, name) else { return nil }
    return Self.text(attribute.pointee.children)
  }

  /// The attribute of the node or of the nearest element around it that has it.
  private func inherited(_ name: String, at node: xmlNodePtr) -> String {
    var next: xmlNodePtr? = node
    while let node = next, node.pointee.type == XML_ELEMENT_NODE {
      if let value = attribute(name, of: node) { return value }
      next = node.pointee.parent
    }
    return ""
  }

  private static func name(of node: xmlNodePtr) -> String {
    String(library: node.pointee.name)
  }

  private static func text(of node: xmlNodePtr) -> String {
    text(node.pointee.children)
  }

  /// The text of a node and of those after it.
  private static func text(_ first: xmlNodePtr?) -> String {
    sequence(first: first) { $0?.pointee.next }.reduce(into: "") { text, node in
      if node?.pointee.type == XML_TEXT_NODE { text += String(library: node?.pointee.content) }
    }
  }

  private static func children(of node: xmlNodePtr) -> [xmlNodePtr] {
    var result: [xmlNodePtr] = []
    var next = node.pointee.children
    while let child = next {
      if child.pointee.type == XML_ELEMENT_NODE { result.append(child) }
      next = child.pointee.next
    }
    return result
  }
}
