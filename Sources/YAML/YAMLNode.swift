package import Diagnostics

/// A value of a YAML document, with the place where it was written.
///
/// A scalar is always text: `no`, `1917` and `~` are what they look like, until a reader asks
/// for a boolean or a number.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String, ScalarStyle)
    case sequence([YAMLNode])
    /// In the order of the file; no name stands twice.
    case mapping([YAMLEntry])
  }

  package enum ScalarStyle: Sendable {
    /// Written bare; an empty one is a value that was left out.
    case plain
    /// Written in quotes, or as a block (`|`, `>`).
    case quoted
  }

  package var content: Content
  /// Where it begins; for an alias, where the alias stands.
  package var location: SourceLocation

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// One `key: value` of a mapping.
package struct YAMLEntry: Sendable {
  package var name: String
  /// Where the key stands.
  package var location: SourceLocation
  package var value: YAMLNode

  package init(name: String, at location: SourceLocation, value: YAMLNode) {
    self.name = name
    self.location = location
    self.value = value
  }
}
