/// Values in the order of their shape's fields.
package struct Record: Sendable {
  package let shape: Shape
  let values: [Value]

  /// Needs one value for each field: that is for the programme to hold, not for its input.
  package init(_ shape: Shape, _ values: [Value]) {
    precondition(values.count == Int(shape.fieldCount), "a record needs a value for each field")
    self.shape = shape
    self.values = values
  }
}
