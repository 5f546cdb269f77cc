import Diagnostics
import YAML

/// Reads words files, one over the other, and tells all that is wrong with them.
struct WordsReader {
  /// What a file may do.
  enum Role {
    /// Say which words there are.
    case definitions
    /// Change words, and add some that have nothing to fill in.
    case additions
    /// Change words.
    case translation
  }

  private enum Word {
    case plain(String)
    case phrase(Phrase)
  }

  private enum Setting: String, CaseIterable {
    case plurals
    case numerals
  }

  private var words: [String: Word] = [:]
  private var definitions: [String: Word] = [:]
  private var translated: Set<String> = []
  private var hasTranslation = false
  private(set) var rules = PluralRules.usual
  private var numerals: String?
  private var faults: [Diagnostic] = []

  /// Reads one file, if it is there.
  mutating func read(
    _ path: String,
    of files: [String: [UInt8]],
    as role: Role
  ) throws(DiagnosticError) {
    guard let bytes = files[path] else { return }
    let document = try YAMLDocument(reading: bytes, file: "Templates/" + path)
    guard document.faults.isEmpty else { throw DiagnosticError(document.faults) }
    if role == .translation {
      // The first file of another language has rules of its own, or the usual ones.
      if !hasTranslation { (rules, numerals) = (.usual, nil) }
      hasTranslation = true
    }
    guard let root = document.root else { return }
    guard case .mapping(let entries) = root.content else {
      throw DiagnosticError(.expected("a mapping of names to words", at: root.location))
    }
    for entry in entries { readSetting(entry) }
    for entry in entries where Setting(rawValue: entry.name) == nil { read(entry, as: role) }
    if role != .translation { definitions = words }
  }

  /// What was read, with warnings about what was not there.
  func words(
    in language: String,
    primary: String
  ) throws(DiagnosticError) -> (Words, [Diagnostic]) {
    guard faults.isEmpty else { throw DiagnosticError(faults) }
    var texts: [String: String] = [:]
    var phrases: [String: Phrase] = [:]
    for (name, word) in words {
      switch word {
      case .plain(let text): texts[name] = text
      case .phrase(let phrase):
        phrases[name] = phrase
        texts[name] = phrase.source
      }
    }
    let missing = definitions.keys.filter { !translated.contains($0) }.sorted()
    var warnings: [Diagnostic] = []
    if primary != "en", !hasTranslation {
      warnings.append(.untranslated(language, primary: primary))
    } else if hasTranslation, primary != "en", !missing.isEmpty {
      warnings.append(.partlyTranslated(language, lacking: missing, of: definitions.count))
    }
    return (Words(texts, phrases: phrases, numerals: numerals), warnings)
  }
}

// MARK: - Settings

extension WordsReader {
  private mutating func readSetting(_ entry: YAMLEntry) {
    switch Setting(rawValue: entry.name) {
    case .plurals: readRules(entry.value)
    case .numerals: if let text = text(entry.value) { numerals = text }
    case nil: break
    }
  }

  private mutating func readRules(_ node: YAMLNode) {
    guard case .mapping(let entries) = node.content else {
      faults.append(
        .expected("a mapping of plural forms to CLDR's rules for them", at: node.location)
      )
      return
    }
    var conditions: [PluralRules.Category: PluralCondition] = [:]
    for entry in entries {
      guard let category = PluralRules.Category(rawValue: entry.name), category != .other else {
        faults.append(.unknownForm(entry, among: PluralRules.Category.allCases.dropLast()))
        continue
      }
      guard let text = text(entry.value) else { continue }
      do throws(PluralCondition.Fault) {
        conditions[category] = try PluralCondition(parsing: text)
      } catch {
        faults.append(.badRule(error.message, at: entry.value.location))
      }
    }
    rules = PluralRules(conditions)
  }

  /// The text of a scalar; anything else is a fault.
  private mutating func text(_ node: YAMLNode) -> String? {
    if case .scalar(let text, _) = node.content { return text }
    faults.append(.expected("text", at: node.location))
    return nil
  }
}

// MARK: - Words

extension WordsReader {
  private mutating func read(_ entry: YAMLEntry, as role: Role) {
    let word: Word?
    switch (definitions[entry.name], role) {
    case (nil, .definitions): word = definition(entry)
    case (nil, .additions):
      word = plain(entry)
      if !entry.name.isFieldName { faults.append(.wordName(entry)) }
    case (nil, .translation):
      faults.append(.unknownWord(entry, among: definitions.keys.sorted()))
      word = nil
    case (.plain, _): word = plain(entry)
    case (.phrase(let phrase), _):
      word = phrase.isCounted ? counted(entry) : filled(entry, like: phrase)
    }
    guard let word else { return }
    words[entry.name] = word
    if role == .translation { translated.insert(entry.name) }
  }

  /// A word of the default theme: what it needs shows in how it is written.
  private mutating func definition(_ entry: YAMLEntry) -> Word? {
    guard case .scalar(let text, _) = entry.value.content else { return counted(entry) }
    let fillable = FillableText(text)
    return fillable.placeholders.isEmpty ? .plain(text) : .phrase(Phrase(fillable))
  }

  private mutating func plain(_ entry: YAMLEntry) -> Word? {
    fillable(entry.name, entry.value, takes: [], needs: []).map { .plain($0.text) }
  }

  private mutating func filled(_ entry: YAMLEntry, like phrase: Phrase) -> Word? {
    let places = phrase.placeholders
    return fillable(entry.name, entry.value, takes: places, needs: places)
      .map { .phrase(Phrase($0.parsed)) }
  }

  /// A word with a text for each form; one text where the language has but one form.
  private mutating func counted(_ entry: YAMLEntry) -> Word? {
    let places: Set = [Phrase.count]
    guard case .mapping(let forms) = entry.value.content else {
      guard rules.categories == [.other] else {
        faults.append(.formsExpected(entry, rules.categories))
        return nil
      }
      return fillable(entry.name, entry.value, takes: places, needs: places)
        .map { .phrase(Phrase([.other: $0.parsed], by: rules)) }
    }
    var texts: [PluralRules.Category: FillableText] = [:]
    let known = faults.count
    for form in forms {
      guard let category = PluralRules.Category(rawValue: form.name),
        rules.categories.contains(category)
      else {
        faults.append(.unknownForm(form, among: rules.categories))
        continue
      }
      // Where the form stands for one number alone, the words can say it: 'one result'.
      let isSaid = rules.onlyNumber(of: category) != nil
      texts[category] =
        fillable(entry.name, form.value, takes: places, needs: isSaid ? [] : places)?.parsed
    }
    let missing = rules.categories.filter { category in
      !forms.contains { $0.name == category.rawValue }
    }
    if !missing.isEmpty { faults.append(.missingForms(entry, missing, of: rules.categories)) }
    return faults.count == known ? .phrase(Phrase(texts, by: rules)) : nil
  }

  private mutating func fillable(
    _ name: String,
    _ node: YAMLNode,
    takes known: Set<String>,
    needs needed: Set<String>
  ) -> (text: String, parsed: FillableText)? {
    guard let text = text(node) else { return nil }
    let parsed = FillableText(text)
    let unknown = parsed.placeholders.subtracting(known).sorted()
    let missing = needed.subtracting(parsed.placeholders).sorted()
    for place in unknown {
      faults.append(.unknownPlace(place, in: name, among: known.sorted(), at: node.location))
    }
    // A misspelt one is one fault, not two.
    for place in missing where unknown.isEmpty {
      faults.append(.missingPlace(place, in: name, at: node.location))
    }
    return unknown.isEmpty && missing.isEmpty ? (text, parsed) : nil
  }
}

extension String {
  /// Whether a template can name it: a letter, then letters and digits.
  fileprivate var isFieldName: Bool { wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil }
}
