/// All that templates can name: the shapes of records, and which shape each page is rendered with.
///
/// Names become numbers here, before any template is read, so that rendering never hashes a string.
package struct Vocabulary: Sendable {
  struct Definition: Sendable {
    let name: String
    let fields: [Field]

    func kind(of name: String) -> Field.Kind? {
      fields.first { $0.name == name }?.kind
    }

    func position(of name: String) -> Int? {
      fields.firstIndex { $0.name == name }
    }
  }

  private(set) var definitions: [Definition] = []
  private(set) var names = NameTable()
  /// The shape of the record that each page template is rendered with.
  private(set) var pages: [String: Shape] = [:]

  package init() {}

  /// Adds a shape; `name` stands for it in messages.
  package mutating func shape(_ name: String, _ fields: [Field]) -> Shape {
    let shape = Shape(index: Int32(definitions.count), fieldCount: Int32(fields.count))
    precondition(
      Set(fields.map(\.name)).count == fields.count,
      "a field's name is unique in its shape"
    )
    for field in fields {
      _ = names.insert(field.name)
    }
    definitions.append(
      Definition(
        name: name,
        fields: fields.map { $0.resolved(in: shape) }
      )
    )
    return shape
  }

  /// Says that `template` is rendered with records of `shape`.
  package mutating func page(_ template: String, _ shape: Shape) {
    pages[template] = shape
  }

  subscript(shape: Shape) -> Definition { definitions[Int(shape.index)] }
}

extension Field {
  fileprivate func resolved(in shape: Shape) -> Field {
    var field = self
    field.kind = kind.resolved(in: shape)
    return field
  }
}

extension Field.Kind {
  fileprivate func resolved(in shape: Shape) -> Field.Kind {
    switch self {
    case .text, .record: self
    case .list(let element): .list(element.resolved(in: shape))
    case .enclosing: .record(shape)
    }
  }
}
