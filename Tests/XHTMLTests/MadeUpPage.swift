import TestSupport

@testable import XHTML

/// A page as a tree that can be changed, made up along a grammar.
struct MadeUpPage {
  struct Element {
    var name: Grammar.Name
    var attributes: [(name: Grammar.Name, value: String)] = []
    var children: [Child] = []
  }

  enum Child {
    case element(Element)
    case text(String)
  }

  var root: Element

  /// Those of all elements.
  var names: Set<Grammar.Name> { Self.names(root) }

  private static func names(_ element: Element) -> Set<Grammar.Name> {
    element.children.reduce(into: [element.name]) { names, child in
      if case .element(let element) = child { names.formUnion(Self.names(element)) }
    }
  }

  var bytes: [UInt8] {
    var text = "<!DOCTYPE html>\n"
    Self.write(root, in: "", to: &text)
    return Array(text.utf8)
  }

  private static func write(_ element: Element, in namespace: String, to text: inout String) {
    let name = element.name
    text += "<\(name.local)"
    if name.namespace != namespace { text += " xmlns=\"\(name.namespace)\"" }
    for (name, value) in element.attributes {
      let prefix = name.namespace.isEmpty ? "" : "xml:"
      text += " \(prefix)\(name.local)=\"\(XMLEscaping.escaped(value))\""
    }
    text += ">"
    for child in element.children {
      switch child {
      case .element(let element): write(element, in: name.namespace, to: &text)
      case .text(let words): text += XMLEscaping.escaped(words)
      }
    }
    text += "</\(name.local)>"
  }
}

// Making one up.
extension MadeUpPage {
  /// Walks the grammar from its start, and takes a way at random wherever there are several.
  init(along grammar: Grammar, _ random: inout SeededGenerator) {
    var maker = Maker(grammar: grammar, random: random)
    var holder = Element(name: Grammar.Name(namespace: "", local: ""))
    maker.make(grammar.start, into: &holder, depth: 0)
    random = maker.random
    guard case .element(let root)? = holder.children.first else {
      preconditionFailure("the grammar has no root element")
    }
    self.root = root
  }

  private struct Maker {
    let grammar: Grammar
    var random: SeededGenerator

    mutating func make(_ pattern: Int, into element: inout Element, depth: Int) {
      switch grammar[pattern] {
      case .notAllowed, .opaque, .empty: break
      case .text:
        if Bool.random(using: &random) { element.children.append(.text(word)) }
        if Bool.random(using: &random) { element.children.append(.text("\n  ")) }
      case .choice: make(alternative(of: pattern, depth), into: &element, depth: depth)
      case .group(let first, let second):
        make(first, into: &element, depth: depth)
        make(second, into: &element, depth: depth)
      case .oneOrMore(let one):
        for _ in 0...Int.random(in: 0...max(1, 4 - depth), using: &random) {
          make(one, into: &element, depth: depth)
        }
      case .attribute(let index):
        let attribute = grammar.attributes[index]
        guard let name = attribute.names.randomElement(using: &random),
          !element.attributes.contains(where: { $0.name == name })
        else { break }
        let place = Int.random(in: 0...element.attributes.count, using: &random)
        element.attributes.insert((name, value(attribute.values)), at: place)
      case .element(let index):
        let found = grammar.elements[index]
        var child = Element(name: found.name)
        make(found.content, into: &child, depth: depth + 1)
        element.children.append(.element(child))
      }
    }

    /// Deep in the page, nothing where nothing will do, or text.
    private mutating func alternative(of pattern: Int, _ depth: Int) -> Int {
      var alternatives: [Int] = []
      var rest = pattern
      while case .choice(let one, let others) = grammar[rest] {
        alternatives.append(one)
        rest = others
      }
      alternatives.append(rest)
      if depth > Int.random(in: 3..<7, using: &random) {
        for short in [Grammar.empty, Grammar.text] where alternatives.contains(short) {
          return short
        }
      }
      return alternatives.randomElement(using: &random) ?? pattern
    }

    private var word: String {
      mutating get { ["a", "b c", "é", "한", "&", "\u{A0}"].randomElement(using: &random) ?? "" }
    }

    private mutating func value(_ values: Grammar.Values) -> String {
      switch values {
      case .any, .opaque: ["", "a", "b c", "한 &", "1"].randomElement(using: &random) ?? ""
      case .listed(let values): values.randomElement(using: &random) ?? ""
      case .data(type: "string", _):
        ["en", "zh-Hant-TW", "de-CH-1996"].randomElement(using: &random) ?? ""
      case .data: ["0", "7", "1954", "007"].randomElement(using: &random) ?? ""
      }
    }
  }
}
