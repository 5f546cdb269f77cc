/// A grammar, reduced to what a message about one element needs.
///
/// It forgets order and number, so what it allows is more than the grammar does: whatever it
/// rejects is invalid, and what it cannot explain is left to the validator's own words.
struct GrammarOutline {
  struct Name: Hashable {
    var namespace: String
    var local: String
  }

  /// The values that an attribute may have.
  enum Values {
    case any
    case number
    case language
    case listed([String])
  }

  /// What an element, or a part of a pattern, may and must hold.
  struct Content {
    /// By the name as written, such as `xml:lang`.
    var attributes: [String: Values] = [:]
    /// In the order of the grammar.
    var requiredAttributes: [String] = []
    /// The index of the element that a child of this name is.
    var children: [Name: Int] = [:]
    var requiredChildren: [String] = []
    var allowsText = false
  }

  struct Element {
    var name: Name
    var content = Content()
  }

  /// The first is the root.
  var elements: [Element] = []

  /// Any element of this name, wherever it may stand.
  func element(named name: Name) -> Int? {
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

  func optional() -> Self {
    var result = self
    result.requiredAttributes = []
    result.requiredChildren = []
    return result
  }

  private mutating func unite(_ other: Self) {
    attributes.merge(other.attributes) { $0.union($1) }
    children.merge(other.children) { first, _ in first }
    allowsText = allowsText || other.allowsText
  }
}

extension GrammarOutline.Values {
  func union(_ other: Self) -> Self {
    switch (self, other) {
    case (.listed(let first), .listed(let second)): .listed(first + second)
    case (.number, .number): .number
    case (.language, .language): .language
    default: .any
    }
  }

  /// What to write instead of `value`, or nil where it will do.
  func cure(for value: String) -> String? {
    switch self {
    case .listed(let values) where !values.contains(value):
      "it may be: \(values.joined(separator: ", "))"
    case .number where value.isEmpty || !value.utf8.allSatisfy({ (0x30...0x39).contains($0) }):
      "write a whole number, without a unit"
    case .language where !Self.isLanguage(value):
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
