/// What the names in pages mean to the grammar and to the checks in Swift.
struct PageNames {
  struct Element {
    /// In the grammar.
    var number: Int16
    var known: KnownElement?
  }

  struct Attribute {
    /// In the grammar; nil where any attribute of that name may stand anywhere.
    var number: Int16?
    var known: KnownAttribute?
    /// Which of `valueTests` its value is to pass, if any.
    var test: Int16?
  }

  private let numbers: GrammarNames
  let valueTests = ValueTests()
  private var elements = NameCache<Element>()
  private var attributes = NameCache<Attribute>()

  init(_ numbers: GrammarNames) {
    self.numbers = numbers
  }

  var count: Int { elements.count + attributes.count }

  /// To be called when the parser's dictionary is gone.
  mutating func removeAll() {
    self = Self(numbers)
  }

  mutating func element(_ name: ParsedName) -> Element {
    if let element = elements.value(of: name) { return element }
    let element = Element(
      number: Int16(numbers.number(ofElement: Grammar.Name(name))),
      known: KnownElement(rawValue: name.text)
    )
    elements.insert(name, element)
    return element
  }

  mutating func attribute(_ name: ParsedName) -> Attribute {
    if let attribute = attributes.value(of: name) { return attribute }
    let known = KnownAttribute(rawValue: name.text)
    let isFree = name.prefix == nil && name.text.hasPrefix("data-")
    let attribute = Attribute(
      number: isFree ? nil : Int16(numbers.number(ofAttribute: Grammar.Name(name))),
      known: known,
      test: known?.values.map { Int16(valueTests.add(.listed($0))) }
    )
    attributes.insert(name, attribute)
    return attribute
  }
}

extension Grammar.Name {
  fileprivate init(_ name: ParsedName) {
    self.init(namespace: String(library: name.namespace), local: String(library: name.local))
  }
}
