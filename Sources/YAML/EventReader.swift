import CYAML

/// A step of libyaml's parser, with its text copied out.
struct Event {
  enum Content {
    case documentStart
    case streamEnd
    case scalar(String, isPlain: Bool)
    case alias(String)
    case sequenceStart
    case mappingStart
    /// The end of a sequence, a mapping or a document, or the start of the stream.
    case bracket
  }

  var content: Content
  var anchor: String?
  var tag: String?
  /// In characters, from 0.
  var start: Int
}

/// libyaml's parser over a buffer that outlives it.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    // It fails only where no memory is left for its first buffers.
    precondition(yaml_parser_initialize(parser) == 1, "no memory for a YAML parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(SyntaxFault) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw SyntaxFault(of: parser.pointee) }
    defer { yaml_event_delete(&event) }
    let start = event.start_mark.index
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return Event(content: .documentStart, start: start)
    case YAML_STREAM_END_EVENT: return Event(content: .streamEnd, start: start)
    case YAML_ALIAS_EVENT:
      let name = Self.text(event.data.alias.anchor) ?? ""
      return Event(content: .alias(name), start: start)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
        as: UTF8.self
      )
      return Event(
        content: .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        anchor: Self.text(scalar.anchor),
        tag: Self.text(scalar.tag),
        start: start
      )
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return Event(
        content: .sequenceStart,
        anchor: Self.text(sequence.anchor),
        tag: Self.text(sequence.tag),
        start: start
      )
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return Event(
        content: .mappingStart,
        anchor: Self.text(mapping.anchor),
        tag: Self.text(mapping.tag),
        start: start
      )
    default: return Event(content: .bracket, start: start)
    }
  }

  private static func text(_ value: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    value.map { String(cString: $0) }
  }
}
