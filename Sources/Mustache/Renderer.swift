import Diagnostics

/// One run of a library's program: the records in reach and the bytes written so far.
struct Renderer: ~Copyable {
  /// How deep sections, partials and blocks may be in each other while rendering.
  static let depthLimit = 256

  /// The overrides of a parent tag, and those that were in force around it.
  private struct Environment {
    let outer: Int
    let overrides: Range<Int>
  }

  private let library: TemplateLibrary
  private let program: Program
  var output: [UInt8] = []

  /// The value of the innermost section, which `{{.}}` stands for.
  private var current: Value
  /// The records of the sections around the current step, the innermost last.
  private var records: [Record] = []
  private var environments: [Environment] = []
  private var depth = 0

  /// What lines begin with, from `indentationStart` on.
  private var indentation: [UInt8] = []
  private var indentationStart = 0
  /// Where the output holds the indentation up to `indentedEnd` already.
  private var indentedPosition = -1
  private var indentedEnd = 0

  init(_ library: TemplateLibrary, root: Value) {
    self.library = library
    self.program = library.program
    self.current = root
    if case .record(let record) = root { records.append(record) }
  }

  mutating func render(template: Int) throws(DiagnosticError) {
    try run(program.templates[template], in: -1)
  }

  /// `environment` has the overrides in force: an index, or -1 where there are none.
  private mutating func run(
    _ steps: Range<Int>,
    in environment: Int
  ) throws(DiagnosticError) {
    var index = steps.lowerBound
    while index < steps.upperBound {
      let instruction = program.instructions[index]
      index += 1
      switch instruction {
      case .text(let slice):
        writeText(slice, startsLine: false)
      case .lines(let slice):
        writeText(slice, startsLine: true)
      case .escaped(let name):
        write(value(of: name), escaped: true)
      case .unescaped(let name):
        write(value(of: name), escaped: false)
      case .section(let name, let end):
        try enter(value(of: name), body: index..<Int(end), in: environment)
        index = Int(end)
      case .inverted(let name, let end):
        if value(of: name).isTrue { index = Int(end) }
      case .call(let number):
        try call(program.calls[Int(number)], in: environment)
      case .block(let number, let end):
        let block = program.blocks[Int(number)]
        if let (override, outer) = override(of: block, in: environment) {
          try render(override, at: block, in: outer)
          index = Int(end)
        }
      }
    }
  }
}

// MARK: - Sections

extension Renderer {
  private mutating func enter(
    _ value: Value,
    body: Range<Int>,
    in environment: Int
  ) throws(DiagnosticError) {
    let outer = current
    depth += 1
    switch value {
    case .list(let items):
      for item in items {
        try run(body, with: item, in: environment)
      }
    default:
      if value.isTrue { try run(body, with: value, in: environment) }
    }
    depth -= 1
    current = outer
  }

  private mutating func run(
    _ body: Range<Int>,
    with value: Value,
    in environment: Int
  ) throws(DiagnosticError) {
    current = value
    if case .record(let record) = value {
      records.append(record)
      try run(body, in: environment)
      records.removeLast()
    } else {
      try run(body, in: environment)
    }
  }

  /// The first part is sought from the innermost record outwards, each further part only in the
  /// record that the part before it stands for.
  private func value(of name: Slice) -> Value {
    guard name.count > 0 else { return current }
    let first = Int(program.nameParts[Int(name.start)])
    for record in records.reversed() {
      let slot = slot(of: first, in: record)
      guard slot >= 0 else { continue }
      return name.count == 1 ? record.values[slot] : value(of: name, in: record.values[slot])
    }
    return .null
  }

  private func value(of name: Slice, in first: Value) -> Value {
    var value = first
    for part in program.nameParts[name.range.dropFirst()] {
      guard case .record(let record) = value else { return .null }
      let slot = slot(of: Int(part), in: record)
      guard slot >= 0 else { return .null }
      value = record.values[slot]
    }
    return value
  }

  private func slot(of name: Int, in record: Record) -> Int {
    Int(program.slots[record.shape.index * program.nameCount + name])
  }
}

// MARK: - Partials and blocks

extension Renderer {
  private mutating func call(
    _ call: Program.Call,
    in environment: Int
  ) throws(DiagnosticError) {
    guard let template = try template(of: call) else { return }
    try descend(at: call.template, offset: call.offset)
    let outerStart = indentationStart
    let outerCount = indentation.count
    if let own = call.indentation {
      indentation += own
    } else {
      indentationStart = outerCount
    }
    if call.overrides.isEmpty {
      try run(program.templates[template], in: environment)
    } else {
      environments.append(Environment(outer: environment, overrides: call.overrides))
      try run(program.templates[template], in: environments.count - 1)
      environments.removeLast()
    }
    indentation.removeLast(indentation.count - outerCount)
    indentationStart = outerStart
    depth -= 1
  }

  private func template(of call: Program.Call) throws(DiagnosticError) -> Int? {
    switch call.target {
    case .template(let number): return number
    case .dynamic(let reference):
      let name = text(of: value(of: reference))
      if let number = library.numbers[name] { return number }
      guard library.rules == .strict else { return nil }
      throw DiagnosticError(
        .unknownTemplate(
          name,
          at: library.location(template: call.template, offset: call.offset),
          among: Array(library.numbers.keys)
        )
      )
    }
  }

  /// The outermost override of a block counts: who includes decides for what is included.
  private func override(
    of block: Program.Block,
    in environment: Int
  ) -> (override: Program.Override, outer: Int)? {
    var found: (Program.Override, Int)?
    var next = environment
    while next >= 0 {
      let environment = environments[next]
      if let override = program.overrides[environment.overrides].first(where: {
        $0.block == block.name
      }) {
        found = (override, environment.outer)
      }
      next = environment.outer
    }
    return found
  }

  /// Renders with the records in reach of the block, but with the overrides in force where the
  /// override is written, so that a parent used inside it may have a block of the same name.
  private mutating func render(
    _ override: Program.Override,
    at block: Program.Block,
    in environment: Int
  ) throws(DiagnosticError) {
    try descend(at: block.template, offset: block.offset)
    indentation += block.indentation
    if block.isStandalone {
      if !override.startsLine { writeIndentation() }
    } else {
      indentedPosition = output.count
      indentedEnd = indentation.count
    }
    try run(override.steps, in: environment)
    indentation.removeLast(block.indentation.count)
    depth -= 1
  }

  private mutating func descend(at template: Int, offset: Int) throws(DiagnosticError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw DiagnosticError(
        .endlessRecursion(at: library.location(template: template, offset: offset))
      )
    }
  }
}

// MARK: - Output

extension Renderer {
  private mutating func writeText(_ slice: Slice, startsLine: Bool) {
    guard indentation.count > indentationStart else {
      append(program.text, slice.range)
      return
    }
    if startsLine { writeIndentation() }
    var rest = slice.range
    while let newline = program.text[rest].firstIndex(of: UInt8(ascii: "\n")) {
      append(program.text, rest.lowerBound..<(newline + 1))
      rest = (newline + 1)..<rest.upperBound
      if !rest.isEmpty { writeIndentation() }
    }
    append(program.text, rest)
  }

  private mutating func writeIndentation() {
    let start =
      output.count == indentedPosition ? max(indentationStart, indentedEnd) : indentationStart
    append(indentation, start..<indentation.count)
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    }
  }

  private mutating func write(_ value: Value, escaped: Bool) {
    switch value {
    case .text(var text):
      text.withUTF8 { write($0, escaped: escaped) }
    case .bytes(let bytes):
      bytes.withUnsafeBufferPointer { write($0, escaped: escaped) }
    case .integer(let number):
      output.append(contentsOf: String(number).utf8)
    case .bool(let value):
      output.append(contentsOf: (value ? "true" : "false").utf8)
    case .null, .list, .record:
      break
    }
  }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, escaped: Bool) {
    if escaped {
      library.escape(bytes, &output)
    } else {
      output.append(contentsOf: bytes)
    }
  }

  private func text(of value: Value) -> String {
    switch value {
    case .text(let text): text
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let number): String(number)
    case .bool(let value): String(value)
    case .null, .list, .record: ""
    }
  }
}
