/// Values in the order of their shape's fields, each made when a template asks for it.
package final class Record: Sendable {
  package let shape: Shape
  /// The value of a field, by its position.
  let value: @Sendable (Int) -> Value

  /// Needs one value for each field: that is for the programme to hold, not for its input.
  package convenience init(_ shape: Shape, _ values: [Value]) {
    precondition(values.count == Int(shape.fieldCount), "a record needs a value for each field")
    self.init(shape) { values[$0] }
  }

  package init(_ shape: Shape, value: @escaping @Sendable (Int) -> Value) {
    self.shape = shape
    self.value = value
  }
}
