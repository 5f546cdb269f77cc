import Diagnostics
import XHTML

/// Takes files one after another from their source through the check to the disk.
///
/// A validator belongs to one thread at a time and takes a while to make; an actor keeps it from
/// one batch to the next. Several of them work side by side and share nothing.
actor PageWorker {
  /// So much is made before it is checked and written, in bytes: a list of all galleries may take
  /// megabytes.
  private static let mostBytes = 1 << 19

  /// Nil where the files are not to be looked into.
  private let resolver: LinkResolver?
  private let grammar: [UInt8]?
  private var validator: XHTMLValidator?
  /// What the last file was held in, so that the next need not be given memory.
  private var buffer: [UInt8] = []

  /// With `grammar`, or with the embedded one where it is nil.
  init(grammar: [UInt8]?, resolver: LinkResolver?) {
    self.grammar = grammar
    self.resolver = resolver
  }

  /// Makes the files of a batch, and writes those that have nothing wrong in themselves.
  func work(
    on batch: Range<Int>,
    of source: FileSource,
    writer: SiteWriter?
  ) throws(DiagnosticError) -> [SurveyedFile] {
    var result: [SurveyedFile] = []
    // Step by step for some of them: what a step needs stays in the caches of the processor.
    var files: [(file: RenderedFile, place: Int)] = []
    var size = 0
    for index in batch {
      try DiagnosticError.throwIfCancelled()
      let known = source.known(index)
      if let writer, let known, let written = try writer.keep(known) {
        result.append(SurveyedFile(path: known.path, checked: CheckedFile(), written: written))
      } else {
        var file = try source.file(index, &buffer)
        if known != nil { file.origin = .remade }
        files.append((file, result.count))
        result.append(SurveyedFile(path: file.path, checked: CheckedFile()))
        size += file.bytes.count
      }
      guard size > Self.mostBytes else { continue }
      try finish(&files, &result, writer)
      size = 0
    }
    try finish(&files, &result, writer)
    return result
  }

  /// Checks and writes the files that were made, and lets them go.
  private func finish(
    _ files: inout [(file: RenderedFile, place: Int)],
    _ result: inout [SurveyedFile],
    _ writer: SiteWriter?
  ) throws(DiagnosticError) {
    for (file, place) in files {
      try DiagnosticError.throwIfCancelled()
      result[place].checked = try check(file)
    }
    if let writer {
      for (file, place) in files where result[place].checked.diagnostics.isEmpty {
        try DiagnosticError.throwIfCancelled()
        result[place].written = try writer.write(file)
      }
    }
    files.removeAll(keepingCapacity: true)
  }

  private func check(_ file: RenderedFile) throws(DiagnosticError) -> CheckedFile {
    guard let resolver else { return CheckedFile() }
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
      return CheckedFile(
        diagnostics: facts.diagnostics,
        ids: facts.isReadable ? facts.ids : nil,
        mentions: resolver.resolve(facts.links, on: file.path)
      )
    }
  }

  private func readyValidator() throws(DiagnosticError) -> XHTMLValidator {
    if let validator { return validator }
    let made = try HouseProfile.validator(grammar)
    validator = made
    return made
  }
}

/// A file that was looked at, and the bytes of which are gone.
struct SurveyedFile: Sendable {
  var path: String
  var checked: CheckedFile
  /// Where it stands now; nil where it has faults, or another file has its place.
  var written: SiteWriter.Written?
}

/// What a file says of itself and of others.
struct CheckedFile: Sendable {
  var diagnostics: [Diagnostic] = []
  /// Nil where they are unknown: in a file that is not a page or is not well-formed.
  var ids: TextList?
  var mentions = MentionList()
}
