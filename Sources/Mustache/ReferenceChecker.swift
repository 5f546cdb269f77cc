import Diagnostics

/// Finds partials, parents and blocks that do not exist.
struct ReferenceChecker {
  private let templates: [Template]
  private let numbers: [String: Int]

  static func check(_ templates: [Template], numbers: [String: Int]) -> [Diagnostic] {
    let checker = ReferenceChecker(templates: templates, numbers: numbers)
    return templates.flatMap { template in
      template.nodes.partials.flatMap { checker.check($0, in: template.source) }
    }
  }

  private func check(_ partial: Partial, in source: TemplateSource) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var first: [String: SourceLocation] = [:]
    for override in partial.overrides {
      let location = source.location(of: override.offset)
      if let first = first[override.name] {
        faults.append(.repeatedBlock(override.name, at: location, first: first))
      }
      first[override.name] = first[override.name] ?? location
    }
    guard case .named(let name) = partial.target else { return faults }
    guard let number = numbers[name] else {
      let location = source.location(of: partial.offset)
      return faults + [.unknownTemplate(name, at: location, among: Array(numbers.keys))]
    }
    guard !partial.overrides.isEmpty, let blocks = blocks(reachableFrom: number) else {
      return faults
    }
    for override in partial.overrides where !blocks.contains(override.name) {
      faults.append(
        .unknownBlock(
          override.name,
          of: name,
          at: source.location(of: override.offset),
          among: Array(blocks)
        )
      )
    }
    return faults
  }

  /// The templates that none of `pages` includes, by way of others or not.
  static func unused(
    among templates: [Template],
    numbers: [String: Int],
    _ pages: some Sequence<String>
  ) -> [String] {
    var waiting = pages.compactMap { numbers[$0] }
    var used = Set(waiting)
    while let number = waiting.popLast() {
      for partial in templates[number].nodes.partials {
        guard case .named(let name) = partial.target else { return [] }
        if let next = numbers[name], used.insert(next).inserted { waiting.append(next) }
      }
    }
    return numbers.filter { !used.contains($0.value) }.keys.sorted()
  }

  /// The blocks of a template and of all that it includes; nil when that cannot be told.
  private func blocks(reachableFrom start: Int) -> Set<String>? {
    var blocks: Set<String> = []
    var seen: Set<Int> = [start]
    var waiting = [start]
    while let number = waiting.popLast() {
      guard templates[number].faults.isEmpty else { return nil }
      let nodes = templates[number].nodes
      blocks.formUnion(nodes.blockNames)
      for partial in nodes.partials {
        guard case .named(let name) = partial.target else { return nil }
        if let next = numbers[name], seen.insert(next).inserted { waiting.append(next) }
      }
    }
    return blocks
  }
}
