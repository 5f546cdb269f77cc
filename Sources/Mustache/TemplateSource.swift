import Diagnostics

/// The text of one template, as read from a file or embedded in the programme.
package struct TemplateSource: Sendable, Hashable {
  /// What partials and parents call it, such as `card`.
  package var name: String
  /// What messages call it, such as `Templates/card.mustache`.
  package var file: String
  /// UTF-8; a byte order mark is skipped.
  package var bytes: [UInt8]

  package init(name: String, file: String, bytes: [UInt8]) {
    self.name = name
    self.file = file
    self.bytes = bytes
  }

  /// The line and column of the byte at `offset`.
  func location(of offset: Int) -> SourceLocation {
    let before = bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let line = before.count { $0 == newline } + 1
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? bytes.startIndex
    return SourceLocation(file: file, line: line, column: offset - lineStart + 1)
  }
}
