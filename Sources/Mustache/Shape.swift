/// The fields that a kind of record has: a reference into the `Vocabulary` that made it.
package struct Shape: Sendable, Hashable {
  let index: Int32
  let fieldCount: Int32
}

/// A field of a shape: its name, and what its value can be.
package struct Field: Sendable, Hashable {
  package indirect enum Kind: Sendable, Hashable {
    /// Anything that is written or tested, but not entered: text, a number, a truth value.
    case text
    /// A record of that shape, or null.
    case record(Shape)
    case list(Kind)
    /// A record of the shape that has this field, for trees.
    case enclosing
  }

  let name: String
  var kind: Kind
  /// Whether its value is the same on all pages that a `PageTemplate` makes.
  package var isConstant = false

  /// The name is one part of a dotted name, so it holds no dot.
  package init(_ name: String, _ kind: Kind) {
    precondition(!name.isEmpty && !name.contains("."), "a field's name is one part of a name")
    self.name = name
    self.kind = kind
  }
}
