import Mustache

/// What a case of the official suite renders: any JSON.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .decimal(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value as templates see it, with a shape of its own for each object.
  func value(in vocabulary: inout Vocabulary) -> Value {
    switch self {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .integer(let value): return .integer(value)
    case .decimal(let value): return .text(String(value))
    case .text(let value): return .text(value)
    case .list(let items): return .list(items.map { $0.value(in: &vocabulary) })
    case .object(let members):
      // A name with a dot in it can be written in JSON, but no template can name it.
      let fields = members.filter { !$0.key.contains(".") }.sorted { $0.key < $1.key }
      let shape = vocabulary.shape("object", fields.map { Field($0.key, .text) })
      return .record(Record(shape, fields.map { $0.value.value(in: &vocabulary) }))
    }
  }
}
