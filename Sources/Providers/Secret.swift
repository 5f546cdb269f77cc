/// A key or token, which no message, log, page or file ever shows.
package struct Secret: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  private let value: String

  package init(_ value: String) {
    self.value = value
  }

  /// The secret itself, for the one place that puts it into a request.
  package func reveal() -> String { value }

  package var description: String { "<redacted>" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
