/// A part of a parsed template.
enum Node: Sendable {
  case text(Text)
  case variable(Variable)
  case section(Section)
  case partial(Partial)
  case block(Block)
}

/// At most one line of text, with its line end.
///
/// A line that is not standalone always begins with a text, an empty one if need be: it marks
/// where the indentation of a partial goes.
struct Text: Sendable {
  var bytes: ArraySlice<UInt8>
  var startsLine: Bool
}

struct Variable: Sendable {
  var name: DottedName
  var isEscaped: Bool
}

struct Section: Sendable {
  var name: DottedName
  var isInverted: Bool
  var body: [Node]
}

/// A partial tag, or a parent tag, which is a partial with arguments.
struct Partial: Sendable {
  enum Target: Hashable, Sendable {
    case named(String)
    case dynamic(DottedName)
  }

  var target: Target
  var offset: Int
  /// The blanks before a standalone tag; nil when it is not standalone.
  var indentation: ArraySlice<UInt8>?
  var overrides: [Override] = []
}

/// A place that a template lets others fill, with what stands there otherwise.
struct Block: Sendable {
  var name: String
  var offset: Int
  /// The blanks before its tag.
  var indentation: ArraySlice<UInt8>
  /// Whether its opening tag has the line for itself.
  var isStandalone: Bool
  var body: [Node]
}

/// What a parent tag puts in the place of a block of the parent.
struct Override: Sendable {
  var name: String
  var offset: Int
  /// Begins below its tag rather than beside it.
  var startsLine: Bool
  /// Without the indentation that all its lines share.
  var body: [Node]
}
