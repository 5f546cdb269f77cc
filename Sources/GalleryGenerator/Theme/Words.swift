internal import Diagnostics
internal import YAML

/// The pages' own words in the site's language, from `Templates/words/<language>.yml`.
///
/// English decides which words there are; what a translation lacks stays English.
struct Words {
  /// Ordered by name.
  var names: [String]
  /// In the order of `names`.
  var texts: [String]

  subscript(_ name: String) -> String? {
    names.firstIndex(of: name).map { texts[$0] }
  }

  /// Reads the words for `language`, then for its first part, then the English ones.
  static func load(
    from files: [String: [UInt8]],
    language: String
  ) throws(DiagnosticError) -> (Words, [Diagnostic]) {
    let english = try read("words/en.yml", from: files) ?? [:]
    let primary = String(language.prefix { $0 != "-" && $0 != "_" })
    var diagnostics: [Diagnostic] = []
    var translated = try read("words/\(language).yml", from: files)
    if translated == nil { translated = try read("words/\(primary).yml", from: files) }
    if translated == nil {
      diagnostics.append(
        Diagnostic(
          .warning,
          code: "theme.untranslated",
          "the pages' own words are not translated to '\(language)', so they are English",
          notes: ["write Templates/words/\(primary).yml beside the configuration to translate them"]
        )
      )
    }
    let names = english.keys.sorted()
    let texts = names.map { translated?[$0] ?? english[$0] ?? "" }
    return (Words(names: names, texts: texts), diagnostics)
  }

  private static func read(
    _ path: String,
    from files: [String: [UInt8]]
  ) throws(DiagnosticError) -> [String: String]? {
    guard let bytes = files[path] else { return nil }
    let document = try YAMLDocument(reading: bytes, file: "Templates/" + path)
    guard document.faults.isEmpty else { throw DiagnosticError(document.faults) }
    guard let root = document.root else { return [:] }
    guard case .mapping(let entries) = root.content else {
      throw DiagnosticError(expected("a mapping of names to words", at: root.location))
    }
    var words: [String: String] = [:]
    for entry in entries {
      guard case .scalar(let text, _) = entry.value.content else {
        throw DiagnosticError(expected("text", at: entry.value.location))
      }
      words[entry.name] = text
    }
    return words
  }

  private static func expected(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, code: "theme.words", at: location, "\(what) is expected here")
  }
}
