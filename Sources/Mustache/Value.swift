/// What a name in a template can stand for.
///
/// False in a section, as `!!value` is in the specification: `null`, `false`, 0, empty text and the
/// empty list. Every record is true.
package enum Value: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case text(String)
  /// Text that is UTF-8 already.
  case bytes([UInt8])
  case list([Value])
  case record(Record)
}

extension Value {
  var isTrue: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .integer(let value): value != 0
    case .text(let value): !value.utf8.isEmpty
    case .bytes(let value): !value.isEmpty
    case .list(let items): !items.isEmpty
    case .record: true
    }
  }
}

extension Value: CustomStringConvertible {
  /// What a tag writes, before it is escaped: nothing for a list or a record.
  package var description: String {
    switch self {
    case .null, .list, .record: ""
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .text(let value): value
    case .bytes(let value): String(decoding: value, as: UTF8.self)
    }
  }
}
