import Diagnostics
import YAML

/// What is wrong with a words file.
extension Diagnostic {
  static func expected(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, code: "theme.words", at: location, "\(what) is expected here")
  }

  static func wordName(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      .error,
      code: "theme.word-name",
      at: entry.location,
      "a template cannot name the word '\(entry.name.shortened)'",
      notes: ["name it with letters and digits alone"]
    )
  }

  static func unknownWord(_ entry: YAMLEntry, among names: [String]) -> Diagnostic {
    let own = "a word of your own needs an English text in Templates/words/en.yml first"
    let note = Suggestion.nearest(to: entry.name, among: names).map { "did you mean '\($0)'?" }
    return Diagnostic(
      .error,
      code: "theme.unknown-word",
      at: entry.location,
      "the pages have no word '\(entry.name.shortened)'",
      notes: [note ?? own]
    )
  }

  static func unknownPlace(
    _ place: String,
    in name: String,
    among places: [String],
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "theme.unknown-placeholder",
      at: location,
      "nothing is filled in for '{\(place.shortened)}' in '\(name)'",
      notes: [
        Suggestion.note(for: place, among: places)
          ?? "this word stands alone: write it without braces"
      ]
    )
  }

  static func missingPlace(
    _ place: String,
    in name: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "theme.missing-placeholder",
      at: location,
      "'\(name)' does not say where '{\(place)}' goes",
      notes: ["write {\(place)}, braces and all, where the pages shall fill it in"]
    )
  }

  static func unknownForm(
    _ entry: YAMLEntry,
    among categories: [PluralRules.Category]
  ) -> Diagnostic {
    let names = categories.map(\.rawValue)
    return Diagnostic(
      .error,
      code: "theme.unknown-plural-form",
      at: entry.location,
      "'\(entry.name.shortened)' is no plural form here",
      notes: [
        Suggestion.note(for: entry.name, among: names) ?? "known here: none"
      ]
    )
  }

  static func missingForms(
    _ entry: YAMLEntry,
    _ missing: [PluralRules.Category],
    of categories: [PluralRules.Category]
  ) -> Diagnostic {
    let form = missing.count == 1 ? "form" : "forms"
    return Diagnostic(
      .error,
      code: "theme.missing-plural-form",
      at: entry.location,
      "'\(entry.name)' lacks the plural \(form) \(list(missing))",
      notes: ["the language counts with \(list(categories)), as 'plurals' of this file says"]
    )
  }

  static func formsExpected(
    _ entry: YAMLEntry,
    _ categories: [PluralRules.Category]
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "theme.missing-plural-form",
      at: entry.value.location,
      "'\(entry.name)' needs a text for each plural form",
      notes: ["write \(list(categories)) below it, each with its text"]
    )
  }

  static func badRule(_ message: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      code: "theme.plural-rule",
      at: location,
      "this plural rule cannot be read: \(message)",
      notes: ["copy the language's rule from CLDR, such as 'n % 10 = 1 and n % 100 != 11'"]
    )
  }

  static func untranslated(_ language: String, primary: String) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "theme.untranslated",
      "the pages' own words are not translated to '\(language)', so they are English",
      notes: ["write Templates/words/\(primary).yml beside the configuration to translate them"]
    )
  }

  static func partlyTranslated(
    _ language: String,
    lacking names: [String],
    of total: Int
  ) -> Diagnostic {
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return Diagnostic(
      .warning,
      code: "theme.untranslated",
      "\(names.count) of the pages' \(total) words are not translated to '\(language)'",
      notes: ["they stay English: \(shown)"]
    )
  }

  private static func list(_ categories: [PluralRules.Category]) -> String {
    let names = categories.map(\.rawValue)
    guard names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
