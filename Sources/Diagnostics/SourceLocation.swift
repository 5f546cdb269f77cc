/// A place in a text file: lines and columns count from 1, columns in UTF-8 bytes.
package struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  package var file: String
  package var line: Int?
  package var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file`, `file:line` or `file:line:column`, as compilers write it.
  package var description: String {
    guard let line else { return file }
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }
}
