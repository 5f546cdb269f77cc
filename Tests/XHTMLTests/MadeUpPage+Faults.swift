import TestSupport

@testable import XHTML

extension MadeUpPage {
  private static let oddValues = [
    "", " ", "x", "-1", "+5", "0", "12", " 5 ", "5.0", "99999999999999999999999999", "utf-8",
    "UTF-8 ", "en", "en-", " en", "EN-us", "é", "true", "defer", "submit", "col", "&", "a\nb",
  ]

  /// The page with something about it changed, which mostly makes it invalid.
  func changed(along grammar: Grammar, _ random: inout SeededGenerator) -> MadeUpPage {
    var result = self
    let elements = grammar.elements.map(\.name)
    let attributes = grammar.attributes.flatMap(\.names)
    let place = Int.random(in: 0..<result.count, using: &random)
    let other = result.element(Int.random(in: 0..<result.count, using: &random))
    let isSmall = Self.count(other) < 20
    result.change(place) { element in
      let childPlace = Int.random(in: 0...element.children.count, using: &random)
      let child = element.children.indices.randomElement(using: &random)
      let attribute = element.attributes.indices.randomElement(using: &random)
      let value = Self.oddValues.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<13, using: &random) {
      case 0: if let child { element.children.remove(at: child) }
      case 1: if let child { element.children.insert(element.children[child], at: childPlace) }
      case 2: element.children.shuffle(using: &random)
      case 3: if isSmall { element.children.insert(.element(other), at: childPlace) }
      case 4: element.name.local = elements.randomElement(using: &random)?.local ?? ""
      case 5: element.name = elements.randomElement(using: &random) ?? element.name
      case 6: element.name.local = "font"
      case 7: if let attribute { element.attributes.remove(at: attribute) }
      case 8:
        let name = attributes.randomElement(using: &random) ?? element.name
        if let attribute { element.attributes[attribute].name = name }
      case 9: if let attribute { element.attributes[attribute].value = value }
      case 10:
        let name = attributes.randomElement(using: &random) ?? element.name
        element.attributes.append((name, value))
      case 11:
        let name = Grammar.Name(
          namespace: "",
          local: ["data-a", "style"].randomElement(using: &random) ?? ""
        )
        element.attributes.append((name, value))
      default:
        element.children.insert(
          .text(Bool.random(using: &random) ? "x" : " \u{A0}"),
          at: childPlace
        )
      }
    }
    return result
  }

  /// How many elements there are.
  private var count: Int { Self.count(root) }

  private static func count(_ element: Element) -> Int {
    element.children.reduce(1) { count, child in
      if case .element(let element) = child { count + Self.count(element) } else { count }
    }
  }

  /// One of them, by its place in the order of their start tags.
  private func element(_ place: Int) -> Element {
    var found = root
    var copy = self
    copy.change(place) { found = $0 }
    return found
  }

  private mutating func change(_ place: Int, _ body: (inout Element) -> Void) {
    var left = place
    Self.change(&root, &left, body)
  }

  private static func change(
    _ element: inout Element,
    _ left: inout Int,
    _ body: (inout Element) -> Void
  ) {
    if left == 0 { body(&element) }
    left -= 1
    for index in element.children.indices where left >= 0 {
      guard case .element(var child) = element.children[index] else { continue }
      change(&child, &left, body)
      if left < 0 { element.children[index] = .element(child) }
    }
  }
}
