import Diagnostics

/// One run of a library's program: the records in reach and the bytes written so far.
struct Renderer: ~Copyable {
  /// How deep sections, partials and blocks may be in each other while rendering.
  static let depthLimit = 256

  /// The overrides of a parent tag, and those that were in force around it.
  struct Environment {
    let outer: Int
    let overrides: Slice
  }

  /// A record in reach, and the last record in it that was asked for a field of its own.
  struct Frame {
    let record: Record
    var memberSlot = -1
    var member: Record?

    init(_ record: Record) {
      self.record = record
    }
  }

  let library: TemplateLibrary
  let program: ProgramTables
  var output: [UInt8] = []

  /// The value of the innermost section, which `{{.}}` stands for.
  var current: Value
  /// Where the name begins that stands for `current` as well, or -1.
  var currentName: Int32 = -1
  /// The records of the sections around the current step, the innermost last.
  var frames: [Frame] = []
  var environments: [Environment] = []
  var depth = 0

  /// What lines begin with, from `indentationStart` on.
  var indentation: [UInt8] = []
  var indentationStart = 0
  /// Where the output holds the indentation up to `indentedEnd` already.
  var indentedPosition = -1
  var indentedEnd = 0

  init(_ library: TemplateLibrary, program: ProgramTables, root: Value) {
    self.library = library
    self.program = program
    self.current = root
    if case .record(let record) = root { frames.append(Frame(record)) }
  }

  mutating func render(template: Int) throws(DiagnosticError) {
    try run(program.templates[template], in: -1)
  }

  /// `environment` has the overrides in force: an index, or -1 where there are none.
  mutating func run(_ steps: Slice, in environment: Int) throws(DiagnosticError) {
    let end = Int(steps.start + steps.count)
    var index = Int(steps.start)
    // `{{^name}}` mostly follows on `{{#name}}`, whose value need not be made again.
    var testedName: Int32 = -1
    var isTrue = false
    while index < end {
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
        let value = value(of: name)
        testedName = name.count > 0 ? name.start : -1
        isTrue = value.isTrue
        if isTrue {
          try enter(value, of: name, body: Slice(index..<Int(end)), in: environment)
        }
        index = Int(end)
      case .inverted(let name, let end):
        if name.count == 0 || name.start != testedName {
          testedName = name.count > 0 ? name.start : -1
          isTrue = value(of: name).isTrue
        }
        if isTrue { index = Int(end) }
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
  /// `value` is true.
  private mutating func enter(
    _ value: consuming Value,
    of name: Slice,
    body: Slice,
    in environment: Int
  ) throws(DiagnosticError) {
    depth += 1
    let outerName = currentName
    currentName = -1
    // Swapped, not copied: most values are counted by reference.
    swap(&current, &value)
    switch current {
    case .list(let items):
      for item in items {
        current = item
        try enterCurrent(body, in: environment)
      }
    case .record:
      try enterCurrent(body, in: environment)
    default:
      // In `{{#title}}{{title}}{{/title}}` the title need be made only once.
      if name.count > 0 { currentName = name.start }
      try run(body, in: environment)
    }
    swap(&current, &value)
    currentName = outerName
    depth -= 1
  }

  /// Runs with the fields of `current` in reach, if it is a record.
  private mutating func enterCurrent(
    _ body: Slice,
    in environment: Int
  ) throws(DiagnosticError) {
    guard case .record(let record) = current else { return try run(body, in: environment) }
    frames.append(Frame(record))
    try run(body, in: environment)
    frames.removeLast()
  }

  /// The first part is sought from the innermost record outwards, each further part only in the
  /// record that the part before it stands for.
  mutating func value(of name: Slice) -> Value {
    guard name.count > 0, name.start != currentName else { return current }
    let first = program.nameParts[Int(name.start)]
    var index = frames.count - 1
    while index >= 0 {
      let slot = slot(of: first, in: frames[index].record.shape)
      if slot >= 0 {
        if name.count == 1 {
          // The frame holds it: to count each that is asked costs as much as most values.
          return Unmanaged.passUnretained(frames[index].record)
            ._withUnsafeGuaranteedRef { $0.value(slot) }
        }
        frames[index].findMember(at: slot)
        return value(of: name, inMemberOf: index)
      }
      index -= 1
    }
    return .null
  }

  private func value(of name: Slice, inMemberOf frame: Int) -> Value {
    guard let member = frames[frame].member else { return .null }
    var record = member
    for index in name.range.dropFirst().dropLast() {
      let slot = slot(of: program.nameParts[index], in: record.shape)
      guard slot >= 0, case .record(let inner) = record.value(slot) else { return .null }
      record = inner
    }
    let slot = slot(of: program.nameParts[name.range.upperBound - 1], in: record.shape)
    return slot >= 0 ? record.value(slot) : .null
  }

  private func slot(of name: Int32, in shape: Shape) -> Int {
    Int(program.slots[Int(shape.index) * program.nameCount + Int(name)])
  }
}

extension Renderer.Frame {
  /// Nearly always it is the one that was asked for before, such as `page`.
  fileprivate mutating func findMember(at slot: Int) {
    guard slot != memberSlot else { return }
    memberSlot = slot
    if case .record(let record) = record.value(slot) { member = record } else { member = nil }
  }
}
