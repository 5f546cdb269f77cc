import Diagnostics
import XHTML

/// Checks files one after another with a validator of its own.
///
/// A validator belongs to one thread at a time and takes a while to make; an actor keeps it from
/// one batch to the next. Several of them work side by side and share nothing.
actor PageWorker {
  private let grammar: [UInt8]?
  private let resolver: LinkResolver
  private var validator: XHTMLValidator?

  /// With `grammar`, or with the embedded one where it is nil.
  init(grammar: [UInt8]?, resolver: LinkResolver) {
    self.grammar = grammar
    self.resolver = resolver
  }

  /// What there is to know of each of the files.
  func check(_ files: ArraySlice<RenderedFile>) throws(DiagnosticError) -> [CheckedFile] {
    var result: [CheckedFile] = []
    result.reserveCapacity(files.count)
    for file in files {
      try DiagnosticError.throwIfCancelled()
      result.append(try check(file))
    }
    return result
  }

  private func check(_ file: RenderedFile) throws(DiagnosticError) -> CheckedFile {
    switch file.kind {
    case .other:
      guard file.path.hasSuffix(".css") else { return CheckedFile() }
      let links = StyleSheetLinks.links(in: file.bytes)
      return CheckedFile(mentions: resolver.resolve(links, on: file.path))
    case .xml:
      return CheckedFile(
        diagnostics: XHTMLValidator.checkWellFormed(
          file.bytes,
          path: file.path,
          template: file.template
        )
      )
    case .page:
      let facts = try readyValidator().check(file.bytes, path: file.path, template: file.template)
      var checked = CheckedFile(
        diagnostics: facts.diagnostics,
        ids: facts.isReadable ? facts.ids : nil
      )
      checked.mentions = resolver.resolve(facts.links, on: file.path)
      return checked
    }
  }

  private func readyValidator() throws(DiagnosticError) -> XHTMLValidator {
    if let validator { return validator }
    let made = try HouseProfile.validator(grammar)
    validator = made
    return made
  }
}

/// What a file says of itself and of others.
struct CheckedFile: Sendable {
  var diagnostics: [Diagnostic] = []
  /// Nil where they are unknown: in a file that is not a page or is not well-formed.
  var ids: [String]?
  /// Each target once, at its first place.
  var mentions: [Mention] = []
}
