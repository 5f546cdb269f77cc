/// A tag as it stands in a template.
struct Tag {
  enum Kind {
    case variable
    case unescaped
    case section
    case inverted
    case block
    case parent
    case partial
    case close
    case comment
    case delimiters
  }

  var kind: Kind
  /// The whole of it, with its delimiters.
  var range: Range<Int>
  /// What is between them, without the sign of its kind and the blanks around it.
  var content: Range<Int>
}

extension Tag.Kind {
  init(sign: UInt8) {
    self =
      switch sign {
      case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescaped
      case UInt8(ascii: "#"): .section
      case UInt8(ascii: "^"): .inverted
      case UInt8(ascii: "$"): .block
      case UInt8(ascii: "<"): .parent
      case UInt8(ascii: ">"): .partial
      case UInt8(ascii: "/"): .close
      case UInt8(ascii: "!"): .comment
      case UInt8(ascii: "="): .delimiters
      default: .variable
      }
  }
}
