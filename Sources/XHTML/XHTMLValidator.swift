package import Diagnostics

/// Holds pages against a grammar and reads them.
///
/// It is not `Sendable`: libxml2 promises nothing about a compiled grammar that several threads
/// use, so each worker has a validator of its own and no thread shares anything.
package final class XHTMLValidator {
  private let parser: PageParser
  /// For the messages; made when there is one to word.
  private lazy var outline = GrammarOutline(grammar)
  private let grammar: Grammar
  /// What libxml2 compiles the grammar from when a page needs it: that takes as long as a thousand
  /// pages, and on most sites it is never asked.
  private let source: [UInt8]
  private var schema: RelaxNGSchema?

  /// Reads a RELAX NG grammar in the XML syntax; `name` is for the message if it cannot.
  package init(grammar source: [UInt8], name: String) throws(DiagnosticError) {
    do throws(ParseFaults) {
      grammar = Grammar(try ParsedDocument(source))
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .error,
          code: Rule.grammar.rawValue,
          at: SourceLocation(file: name),
          error.grammarMessage
        )
      )
    }
    parser = PageParser(grammar)
    self.source = source
  }

  /// Parses, validates and reads a page.
  ///
  /// `path` names it in diagnostics, and `template`, if given, what to mend.
  package func check(_ bytes: [UInt8], path: String, template: String? = nil) -> PageFacts {
    let prolog = Prolog.faults(ofPage: bytes)
    var facts = PageFacts()
    var findings = prolog.findings
    if !prolog.isFatal {
      do throws(ParseFaults) {
        findings += try read(bytes, into: &facts)
        facts.isReadable = true
      } catch {
        findings += error.findings(in: bytes)
      }
    }
    guard !findings.isEmpty else { return facts }
    let lines = SourceLines(bytes, file: path)
    facts.diagnostics = Finding.diagnostics(findings, lines, template: template)
    return facts
  }

  /// What keeps XML other than a page, such as a feed, from being read; empty if nothing does.
  package static func checkWellFormed(
    _ bytes: [UInt8],
    path: String,
    template: String? = nil
  ) -> [Diagnostic] {
    var findings: [Finding] = []
    if let offset = Prolog.doctype(in: bytes) {
      let message = "a document type is not allowed"
      findings.append(Finding(rule: .doctype, offset: offset, message: message))
    } else {
      do throws(ParseFaults) {
        try ParsedDocument.checkWellFormed(bytes)
      } catch {
        findings = error.findings(in: bytes)
      }
    }
    guard !findings.isEmpty else { return [] }
    let lines = SourceLines(bytes, file: path)
    return Finding.diagnostics(findings, lines, template: template)
  }
}

extension XHTMLValidator {
  /// Reads a page that may be parsed, and finds what is wrong with it.
  private func read(
    _ page: [UInt8],
    into facts: inout PageFacts
  ) throws(ParseFaults) -> [Finding] {
    guard let reading = parser.read(page) else {
      _ = try ParsedDocument(page)
      throw ParseFaults([ParseFault(message: "the page is not well-formed")])
    }
    facts.ids = reading.ids
    facts.links = reading.links
    facts.language = reading.language
    guard !reading.fitsGrammar else { return reading.findings }
    return try reading.findings + validate(page, after: reading.findings)
  }

  /// Puts a page to libxml2's own validator, which has the last word.
  private func validate(
    _ page: [UInt8],
    after earlier: [Finding]
  ) throws(ParseFaults) -> [Finding] {
    let schema: RelaxNGSchema
    do throws(ParseFaults) {
      schema = try readySchema()
    } catch {
      return [Finding(rule: .grammar, offset: 0, message: error.grammarMessage)]
    }
    let document = try ParsedDocument(page)
    document.removeDataAttributes()
    let faults = schema.validate(document)
    // An element without its namespace is unknown to the grammar, and so is all that it holds.
    guard !faults.isEmpty, !earlier.contains(where: { $0.rule == .namespace }) else { return [] }
    var explainer = GrammarExplainer(outline, page)
    let findings = explainer.explain()
    guard findings.isEmpty else { return findings }
    let offsets = MarkupScanner.startTags(of: page)
    return faults.prefix(1).map { fault in
      let ordinal = fault.node.flatMap { document.ordinal(of: $0) } ?? 0
      let offset = ordinal < offsets.count ? offsets[ordinal] : 0
      return Finding(rule: .content, offset: offset, message: fault.plainMessage)
    }
  }

  private func readySchema() throws(ParseFaults) -> RelaxNGSchema {
    if let schema { return schema }
    let made = try RelaxNGSchema(ParsedDocument(source))
    schema = made
    return made
  }
}

extension ParseFaults {
  /// That the grammar cannot be read, and why.
  fileprivate var grammarMessage: String {
    let reason = faults.first?.message.split(separator: "\n").first ?? "no reason given"
    return "the grammar cannot be read: \(reason)"
  }
}
