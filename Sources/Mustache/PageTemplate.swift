package import Diagnostics

/// A template made ready for many pages that have much in common, all of which share it.
package final class PageTemplate: Sendable {
  /// What most pages say of their own.
  private static let ownBytes = 4_096

  private let library: TemplateLibrary
  private let program: Program
  private let number: Int
  private let shape: Shape

  init(_ library: TemplateLibrary, program: Program, number: Int, shape: Shape) {
    self.library = library
    self.program = program
    self.number = number
    self.shape = shape
  }

  /// Appends the page that the template makes of `root`.
  ///
  /// Throws when a dynamic name names no template, and when partials include each other without
  /// end; `output` is then as it was.
  package func render(with root: Record, into output: inout [UInt8]) throws(DiagnosticError) {
    // Most pages are little more than their template's text, and need not grow to it by halves.
    output.reserveCapacity(output.count + program.text.count + Self.ownBytes)
    precondition(root.shape == shape, "a page template is rendered with records of its shape")
    try library.render(number, of: program, with: .record(root), into: &output)
  }
}
