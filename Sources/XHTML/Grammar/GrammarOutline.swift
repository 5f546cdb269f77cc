/// A grammar, reduced to what a message about one element needs.
///
/// It forgets order and number, so what it allows is more than the grammar does: whatever it
/// rejects is invalid, and what it cannot explain is left to the validator's own words.
struct GrammarOutline {
  /// What an element, or a part of a pattern, may and must hold.
  struct Content {
    /// By the name as written, such as `xml:lang`.
    var attributes: [String: Grammar.Values] = [:]
    /// In the order of the grammar.
    var requiredAttributes: [String] = []
    /// The index of the element that a child of this name is.
    var children: [Grammar.Name: Int] = [:]
    var requiredChildren: [String] = []
    var allowsText = false
  }

  struct Element {
    var name: Grammar.Name
    var content: Content
  }

  /// The first is the root.
  let elements: [Element]

  init(_ grammar: Grammar) {
    var reader = ContentReader(grammar: grammar)
    elements = grammar.elements.map { element in
      Element(name: element.name, content: reader.content(of: element.content))
    }
  }

  /// Any element of this name, wherever it may stand.
  func element(named name: Grammar.Name) -> Int? {
    elements.firstIndex { $0.name == name }
  }

  /// The names of all elements of a namespace.
  func names(in namespace: String) -> [String] {
    Set(elements.lazy.filter { $0.name.namespace == namespace }.map(\.name.local)).sorted()
  }
}

extension GrammarOutline.Content {
  /// Both, one after the other.
  mutating func add(_ other: Self) {
    unite(other)
    requiredAttributes += other.requiredAttributes.filter { !requiredAttributes.contains($0) }
    requiredChildren += other.requiredChildren.filter { !requiredChildren.contains($0) }
  }

  /// One or the other.
  mutating func alternate(_ other: Self) {
    unite(other)
    requiredAttributes.removeAll { !other.requiredAttributes.contains($0) }
    requiredChildren.removeAll { !other.requiredChildren.contains($0) }
  }

  private mutating func unite(_ other: Self) {
    attributes.merge(other.attributes) { $0.union($1) }
    children.merge(other.children) { first, _ in first }
    allowsText = allowsText || other.allowsText
  }
}

/// Reads what patterns allow and demand, each once.
private struct ContentReader {
  let grammar: Grammar
  private var contents: [Grammar.Pattern.Index: GrammarOutline.Content] = [:]

  init(grammar: Grammar) {
    self.grammar = grammar
  }

  mutating func content(of pattern: Grammar.Pattern.Index) -> GrammarOutline.Content {
    if let known = contents[pattern] { return known }
    let result = read(pattern)
    contents[pattern] = result
    return result
  }

  private mutating func read(_ pattern: Grammar.Pattern.Index) -> GrammarOutline.Content {
    var result = GrammarOutline.Content()
    switch grammar[pattern] {
    case .notAllowed, .empty: break
    case .text, .opaque: result.allowsText = true
    case .choice(let first, var rest):
      result = content(of: first)
      while case .choice(let other, let others) = grammar[rest] {
        result.alternate(content(of: other))
        rest = others
      }
      result.alternate(content(of: rest))
    case .group(let first, let second):
      result = content(of: first)
      result.add(content(of: second))
    case .oneOrMore(let one): result = content(of: one)
    case .attribute(let index):
      let attribute = grammar.attributes[index]
      for name in attribute.names { result.attributes[name.written] = attribute.values }
      if attribute.names.count == 1 { result.requiredAttributes = [attribute.names[0].written] }
    case .element(let index):
      let name = grammar.elements[index].name
      result.children = [name: index]
      result.requiredChildren = [name.local]
    }
    return result
  }
}

extension Grammar.Name {
  /// As it is written in a page.
  fileprivate var written: String {
    namespace.hasSuffix("/XML/1998/namespace") ? "xml:\(local)" : local
  }
}

extension Grammar.Values {
  fileprivate func union(_ other: Self) -> Self {
    switch (self, other) {
    case (.listed(let first), .listed(let second)): .listed(first + second)
    default: self == other ? self : .any
    }
  }

  /// What to write instead of `value`, or nil where it will do.
  func cure(for value: String) -> String? {
    switch self {
    case .listed(let values) where !values.contains(value):
      "it may be: \(values.joined(separator: ", "))"
    case .data(type: "nonNegativeInteger", _)
    where value.isEmpty || !value.utf8.allSatisfy({ (0x30...0x39).contains($0) }):
      "write a whole number, without a unit"
    case .data(type: "string", _) where !Self.isLanguage(value):
      "write a language tag (BCP 47), such as en or zh-Hant"
    default: nil
    }
  }

  /// Whether a value has the shape that the house profile gives to languages.
  private static func isLanguage(_ value: String) -> Bool {
    let parts = value.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (2...8).contains(parts[0].count) && parts[0].allSatisfy(\.isASCIILetter)
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCIILetter || (0x30...0x39).contains($0) }
      }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
