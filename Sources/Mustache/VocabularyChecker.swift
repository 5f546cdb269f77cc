import Diagnostics

/// Finds names that stand for nothing in any record that can be in reach of them.
///
/// Every page is followed through sections, partials, parents and blocks with the shapes of the
/// records in reach. What no page is known to render, such as what only a dynamic name includes or
/// what is always overridden, is held against the fields of all shapes.
struct VocabularyChecker {
  /// A parent tag whose overrides are in force.
  private struct Parent: Hashable {
    let template: Int
    let offset: Int
  }

  /// What a parent puts in the place of a block.
  private struct Substitution: Hashable {
    let parent: Parent
    let block: String
  }

  /// Nodes to be checked in one of the scopes that they are rendered in.
  private struct Visit: Hashable {
    var template: Int
    /// The part of the template that is checked, or nil for the whole of it.
    var substitution: Substitution?
    var scope: Scope
    /// The parents around it, the outermost first.
    var parents: [Parent]
  }

  private let templates: [Template]
  private let numbers: [String: Int]
  private let vocabulary: Vocabulary
  private var faults: [Diagnostic] = []
  /// A partial is checked in each of its scopes, but a place is reported once.
  private var faultyPlaces: Set<SourceLocation> = []
  private var overrides: [Parent: [Override]] = [:]
  private var seen: Set<Visit> = []
  private var waiting: [(visit: Visit, nodes: [Node], inclusion: SourceLocation?)] = []

  static func check(
    _ templates: [Template],
    numbers: [String: Int],
    vocabulary: Vocabulary
  ) -> [Diagnostic] {
    var checker = VocabularyChecker(templates, numbers: numbers, vocabulary: vocabulary)
    checker.checkPages()
    checker.checkAgainstAllShapes()
    return checker.faults
  }

  private init(_ templates: [Template], numbers: [String: Int], vocabulary: Vocabulary) {
    self.templates = templates
    self.numbers = numbers
    self.vocabulary = vocabulary
  }

  private mutating func checkPages() {
    for (name, shape) in vocabulary.pages.sorted(by: { $0.key < $1.key }) {
      guard let number = numbers[name] else {
        faults.append(.unknownTemplate(name, at: nil, among: Array(numbers.keys)))
        continue
      }
      include(number, scope: Scope(root: shape), parents: [], at: nil)
    }
    while let (visit, nodes, inclusion) = waiting.popLast() {
      check(nodes, of: visit, from: inclusion)
    }
  }

  private mutating func checkAgainstAllShapes() {
    for number in templates.indices where templates[number].faults.isEmpty {
      for name in templates[number].nodes.dottedNames {
        guard let part = name.parts.first(where: { vocabulary.names[$0] == nil }) else { continue }
        report(
          .unknownName(
            part,
            of: name,
            in: [],
            among: Array(vocabulary.names.names),
            at: location(of: name, in: number),
            from: nil
          )
        )
      }
    }
  }

  private mutating func include(
    _ template: Int,
    scope: Scope,
    parents: [Parent],
    at inclusion: SourceLocation?
  ) {
    // What a broken template names is not known yet.
    guard templates[template].faults.isEmpty else { return }
    let visit = Visit(template: template, substitution: nil, scope: scope, parents: parents)
    guard seen.insert(visit).inserted else { return }
    waiting.append((visit, templates[template].nodes, inclusion))
  }
}

// MARK: - Nodes

extension VocabularyChecker {
  private mutating func check(
    _ nodes: [Node],
    of visit: Visit,
    from inclusion: SourceLocation?
  ) {
    for node in nodes {
      switch node {
      case .text:
        break
      case .variable(let variable):
        checkText(variable.name, of: visit, from: inclusion)
      case .section(let section):
        check(section, of: visit, from: inclusion)
      case .partial(let partial):
        check(partial, of: visit, from: inclusion)
      case .block(let block):
        check(block, of: visit, from: inclusion)
      }
    }
  }

  private mutating func check(
    _ section: Section,
    of visit: Visit,
    from inclusion: SourceLocation?
  ) {
    // Without the kind of its value nothing is known of what is in a section.
    guard let kind = kind(of: section.name, of: visit, from: inclusion) else { return }
    var inner = visit
    if !section.isInverted { inner.scope = visit.scope.entering(kind) }
    check(section.body, of: inner, from: inclusion)
  }

  private mutating func check(
    _ partial: Partial,
    of visit: Visit,
    from inclusion: SourceLocation?
  ) {
    let parent = Parent(template: visit.template, offset: partial.offset)
    var parents = visit.parents
    if !partial.overrides.isEmpty, !parents.contains(parent) {
      // A parent that is in force already would override nothing more.
      parents.append(parent)
      overrides[parent] = partial.overrides
    }
    switch partial.target {
    case .dynamic(let name):
      checkText(name, of: visit, from: inclusion)
    case .named(let name):
      guard let number = numbers[name] else { return }
      let place = templates[visit.template].source.location(of: partial.offset)
      include(number, scope: visit.scope, parents: parents, at: place)
    }
  }

  /// Checks what the outermost parent puts in place of the block, or what stands there.
  private mutating func check(
    _ block: Block,
    of visit: Visit,
    from inclusion: SourceLocation?
  ) {
    for (position, parent) in visit.parents.enumerated() {
      guard let override = overrides[parent]?.first(where: { $0.name == block.name }) else {
        continue
      }
      let inner = Visit(
        template: parent.template,
        substitution: Substitution(parent: parent, block: block.name),
        scope: visit.scope,
        parents: Array(visit.parents[..<position])
      )
      guard seen.insert(inner).inserted else { return }
      let place = templates[visit.template].source.location(of: block.offset)
      waiting.append((inner, override.body, place))
      return
    }
    check(block.body, of: visit, from: inclusion)
  }
}

// MARK: - Names

extension VocabularyChecker {
  private mutating func checkText(
    _ name: DottedName,
    of visit: Visit,
    from inclusion: SourceLocation?
  ) {
    guard let kind = kind(of: name, of: visit, from: inclusion), kind != .text else { return }
    let location = location(of: name, in: visit.template)
    report(.notText(name, is: vocabulary.noun(for: kind), at: location, from: inclusion))
  }

  /// Nil, and a fault, when the name stands for nothing.
  private mutating func kind(
    of name: DottedName,
    of visit: Visit,
    from inclusion: SourceLocation?
  ) -> Field.Kind? {
    let location = location(of: name, in: visit.template)
    switch visit.scope.resolve(name, in: vocabulary) {
    case .found(let kind):
      return kind
    case .unknown(let part, let shapes):
      report(
        .unknownName(
          part,
          of: name,
          in: shapes.map { vocabulary[$0].name },
          among: shapes.flatMap { vocabulary[$0].fields.map(\.name) },
          at: location,
          from: inclusion
        )
      )
    case .notRecord(let part, let kind):
      let noun = vocabulary.noun(for: kind)
      report(.notRecord(part, of: name, is: noun, at: location, from: inclusion))
    }
    return nil
  }

  private mutating func report(_ fault: Diagnostic) {
    guard let location = fault.location, faultyPlaces.insert(location).inserted else { return }
    faults.append(fault)
  }

  private func location(of name: DottedName, in template: Int) -> SourceLocation {
    templates[template].source.location(of: name.offset)
  }
}

extension Vocabulary {
  fileprivate func noun(for kind: Field.Kind) -> String {
    switch kind {
    case .text: "text"
    case .list: "a list"
    case .record(let shape): "a record of \(self[shape].name)"
    case .enclosing: "a record"
    }
  }
}
