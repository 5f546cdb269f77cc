import CLibXML2

extension ParseFaults {
  /// The faults worth telling: up to the first that is not an unknown entity.
  ///
  /// After an unknown entity the parser is still in step with the page; after anything else what
  /// it says is mostly about its own confusion.
  func findings(in source: [UInt8]) -> [Finding] {
    let isLast: (ParseFault) -> Bool = { $0.code != XML_ERR_UNDECLARED_ENTITY }
    let end = faults.firstIndex(where: isLast).map { $0 + 1 } ?? faults.count
    return faults[..<end].map { $0.finding(in: source) }
  }
}

extension ParseFault {
  fileprivate func finding(in source: [UInt8]) -> Finding {
    let name = names.first ?? ""
    switch code {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      let message = "the entity '&\(name);' is not one of XML's five"
      let number = NamedEntities.number(of: name)
      let cure =
        number.map { "write &#\($0);" } ?? "write the character itself, or &#…; with its number"
      return finding(.entity, at: start(of: "&", in: source), message, cure)
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING:
      let offset = start(of: "&", in: source)
      let isReference = offset < source.count && source[offset] == UInt8(ascii: "&")
      guard isReference, self.offset - offset < 64 else { break }
      return finding(.notWellFormed, at: offset, "a bare '&' stands in the text", "write &amp;")
    case XML_ERR_LT_IN_ATTRIBUTE:
      return finding(.notWellFormed, at: offset, "a bare '<' stands in an attribute", "write &lt;")
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      return finding(
        .notWellFormed,
        at: offset,
        "attribute '\(name)' has no value",
        "write \(name)=\"\(name)\""
      )
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      return finding(.notWellFormed, at: offset, "an attribute's value has no quotes", "write them")
    case XML_ERR_ATTRIBUTE_REDEFINED:
      return finding(.notWellFormed, at: offset, "attribute '\(name)' stands twice on one element")
    case XML_ERR_TAG_NAME_MISMATCH:
      let other = names.dropFirst().first ?? ""
      let opened = otherLine > 0 ? ", opened in line \(otherLine)," : ""
      return finding(
        .notWellFormed,
        at: start(of: "<", in: source),
        "element '\(name)'\(opened) is closed by '</\(other)>'",
        "every element needs its own end tag, in order"
      )
    case XML_ERR_TAG_NOT_FINISHED:
      let message = "the page ends while '\(name)' is open"
      return finding(.notWellFormed, at: offset, message, "write </\(name)>")
    case XML_ERR_DOCUMENT_END:
      return finding(.notWellFormed, at: offset, "something stands after the last end tag")
    case XML_ERR_INVALID_CHAR:
      return finding(
        .notWellFormed,
        at: offset,
        "XML forbids this character",
        "leave it out: it is a control character"
      )
    case XML_ERR_HYPHEN_IN_COMMENT:
      return finding(.notWellFormed, at: offset, "a comment holds '--'", "write one hyphen")
    case XML_ERR_INVALID_ENCODING:
      return finding(.notWellFormed, at: offset, "these bytes are not UTF-8")
    default: break
    }
    return finding(.notWellFormed, at: offset, plainMessage)
  }

  /// The library's own sentence, as ours are written.
  private var plainMessage: String {
    var text =
      message.split(separator: "\n").first.map(String.init) ?? "the page is not well-formed"
    while text.last == " " || text.last == "." { text.removeLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Where the markup begins in which the parser stumbled: the last `character` before it.
  private func start(of character: Unicode.Scalar, in source: [UInt8]) -> Int {
    let byte = UInt8(ascii: character)
    return source.prefix(offset).lastIndex(of: byte) ?? min(offset, source.count)
  }

  private func finding(
    _ rule: Rule,
    at offset: Int,
    _ message: String,
    _ cure: String? = nil
  ) -> Finding {
    Finding(rule: rule, offset: offset, message: message, notes: cure.map { [$0] } ?? [])
  }
}

/// The entities of HTML that people write by habit.
private enum NamedEntities {
  private static let numbers: [String: Int] = [
    "nbsp": 160, "copy": 169, "reg": 174, "trade": 8482, "middot": 183, "bull": 8226,
    "hellip": 8230, "ndash": 8211, "mdash": 8212, "lsquo": 8216, "rsquo": 8217, "ldquo": 8220,
    "rdquo": 8221, "laquo": 171, "raquo": 187, "times": 215, "deg": 176, "euro": 8364,
    "larr": 8592, "rarr": 8594, "shy": 173, "sect": 167, "thinsp": 8201, "zwj": 8205,
    "zwnj": 8204, "auml": 228, "ouml": 246, "uuml": 252, "Auml": 196, "Ouml": 214, "Uuml": 220,
    "szlig": 223, "eacute": 233, "egrave": 232, "agrave": 224, "ccedil": 231, "star": 9734,
    "starf": 9733, "check": 10003,
  ]

  static func number(of name: String) -> Int? {
    numbers[name]
  }
}
