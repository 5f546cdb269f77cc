import CLibXML2

extension GrammarOutline {
  /// Reads a grammar in the XML syntax of RELAX NG (ISO/IEC 19757-2); it must compile.
  init(_ grammar: borrowing ParsedDocument) {
    var reader = GrammarReader()
    grammar.forEachElement { reader.note($0) }
    elements = reader.read()
  }
}

/// Follows the patterns of a grammar from its start.
private struct GrammarReader {
  private var definitions: [String: xmlNodePtr] = [:]
  private var start: xmlNodePtr?
  private var elements: [GrammarOutline.Element] = []
  private var nodes: [xmlNodePtr] = []
  private var indices: [xmlNodePtr: Int] = [:]
  private var contents: [String: GrammarOutline.Content] = [:]

  mutating func note(_ node: xmlNodePtr) {
    switch String(library: node.pointee.name) {
    case "define": definitions[attribute("name", of: node) ?? ""] = node
    case "start": start = node
    default: break
    }
  }

  mutating func read() -> [GrammarOutline.Element] {
    if let start { _ = content(within: start) }
    var next = 0
    while next < nodes.count {
      elements[next].content = content(within: nodes[next])
      next += 1
    }
    return elements
  }

  private mutating func content(within node: xmlNodePtr) -> GrammarOutline.Content {
    var result = GrammarOutline.Content()
    for child in Self.children(of: node) { result.add(content(of: child)) }
    return result
  }

  private mutating func content(of node: xmlNodePtr) -> GrammarOutline.Content {
    switch String(library: node.pointee.name) {
    case "element": return element(node)
    case "attribute": return attribute(node)
    case "ref": return reference(to: attribute("name", of: node) ?? "")
    case "optional", "zeroOrMore": return content(within: node).optional()
    case "choice":
      let alternatives = Self.children(of: node)
      guard let first = alternatives.first else { return GrammarOutline.Content() }
      var result = content(of: first)
      for other in alternatives.dropFirst() { result.alternate(content(of: other)) }
      return result
    case "text", "data", "value", "list": return GrammarOutline.Content(allowsText: true)
    case "name", "empty", "notAllowed", "param": return GrammarOutline.Content()
    default: return content(within: node)
    }
  }

  private mutating func reference(to name: String) -> GrammarOutline.Content {
    if let known = contents[name] { return known }
    guard let definition = definitions[name] else { return GrammarOutline.Content() }
    let result = content(within: definition)
    contents[name] = result
    return result
  }

  /// Only notes the element: its own content is read later, so recursion ends.
  private mutating func element(_ node: xmlNodePtr) -> GrammarOutline.Content {
    let local = attribute("name", of: node) ?? ""
    let name = GrammarOutline.Name(namespace: inherited("ns", at: node), local: local)
    let index = indices[node] ?? elements.count
    if index == elements.count {
      indices[node] = index
      nodes.append(node)
      elements.append(GrammarOutline.Element(name: name))
    }
    return GrammarOutline.Content(children: [name: index], requiredChildren: [local])
  }

  private func attribute(_ node: xmlNodePtr) -> GrammarOutline.Content {
    let values = values(within: node)
    if let name = attribute("name", of: node) {
      return GrammarOutline.Content(attributes: [name: values], requiredAttributes: [name])
    }
    var result = GrammarOutline.Content()
    for name in Self.descendants(of: node, named: "name") {
      let prefix = inherited("ns", at: name).hasSuffix("/XML/1998/namespace") ? "xml:" : ""
      result.attributes[prefix + Self.text(of: name)] = values
    }
    return result
  }

  private func values(within node: xmlNodePtr) -> GrammarOutline.Values {
    let listed = Self.descendants(of: node, named: "value").map { Self.text(of: $0) }
    if !listed.isEmpty { return .listed(listed) }
    for reference in Self.descendants(of: node, named: "ref") {
      guard let definition = definitions[attribute("name", of: reference) ?? ""] else { continue }
      return values(within: definition)
    }
    let types = Self.descendants(of: node, named: "data").map { attribute("type", of: $0) }
    switch types {
    case ["nonNegativeInteger"]: return .number
    case ["string"]: return .language
    default: return .any
    }
  }

  private func attribute(_ name: String, of node: xmlNodePtr) -> String? {
    guard let attribute = xmlHasProp(node, name) else { return nil }
    return String(library: attribute.pointee.children?.pointee.content)
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

  private static func text(of node: xmlNodePtr) -> String {
    String(library: node.pointee.children?.pointee.content)
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

  private static func descendants(of node: xmlNodePtr, named name: String) -> [xmlNodePtr] {
    children(of: node).flatMap { child in
      String(library: child.pointee.name) == name ? [child] : descendants(of: child, named: name)
    }
  }
}
