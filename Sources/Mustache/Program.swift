/// All templates of a library, compiled into flat tables of plain numbers.
///
/// Nothing in a table is counted by reference, so renderers on all cores share them for free.
struct Program: Sendable {
  /// The use of a partial or a parent.
  struct Call: Sendable {
    /// The number of the template, unless `dynamicName` has its name.
    var template: Int32
    var dynamicName: Slice?
    /// In the text; nil when the tag is not standalone: then the lines are not indented.
    var indentation: Slice?
    var overrides: Slice
    var place: Place
  }

  struct Block: Sendable {
    var name: Int32
    /// In the text: what indents an override, beside the indentation of the template.
    var indentation: Slice
    var isStandalone: Bool
    var place: Place
  }

  struct Override: Sendable {
    var block: Int32
    var steps: Slice
    var startsLine: Bool
  }

  /// Where a tag is, for messages.
  struct Place: Sendable {
    var template: Int32
    var offset: Int32
  }

  var instructions: [Instruction] = []
  /// The text of all templates.
  var text: [UInt8] = []
  /// The numbers of the parts of all dotted names.
  var nameParts: [Int32] = []
  var calls: [Call] = []
  var blocks: [Block] = []
  var overrides: [Override] = []
  /// The steps of each template.
  var templates: [Slice] = []
  /// For each shape, the position of each name in its records, or -1.
  var slots: [Int16] = []
  var nameCount = 0
}
