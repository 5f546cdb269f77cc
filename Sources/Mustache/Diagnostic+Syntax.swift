import Diagnostics

// What can be wrong with the text of a template.
extension Diagnostic {
  static func notUTF8(at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.not-utf-8",
      at: location,
      "this template is not UTF-8",
      notes: ["save it as UTF-8"]
    )
  }

  static func unclosedTag(expecting ending: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.unclosed-tag",
      at: location,
      "this tag is never closed: '\(ending)' is missing"
    )
  }

  static func emptyTag(at location: SourceLocation) -> Self {
    Diagnostic(.error, code: "mustache.empty-tag", at: location, "this tag names nothing")
  }

  static func badName(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.bad-name",
      at: location,
      "'\(name)' is not a name",
      notes: ["a name has no blanks, and its parts are joined by single dots"]
    )
  }

  static func badDelimiters(at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.bad-delimiters",
      at: location,
      "a delimiter tag holds two delimiters without '=', with blanks between them",
      notes: ["for example {{=<% %>=}}"]
    )
  }

  static func nestedTooDeep(at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.nested-too-deep",
      at: location,
      "sections are nested more than \(TemplateParser.nestingLimit) deep here"
    )
  }

  static func unclosed(_ element: OpenElement, in source: TemplateSource) -> Self {
    Diagnostic(
      .error,
      code: "mustache.unclosed-section",
      at: source.location(of: element.tag.range.lowerBound),
      "\(element.kind) '\(element.name)' is never closed",
      notes: ["{{/\(element.name)}} closes it"]
    )
  }

  static func mismatchedClose(
    _ name: String,
    tag: Tag,
    of element: OpenElement,
    in source: TemplateSource
  ) -> Self {
    let opening = source.location(of: element.tag.range.lowerBound)
    return Diagnostic(
      .error,
      code: "mustache.mismatched-close",
      at: source.location(of: tag.range.lowerBound),
      "'\(name)' is closed here, but \(element.kind) '\(element.name)' is open",
      notes: ["\(element.kind) '\(element.name)' was opened at \(opening)"]
    )
  }

  static func strayClose(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.stray-close",
      at: location,
      "'\(name)' is closed here, but nothing is open"
    )
  }

  static func ignoredContent(in parent: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .error,
      code: "mustache.ignored-content",
      at: location,
      "this is never rendered: only blocks count between {{<\(parent)}} and {{/\(parent)}}",
      notes: ["put it into a block, or take it out"]
    )
  }
}

extension OpenElement {
  fileprivate var kind: String {
    switch tag.kind {
    case .inverted: "inverted section"
    case .block: "block"
    case .parent: "parent"
    default: "section"
    }
  }
}
