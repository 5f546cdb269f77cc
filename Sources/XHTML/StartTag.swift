/// A start tag as it is read: valid until the next event of the parser.
struct StartTag {
  /// An attribute that is known.
  struct Attribute {
    var key: KnownAttribute
    /// Which of the tests in `PageNames` its value is to pass, if any.
    var test: Int16?
    /// With its references decoded.
    var value: UnsafeBufferPointer<UInt8>
    /// Its place among all attributes of the tag.
    var index: Int
  }

  var parsedName: ParsedName?
  var namespaces = ParsedNamespaces(count: 0, pointers: nil)
  var known: KnownElement?
  var attributes: [Attribute] = []
  /// Whether every value stands in the source just as it was given, so that it is plain ASCII.
  var isAsWritten = true
  var isSelfClosing = false
  /// Behind its last character.
  var end = 0

  /// As it is written.
  var name: String { parsedName?.text ?? "" }

  func attribute(_ key: KnownAttribute) -> Attribute? {
    for attribute in attributes where attribute.key == key { return attribute }
    return nil
  }

  func has(_ key: KnownAttribute) -> Bool {
    for attribute in attributes where attribute.key == key { return true }
    return false
  }

  /// Whether an attribute is there and has that value.
  func has(_ key: KnownAttribute, _ value: StaticString) -> Bool {
    attribute(key).map { value.matches($0.value) } ?? false
  }
}

extension StaticString {
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.elementsEqual(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}

extension String {
  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.init(decoding: text, as: UTF8.self)
  }
}
