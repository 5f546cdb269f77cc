/// JSON to be written by a `JSONWriter`, for what is not written in thousands.
enum JSONValue: Sendable, ExpressibleByStringLiteral {
  case text(String)
  case bool(Bool)
  case integer(Int)
  /// A number as it is to be written.
  case number(String)
  case list([JSONValue])
  /// Its members in this order.
  case object([(name: String, value: JSONValue)])

  init(stringLiteral text: String) {
    self = .text(text)
  }

  /// An object of the members that have a value.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The text, or nil where it is empty, so that `object` leaves the member out.
  static func optional(_ text: String?) -> JSONValue? {
    text.flatMap { $0.isEmpty ? nil : .text($0) }
  }

  /// The texts, or nil where there is none.
  static func optional(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .list(texts.map(JSONValue.text))
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(into: &writer)
    return writer.bytes
  }

  private func write(into writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.text(text)
    case .bool(let value): writer.number(String(value))
    case .integer(let number): writer.integer(number)
    case .number(let text): writer.number(text)
    case .list(let values):
      writer.list { writer in
        for value in values { value.write(into: &writer) }
      }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.name(text: member.name)
          member.value.write(into: &writer)
        }
      }
    }
  }
}
