import Diagnostics

extension Renderer {
  mutating func call(_ call: Program.Call, in environment: Int) throws(DiagnosticError) {
    guard let template = try template(of: call) else { return }
    try descend(at: call.place)
    let outerStart = indentationStart
    let outerCount = indentation.count
    if let own = call.indentation {
      indentation.append(contentsOf: text(own))
    } else {
      indentationStart = outerCount
    }
    if call.overrides.count == 0 {
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

  /// Nil when a dynamic name names no template, which strict rules do not let pass.
  private mutating func template(of call: Program.Call) throws(DiagnosticError) -> Int? {
    guard let dynamicName = call.dynamicName else { return Int(call.template) }
    let name = value(of: dynamicName).description
    if let number = library.numbers[name] { return number }
    guard library.rules == .strict else { return nil }
    throw DiagnosticError(
      .unknownTemplate(
        name,
        at: library.location(of: call.place),
        among: Array(library.numbers.keys)
      )
    )
  }

  /// The outermost override of a block counts: who includes decides for what is included.
  func override(
    of block: Program.Block,
    in environment: Int
  ) -> (override: Program.Override, outer: Int)? {
    var found: (Program.Override, Int)?
    var next = environment
    while next >= 0 {
      let environment = environments[next]
      for index in environment.overrides.range where program.overrides[index].block == block.name {
        found = (program.overrides[index], environment.outer)
        break
      }
      next = environment.outer
    }
    return found
  }

  /// Renders with the records in reach of the block, but with the overrides in force where the
  /// override is written, so that a parent used inside it may have a block of the same name.
  mutating func render(
    _ override: Program.Override,
    at block: Program.Block,
    in environment: Int
  ) throws(DiagnosticError) {
    try descend(at: block.place)
    let outerCount = indentation.count
    indentation.append(contentsOf: text(block.indentation))
    if block.isStandalone {
      if !override.startsLine { writeIndentation() }
    } else {
      indentedPosition = output.count
      indentedEnd = indentation.count
    }
    try run(override.steps, in: environment)
    indentation.removeLast(indentation.count - outerCount)
    depth -= 1
  }

  private mutating func descend(at place: Program.Place) throws(DiagnosticError) {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw DiagnosticError(.endlessRecursion(at: library.location(of: place)))
    }
  }
}
