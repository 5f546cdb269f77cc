/// All templates of a library, compiled into flat tables.
struct Program: Sendable {
  /// The use of a partial or a parent.
  struct Call: Sendable {
    enum Target: Sendable {
      case template(Int)
      /// A name, whose value is the template's name.
      case dynamic(Slice)
    }

    var target: Target
    /// Nil when the tag is not standalone: then the template's lines are not indented.
    var indentation: [UInt8]?
    var overrides: Range<Int>
    var template: Int
    var offset: Int
  }

  struct Block: Sendable {
    var name: Int
    /// What the lines of an override are indented by, beside the indentation of the template.
    var indentation: [UInt8]
    var isStandalone: Bool
    var template: Int
    var offset: Int
  }

  struct Override: Sendable {
    var block: Int
    var steps: Range<Int>
    var startsLine: Bool
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
  var templates: [Range<Int>] = []
  /// For each shape, the position of each name in its records, or -1.
  var slots: [Int16] = []
  var nameCount = 0
}
