/// What is in reach of a tag, as far as the vocabulary tells.
struct Scope: Hashable {
  /// What came of seeking a name.
  enum Resolution {
    case found(Field.Kind)
    /// `part` is no field of any of `shapes`.
    case unknown(part: String, shapes: [Shape])
    /// `part` has a value without fields, and is asked for one.
    case notRecord(part: String, kind: Field.Kind)
  }

  /// What `{{.}}` stands for.
  private(set) var current: Field.Kind
  /// The innermost last, each once: of several records of a shape only the innermost is seen.
  private(set) var shapes: [Shape]

  init(root: Shape) {
    self.current = .record(root)
    self.shapes = [root]
  }

  /// The scope in a section over a value of `kind`.
  func entering(_ kind: Field.Kind) -> Scope {
    var scope = self
    switch kind {
    case .list(let element):
      return entering(element)
    case .record(let shape):
      scope.shapes.removeAll { $0 == shape }
      scope.shapes.append(shape)
    case .text, .enclosing:
      break
    }
    scope.current = kind
    return scope
  }

  /// Seeks a name as the renderer does.
  func resolve(_ name: DottedName, in vocabulary: Vocabulary) -> Resolution {
    guard let first = name.parts.first else { return .found(current) }
    let kinds = shapes.reversed().lazy.compactMap { vocabulary[$0].kind(of: first) }
    guard var kind = kinds.first else {
      return .unknown(part: first, shapes: shapes.reversed())
    }
    for (owner, part) in zip(name.parts, name.parts.dropFirst()) {
      guard case .record(let shape) = kind else { return .notRecord(part: owner, kind: kind) }
      guard let next = vocabulary[shape].kind(of: part) else {
        return .unknown(part: part, shapes: [shape])
      }
      kind = next
    }
    return .found(kind)
  }
}
