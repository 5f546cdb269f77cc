import Diagnostics

/// Says in plain words why a page does not fit the grammar.
///
/// The validator only says that it does not, and of the place little more than the element where
/// it gave up. This walks the source beside the grammar's outline and names every element,
/// attribute and text that has no place, each at its own byte.
struct GrammarExplainer {
  private struct OpenElement {
    var name: String
    var namespace: String
    /// Its place in the outline, or that of its nearest known ancestor.
    var index: Int?
    var offset: Int
    var isKnown: Bool
    var childNames: Set<String> = []
  }

  private let outline: GrammarOutline
  private var scanner: MarkupScanner
  private var open: [OpenElement] = []
  private var findings: [Finding] = []

  init(_ outline: GrammarOutline, _ source: [UInt8]) {
    self.outline = outline
    scanner = MarkupScanner(source)
  }

  mutating func explain() -> [Finding] {
    var start = 0
    while let token = scanner.next() {
      switch token {
      case .startTag(let name): readStartTag(scanner.text(name), at: start)
      case .endTag: close()
      case .text(let range): checkText(range)
      default: break
      }
      start = scanner.position
    }
    return findings
  }
}

extension GrammarExplainer {
  private mutating func readStartTag(_ name: String, at offset: Int) {
    var attributes: [(name: String, value: String, offset: Int)] = []
    var namespace = open.last?.namespace ?? ""
    while let attribute = scanner.nextAttribute() {
      let value = String(decoding: scanner.decoded(attribute.value), as: UTF8.self)
      let attributeName = scanner.text(attribute.name)
      if attributeName == "xmlns" { namespace = value }
      if attributeName.hasPrefix("xmlns") || attributeName.hasPrefix("data-") { continue }
      attributes.append((attributeName, value, attribute.name.lowerBound))
    }
    let qualified = Grammar.Name(namespace: namespace, local: name)
    let index = place(qualified, at: offset)
    if let index {
      check(attributes, of: outline.elements[index], at: offset)
    }
    open.append(
      OpenElement(
        name: name,
        namespace: namespace,
        index: index ?? open.last?.index,
        offset: offset,
        isKnown: index != nil
      )
    )
    if scanner.isSelfClosing { close() }
  }

  /// Finds the element in the outline, and says so where its parent does not allow it.
  private mutating func place(_ name: Grammar.Name, at offset: Int) -> Int? {
    guard let parent = open.last else {
      if outline.elements.first?.name == name { return 0 }
      find(.elementMisplaced, at: offset, "the page's first element is '\(name.local)', not 'html'")
      return outline.element(named: name)
    }
    open[open.count - 1].childNames.insert(name.local)
    if let index = parent.index,
      let child = outline.elements[index].content.children[name]
    {
      return child
    }
    guard let anywhere = outline.element(named: name) else {
      let hint =
        ProfileHints.element(name.local)
        ?? Suggestion.note(for: name.local, among: outline.names(in: name.namespace))
      find(.elementUnknown, at: offset, "element '\(name.local)' is not in the house profile", hint)
      return nil
    }
    let hint = ProfileHints.element(name.local, in: parent.name)
    find(
      .elementMisplaced,
      at: offset,
      "element '\(name.local)' is not allowed in '\(parent.name)'",
      hint
    )
    return anywhere
  }

  private mutating func check(
    _ attributes: [(name: String, value: String, offset: Int)],
    of element: GrammarOutline.Element,
    at offset: Int
  ) {
    let content = element.content
    let local = element.name.local
    for attribute in attributes {
      guard let values = content.attributes[attribute.name] else {
        let hint =
          ProfileHints.attribute(attribute.name)
          ?? Suggestion.note(for: attribute.name, among: content.attributes.keys.sorted())
        let message = "element '\(local)' may not have the attribute '\(attribute.name)'"
        find(.attributeUnknown, at: attribute.offset, message, hint)
        continue
      }
      guard let cure = values.cure(for: attribute.value) else { continue }
      let message = "attribute '\(attribute.name)' of '\(local)' has the value '\(attribute.value)'"
      find(.attributeValue, at: attribute.offset, message, cure)
    }
    for name in content.requiredAttributes where !attributes.contains(where: { $0.name == name }) {
      let message = "element '\(local)' lacks the attribute '\(name)'"
      find(.attributeMissing, at: offset, message, ProfileHints.missing(name))
    }
  }

  private mutating func checkText(_ range: Range<Int>) {
    guard let parent = open.last, parent.isKnown, let index = parent.index else { return }
    guard !outline.elements[index].content.allowsText else { return }
    let text = scanner.source[range]
    guard let first = text.firstIndex(where: { $0 > 0x20 }) else { return }
    find(.textMisplaced, at: first, "text is not allowed in '\(parent.name)'")
  }

  private mutating func close() {
    guard let element = open.popLast(), element.isKnown, let index = element.index else { return }
    let required = outline.elements[index].content.requiredChildren
    for child in required where !element.childNames.contains(child) {
      let message = "element '\(element.name)' lacks the element '\(child)'"
      find(.elementMissing, at: element.offset, message)
    }
  }

  private mutating func find(
    _ rule: Rule,
    at offset: Int,
    _ message: String,
    _ hint: String? = nil
  ) {
    let notes = hint.map { [$0] } ?? []
    findings.append(Finding(rule: rule, offset: offset, message: message, notes: notes))
  }
}
