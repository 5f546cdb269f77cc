internal import Mustache

/// How a value of the programme is seen by templates: each field beside what fills it.
///
/// A shape and its records come from one list, so that they cannot drift apart.
struct Projection<Source: Sendable>: Sendable {
  struct Member: Sendable {
    private(set) var field: Field
    let value: @Sendable (Source) -> Value

    /// The same, which every page has that one `PageTemplate` makes.
    var constant: Self {
      var member = self
      member.field.isConstant = true
      return member
    }
  }

  /// What makes the value of a field.
  private final class Maker: Sendable {
    let value: @Sendable (Source) -> Value

    init(_ value: @escaping @Sendable (Source) -> Value) {
      self.value = value
    }
  }

  let shape: Shape
  private let makers: [Maker]

  init(_ name: String, in vocabulary: inout Vocabulary, _ members: [Member]) {
    self.shape = vocabulary.shape(name, members.map(\.field))
    self.makers = members.map { Maker($0.value) }
  }

  func record(of source: Source) -> Record {
    Record(shape) { [makers] position in
      // The record holds them all: to count each that is asked costs as much as most values.
      Unmanaged.passUnretained(makers[position])._withUnsafeGuaranteedRef { $0.value(source) }
    }
  }
}

extension Projection.Member {
  static func text(
    _ name: String,
    _ value: @escaping @Sendable (Source) -> String?
  ) -> Self {
    Self(field: Field(name, .text)) { source in value(source).map(Value.text) ?? .null }
  }

  static func integer(
    _ name: String,
    _ value: @escaping @Sendable (Source) -> Int?
  ) -> Self {
    Self(field: Field(name, .text)) { source in value(source).map(Value.integer) ?? .null }
  }

  static func flag(
    _ name: String,
    _ value: @escaping @Sendable (Source) -> Bool
  ) -> Self {
    Self(field: Field(name, .text)) { source in .bool(value(source)) }
  }

  static func bytes(
    _ name: String,
    _ value: @escaping @Sendable (Source) -> [UInt8]
  ) -> Self {
    Self(field: Field(name, .text)) { source in .bytes(value(source)) }
  }

  static func texts(
    _ name: String,
    _ value: @escaping @Sendable (Source) -> [String]
  ) -> Self {
    Self(field: Field(name, .list(.text))) { source in .list(value(source).map(Value.text)) }
  }

  static func record<Other>(
    _ name: String,
    _ projection: Projection<Other>,
    _ value: @escaping @Sendable (Source) -> Other?
  ) -> Self {
    record(name, projection.shape) { source in value(source).map(projection.record) }
  }

  static func list<Other>(
    _ name: String,
    _ projection: Projection<Other>,
    _ value: @escaping @Sendable (Source) -> [Other]
  ) -> Self {
    list(name, projection.shape) { source in value(source).map(projection.record) }
  }

  /// For a record that is made once and stands on many pages.
  static func record(
    _ name: String,
    _ shape: Shape,
    _ value: @escaping @Sendable (Source) -> Record?
  ) -> Self {
    Self(field: Field(name, .record(shape))) { source in value(source).map(Value.record) ?? .null }
  }

  /// For records that are made once and stand on many pages.
  static func list(
    _ name: String,
    _ shape: Shape,
    _ value: @escaping @Sendable (Source) -> [Record]
  ) -> Self {
    Self(field: Field(name, .list(.record(shape)))) { source in
      .list(value(source).map(Value.record))
    }
  }
}
