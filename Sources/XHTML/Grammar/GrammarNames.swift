/// The names in a grammar, numbered from 1.
struct GrammarNames {
  /// The number of a name that the grammar does not have.
  static let unknown = 0

  private var elements: [Grammar.Name: Int] = [:]
  private var attributes: [Grammar.Name: Int] = [:]

  init(_ grammar: Grammar) {
    for element in grammar.elements where elements[element.name] == nil {
      elements[element.name] = elements.count + 1
    }
    for name in grammar.attributes.flatMap(\.names) where attributes[name] == nil {
      attributes[name] = attributes.count + 1
    }
  }

  /// How many numbers there are, with that of no name.
  var elementCount: Int { elements.count + 1 }
  var attributeCount: Int { attributes.count + 1 }

  func number(ofElement name: Grammar.Name) -> Int {
    elements[name] ?? Self.unknown
  }

  func number(ofAttribute name: Grammar.Name) -> Int {
    attributes[name] ?? Self.unknown
  }
}
