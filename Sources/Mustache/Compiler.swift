/// Makes the program of a library from its parsed templates.
struct Compiler {
  private let templates: [Template]
  private let numbers: [String: Int]
  private var program = Program()
  private var names: NameTable
  private var blockNames = NameTable()
  /// Where the parts of each name are, so that equal names are one.
  private var slices: [[String]: Slice] = [:]
  /// The template that is being compiled.
  private var current = 0
  /// The overrides met so far whose steps are not there yet.
  private var pending: [(override: Int, body: [Node])] = []
  /// Steps before this one can be jumped over, so nothing may be added to them.
  private var barrier = 0

  /// `numbers` has the place of each template in `templates`, by name.
  static func compile(
    _ templates: [Template],
    numbers: [String: Int],
    vocabulary: Vocabulary
  ) -> Program {
    var compiler = Compiler(templates: templates, numbers: numbers, names: vocabulary.names)
    for index in templates.indices {
      compiler.compileTemplate(index)
    }
    compiler.fillSlots(vocabulary)
    return compiler.program
  }

  private init(templates: [Template], numbers: [String: Int], names: NameTable) {
    self.templates = templates
    self.numbers = numbers
    self.names = names
  }

  private mutating func compileTemplate(_ index: Int) {
    current = index
    let steps = compile(templates[index].nodes)
    program.templates.append(Slice(steps))
    while let (override, body) = pending.popLast() {
      let steps = compile(body)
      program.overrides[override].steps = Slice(steps)
    }
  }

  private mutating func fillSlots(_ vocabulary: Vocabulary) {
    program.nameCount = names.count
    program.slots = Array(repeating: -1, count: vocabulary.definitions.count * names.count)
    for (shape, definition) in vocabulary.definitions.enumerated() {
      for (slot, field) in definition.fields.enumerated() {
        guard let name = names[field.name] else { continue }
        program.slots[shape * names.count + name] = Int16(slot)
      }
    }
  }

  /// The steps of `nodes`.
  private mutating func compile(_ nodes: [Node]) -> Range<Int> {
    let start = program.instructions.count
    barrier = start
    for node in nodes {
      compile(node)
    }
    barrier = program.instructions.count
    return start..<program.instructions.count
  }

  private mutating func compile(_ node: Node) {
    switch node {
    case .text(let text):
      compile(text)
    case .variable(let variable):
      let name = slice(of: variable.name)
      program.instructions.append(variable.isEscaped ? .escaped(name) : .unescaped(name))
    case .section(let section):
      let name = slice(of: section.name)
      compileBody(section.body) { end in
        section.isInverted ? .inverted(name, end: end) : .section(name, end: end)
      }
    case .partial(let partial):
      compile(partial)
    case .block(let block):
      let number = Int32(program.blocks.count)
      let ownIndentation = block.isStandalone ? block.body.commonIndentation : nil
      program.blocks.append(
        Program.Block(
          name: Int32(blockNames.insert(block.name)),
          indentation: store(ownIndentation ?? block.indentation),
          isStandalone: block.isStandalone,
          place: place(block.offset)
        )
      )
      compileBody(block.body) { end in .block(number, end: end) }
    }
  }

  /// Adds `body` with the step before it that may jump to its end.
  private mutating func compileBody(_ body: [Node], head: (Int32) -> Instruction) {
    let position = program.instructions.count
    program.instructions.append(head(0))
    let steps = compile(body)
    program.instructions[position] = head(Int32(steps.upperBound))
  }

  private mutating func compile(_ text: Text) {
    let start = program.text.count
    program.text += text.bytes
    if program.instructions.count > barrier {
      let last = program.instructions.count - 1
      switch program.instructions[last] {
      case .text(let slice) where canExtend(slice, with: text):
        program.instructions[last] = .text(Slice(Int(slice.start)..<program.text.count))
        return
      case .lines(let slice) where canExtend(slice, with: text):
        program.instructions[last] = .lines(Slice(Int(slice.start)..<program.text.count))
        return
      default:
        break
      }
    }
    let slice = Slice(start..<program.text.count)
    program.instructions.append(text.startsLine ? .lines(slice) : .text(slice))
  }

  /// A line begins after each line end within a slice, and nowhere else in it.
  private func canExtend(_ slice: Slice, with text: Text) -> Bool {
    let endsLine = slice.count > 0 && program.text[slice.range].last == UInt8(ascii: "\n")
    return endsLine == text.startsLine && !(text.startsLine && text.bytes.isEmpty)
  }

  private mutating func compile(_ partial: Partial) {
    var template = 0
    var dynamicName: Slice?
    switch partial.target {
    case .named(let name):
      // Strict rules have refused it by now; the specification renders nothing.
      guard let number = numbers[name] else { return }
      template = number
    case .dynamic(let name):
      dynamicName = slice(of: name)
    }
    let firstOverride = program.overrides.count
    for override in partial.overrides {
      pending.append((program.overrides.count, override.body))
      program.overrides.append(
        Program.Override(
          block: Int32(blockNames.insert(override.name)),
          steps: Slice(0..<0),
          startsLine: override.startsLine
        )
      )
    }
    program.instructions.append(.call(Int32(program.calls.count)))
    program.calls.append(
      Program.Call(
        template: Int32(template),
        dynamicName: dynamicName,
        indentation: partial.indentation.map { store($0) },
        overrides: Slice(firstOverride..<program.overrides.count),
        place: place(partial.offset)
      )
    )
  }

  private mutating func store(_ bytes: ArraySlice<UInt8>) -> Slice {
    let start = program.text.count
    program.text += bytes
    return Slice(start..<program.text.count)
  }

  private func place(_ offset: Int) -> Program.Place {
    Program.Place(template: Int32(current), offset: Int32(offset))
  }

  private mutating func slice(of name: DottedName) -> Slice {
    if let slice = slices[name.parts] { return slice }
    let start = program.nameParts.count
    for part in name.parts {
      let number = names.insert(part)
      program.nameParts.append(Int32(number))
    }
    let slice = Slice(start..<program.nameParts.count)
    slices[name.parts] = slice
    return slice
  }
}
