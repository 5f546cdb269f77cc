/// A step of a compiled template.
///
/// All numbers are indices into the tables of the `Program`, so a step is 16 plain bytes.
enum Instruction {
  /// Text that continues a line.
  case text(Slice)
  /// Text that begins a line, so that indentation comes first.
  case lines(Slice)
  case escaped(Slice)
  case unescaped(Slice)
  /// Runs the steps up to `end` for each item of a list, or once for what is true.
  case section(Slice, end: Int32)
  /// Runs the steps up to `end` when the value is false.
  case inverted(Slice, end: Int32)
  case call(Int32)
  /// Runs what overrides the block, or the steps up to `end`.
  case block(Int32, end: Int32)
}

/// A part of a table of a program.
struct Slice {
  var start: Int32
  var count: Int32

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

extension Slice {
  init(_ range: Range<Int>) {
    self.init(start: Int32(range.lowerBound), count: Int32(range.count))
  }
}
