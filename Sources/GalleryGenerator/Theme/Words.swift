internal import Diagnostics

/// The pages' own words in the site's language, from `Templates/words/<language>.yml`.
///
/// The default theme's English decides which there are and what is filled into them; what a
/// translation lacks stays English. A site's own files hold what differs, and its English one may
/// add words for its own templates.
struct Words: Sendable {
  /// The words that the programme fills something into.
  enum PhraseName: String, Sendable, CaseIterable {
    case madeWith
    case reportOf
    case results
    case total
    case viewAt
    case votes
  }

  /// The words that templates may name, ordered by name: all but those that count.
  ///
  /// A name in braces is left in them, for a script to fill in.
  private(set) var plain: [(name: String, text: String)]
  private let phrases: [String: Phrase]
  /// The digits of the language as a CLDR numbering system, where not those of Foundation.
  let numerals: String?

  init(_ texts: [String: String], phrases: [String: Phrase], numerals: String?) {
    plain = texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.phrases = phrases
    self.numerals = numerals
  }

  /// The default theme's English has every phrase, and the tests hold it to that.
  subscript(_ name: PhraseName) -> Phrase {
    phrases[name.rawValue] ?? Phrase(FillableText(""))
  }

  /// Reads the words of a site, `own` being the files of its `Templates/` by path below it.
  ///
  /// The language is one as BCP 47 writes it; the file of its first part serves it too.
  static func load(
    own: [String: [UInt8]],
    language: String
  ) throws(DiagnosticError) -> (Words, [Diagnostic]) {
    let bundled = EmbeddedFiles.files(in: "Templates")
    let primary = String(language.primaryLanguage)
    var reader = WordsReader()
    try reader.read("words/en.yml", of: bundled, as: .definitions)
    try reader.read("words/en.yml", of: own, as: .additions)
    // From the general to the particular: each says only what differs.
    for name in primary == language ? [primary] : [primary, language] {
      if name != "en" { try reader.read("words/\(name).yml", of: bundled, as: .translation) }
      if name != "en" { try reader.read("words/\(name).yml", of: own, as: .translation) }
    }
    return try reader.words(in: language, primary: primary)
  }
}
