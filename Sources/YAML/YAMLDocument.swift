package import Diagnostics

/// A YAML file, read: its tree and whatever in it is wrong but can be read past.
package struct YAMLDocument: Sendable {
  /// Nil where the file is empty or holds only comments.
  package var root: YAMLNode?
  /// Errors, such as a key that stands twice (its first value is kept); none, and the file is sound.
  package var faults: [Diagnostic]

  /// Reads one document of YAML 1.1 or 1.2 in UTF-8, with or without a byte order mark.
  ///
  /// Throws one diagnostic where the text cannot be read to its end. Nesting is bounded by
  /// `NodeComposer.deepestLevel`, the nodes that aliases add by `NodeComposer.mostAliasedNodes`.
  package init(reading bytes: [UInt8], file: String) throws(DiagnosticError) {
    var source = SourceText(bytes, file: file)
    if let fault = source.encodingFault() { throw DiagnosticError(fault) }
    var composer = NodeComposer(of: source)
    root = try source.bytes.withUnsafeBufferPointer {
      (buffer) throws(DiagnosticError) -> YAMLNode? in
      let events = EventReader(buffer)
      return try composer.composeDocument(from: events)
    }
    faults = composer.faults
  }
}
