import Diagnostics

/// What the composer finds wrong in text that libyaml can read.
extension NodeComposer {
  static func severalDocuments(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.several-documents",
      at: location,
      "a second document begins here, and one file holds one",
      notes: ["remove the '---' line, or move what follows to a file of its own"]
    )
  }

  static func duplicateKey(
    _ name: String,
    at location: SourceLocation,
    first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.duplicate-key",
      at: location,
      "the key '\(name.shortened)' stands twice in one mapping",
      notes: ["it stands first at \(first)"]
    )
  }

  static func keyIsNoText(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.key",
      at: location,
      "a key must be text, not a list or a mapping",
      notes: ["put a text that begins with '[' or '{' in quotes"]
    )
  }

  static func mergeKey(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.merge-key",
      at: location,
      "merge keys ('<<') are not read",
      notes: ["write the keys out, or use an alias in place of a whole value"]
    )
  }

  static func tag(_ tag: String, at location: SourceLocation) -> Diagnostic {
    let core = "tag:yaml.org,2002:"
    let name = tag.hasPrefix(core) ? "!!" + tag.dropFirst(core.count) : tag
    return Diagnostic(
      .error,
      code: "yaml.tag",
      at: location,
      "tags such as '\(name.shortened)' are not read",
      notes: ["remove the tag; a text that begins with '!' needs quotes"]
    )
  }

  static func unknownAlias(
    _ name: String,
    among names: [String],
    at location: SourceLocation
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, among: names).map { "did you mean '*\($0)'?" }
    return Diagnostic(
      .error,
      code: "yaml.alias",
      at: location,
      "the alias '*\(name.shortened)' names no anchor above it",
      notes: [nearest ?? "a text that begins with '*' needs quotes"]
    )
  }

  static func endlessAlias(
    _ name: String,
    at location: SourceLocation,
    anchor: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.alias",
      at: location,
      "the alias '*\(name.shortened)' stands inside of the value that it names",
      notes: ["that value begins at \(anchor)"]
    )
  }

  static func tooManyAliased(
    _ name: String,
    at location: SourceLocation,
    anchor: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.alias",
      at: location,
      "with '*\(name.shortened)' the aliases add more than \(mostAliasedNodes) values",
      notes: ["the value that it names begins at \(anchor)"]
    )
  }

  static func tooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      code: "yaml.depth",
      at: location,
      "lists and mappings stand more than \(deepestLevel) deep in one another",
      notes: ["put a text that begins with '[' or '{' in quotes"]
    )
  }
}
