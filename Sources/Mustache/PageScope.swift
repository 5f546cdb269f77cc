/// What is in reach of a node, with what is known of it before there is a page.
struct PageScope {
  /// What a name stands for.
  enum Meaning {
    /// The same on every page.
    case constant(Value)
    /// A value of that kind; `sample` has the constant fields of a record.
    case varying(Field.Kind, sample: Record?)
    /// Only the renderer can tell.
    case unknown
  }

  /// A record in reach.
  private struct Frame {
    var shape: Shape
    /// A record that has the constant fields; nil where there is none.
    var sample: Record?
    /// Whether all its fields are the same on every page.
    var isConstant = false
  }

  /// The innermost last.
  private var frames: [Frame]
  /// What `{{.}}` stands for.
  private var current: Meaning

  init(like sample: Record) {
    frames = [Frame(shape: sample.shape, sample: sample)]
    current = .varying(.record(sample.shape), sample: sample)
  }

  /// Seeks a name as the renderer does.
  func meaning(of name: DottedName, in vocabulary: Vocabulary) -> Meaning {
    guard let first = name.parts.first else { return current }
    guard var frame = frames.last(where: { vocabulary[$0.shape].position(of: first) != nil })
    else { return .unknown }
    var meaning = Meaning.unknown
    for (index, part) in name.parts.enumerated() {
      guard let position = vocabulary[frame.shape].position(of: part) else { return .unknown }
      let field = vocabulary[frame.shape].fields[position]
      let isConstant = frame.isConstant || field.isConstant
      let value = frame.sample?.value(position)
      var sample: Record?
      if case .record(let record)? = value { sample = record }
      if isConstant, let value {
        meaning = .constant(value)
      } else {
        meaning = .varying(field.kind, sample: sample)
      }
      guard index + 1 < name.parts.count else { break }
      guard case .record(let shape) = field.kind else { return .unknown }
      frame = Frame(shape: shape, sample: sample, isConstant: isConstant)
    }
    return meaning
  }

  /// The scope in a section over a value that is the same on every page, and no list.
  func entering(_ value: Value) -> PageScope {
    var scope = self
    scope.current = .constant(value)
    if case .record(let record) = value {
      scope.frames.append(Frame(shape: record.shape, sample: record, isConstant: true))
    }
    return scope
  }

  /// The scope in a section over a value of that kind.
  func entering(_ kind: Field.Kind, sample: Record?) -> PageScope {
    var scope = self
    switch kind {
    case .list(let element):
      return entering(element, sample: nil)
    case .record(let shape):
      scope.frames.append(Frame(shape: shape, sample: sample))
    case .text, .enclosing:
      break
    }
    scope.current = .varying(kind, sample: sample)
    return scope
  }
}
