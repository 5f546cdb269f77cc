import Diagnostics
import Providers
import Testing

@testable import GalleryGenerator

struct WordsTests {
  private func load(
    _ own: [String: String] = [:],
    language: String
  ) throws(DiagnosticError) -> (words: Words, warnings: [Diagnostic]) {
    var files: [String: [UInt8]] = [:]
    for (name, text) in own { files["words/\(name).yml"] = Array(text.utf8) }
    return try Words.load(own: files, language: language)
  }

  @Test(arguments: ["en", "bn", "ko", "ru", "ar"])
  func aShippedLanguageIsWhole(language: String) throws {
    let (words, warnings) = try load(language: language)
    #expect(warnings.isEmpty)
    let english = try load(language: "en").words
    #expect(words.plain.map(\.name) == english.plain.map(\.name))
    for name in Words.PhraseName.allCases {
      #expect(!words[name].placeholders.isEmpty, "\(name)")
    }
  }

  @Test(arguments: [
    ("en", ["No results", "1 result", "2 results", "5 results", "12,345 results"]),
    ("bn", ["কোনো ফলাফল নেই", "১টি ফলাফল", "২টি ফলাফল", "৫টি ফলাফল", "১২,৩৪৫টি ফলাফল"]),
    ("ko", ["결과 없음", "결과 1개", "결과 2개", "결과 5개", "결과 12,345개"]),
    (
      "ru",
      [
        "Ничего не найдено", "1 результат", "2 результата", "5 результатов",
        "12\u{a0}345 результатов",
      ]
    ),
    ("ar", ["لا توجد نتائج", "نتيجة واحدة", "نتيجتان", "5 نتائج", "12,345 نتيجة"]),
  ])
  func resultsAreCountedInEachLanguage(language: String, expected: [String]) throws {
    let text = LocalizedText(language: language, words: try load(language: language).words)
    #expect([0, 1, 2, 5, 12_345].map(text.results) == expected)
  }

  @Test(arguments: [
    ("en", "1990", "7.5", "April 8, 1990"), ("bn", "১৯৯০", "৭.৫", "৮ এপ্রিল, ১৯৯০"),
    ("ko", "1990", "7.5", "1990년 4월 8일"), ("ru", "1990", "7,5", "8 апреля 1990\u{202f}г."),
    ("ar", "1990", "7.5", "8 أبريل، 1990"), ("bn-u-nu-latn", "1990", "7.5", "8 এপ্রিল, 1990"),
  ])
  func numbersAreWrittenInEachLanguage(
    language: String,
    year: String,
    rating: String,
    date: String
  ) throws {
    let text = LocalizedText(language: language, words: try load(language: language).words)
    #expect(text.year(1990) == year)
    #expect(text.rating(7.46) == rating)
    #expect(text.date(try #require(CalendarDate("1990-04-08"))) == date)
  }

  @Test(arguments: [
    ("en", "1582-10-10", "October 10, 1582"), ("en", "1582-10-04", "October 4, 1582"),
    ("en", "0099-01-01", "January 1, 99"), ("en", "0004-02-29", "February 29, 4"),
    ("en", "9999-12-31", "December 31, 9999"), ("bn", "1582-10-10", "১০ অক্টোবর, ১৫৮২"),
    ("ko", "1582-10-10", "1582년 10월 10일"), ("ar", "1582-10-10", "10 أكتوبر، 1582"),
  ])
  func datesAreGregorianHoweverOld(language: String, iso: String, expected: String) throws {
    let text = LocalizedText(language: language, words: try load(language: language).words)
    #expect(text.date(try #require(CalendarDate(iso))) == expected)
  }

  @Test func aSitesFileSaysOnlyWhatDiffers() throws {
    let own = ["ru": "plurals: {}\nback: Вернуться\nviewAt: \"{service}: открыть\""]
    let (words, warnings) = try load(own, language: "ru")
    #expect(warnings.isEmpty)
    #expect(words.plain.first { $0.name == "back" }?.text == "Вернуться")
    #expect(words.plain.first { $0.name == "feed" }?.text == "Лента")
    #expect(words[.viewAt].text(["service": "TMDB"]) == "TMDB: открыть")
    #expect(words[.votes].text(counting: 3, number: "3") == "3 голоса")
  }

  @Test func aSiteMayAddWordsAndHaveThemTranslated() throws {
    let own = ["en": "greeting: Hello", "ru": "greeting: Привет"]
    let words = try load(own, language: "ru").words
    #expect(words.plain.first { $0.name == "greeting" }?.text == "Привет")
  }

  @Test func aRegionsFileStandsOnItsLanguages() throws {
    let own = ["fr": "back: Retour\nfeed: Flux", "fr-CA": "back: Revenir"]
    let words = try load(own, language: "fr-CA").words
    #expect(words.plain.first { $0.name == "back" }?.text == "Revenir")
    #expect(words.plain.first { $0.name == "feed" }?.text == "Flux")
  }

  @Test func anotherLanguageBringsItsOwnRules() throws {
    let own = [
      "pl": """
      plurals:
        one: i = 1 and v = 0
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      votes: {one: głos, few: "{count} głosy", other: "{count} głosów"}
      """
    ]
    let words = try load(own, language: "pl").words
    let votes = [1, 3, 5, 22].map { words[.votes].text(counting: $0, number: String($0)) }
    #expect(votes == ["głos", "3 głosy", "5 głosów", "22 głosy"])
    // What it lacks is counted as English counts.
    #expect(words[.results].text(counting: 1, number: "1") == "1 result")
  }

  @Test func whatIsNotTranslatedIsTold() throws {
    #expect(
      try load(language: "fr").warnings.map(\.description) == [
        """
        warning: the pages' own words are not translated to 'fr', so they are English \
        [theme.untranslated]
          note: write Templates/words/fr.yml beside the configuration to translate them
        """
      ]
    )
    let partly = try #require(try load(["fr": "back: Retour"], language: "fr").warnings.first)
    #expect(partly.code == "theme.untranslated")
    // The first of them, in the order of the alphabet.
    let note = try #require(partly.notes.first)
    #expect(note.wholeMatch(of: /they stay English: added, allGalleries, ([A-Za-z]+, ){4}…/) != nil)
  }

  /// A words file for Russian, and what is said about it.
  private static let faults: [(file: String, messages: [String])] = [
    (
      "bak: Назад",
      [
        """
        Templates/words/ru.yml:1:1: error: the pages have no word 'bak' [theme.unknown-word]
          note: did you mean 'back'?
        """
      ]
    ),
    (
      "greeting: Привет",
      [
        """
        Templates/words/ru.yml:1:1: error: the pages have no word 'greeting' [theme.unknown-word]
          note: a word of your own needs an English text in Templates/words/en.yml first
        """
      ]
    ),
    (
      "votes:\n  one: \"{count} голос\"\n  other: \"{count} голоса\"",
      [
        """
        Templates/words/ru.yml:1:1: error: 'votes' lacks the plural forms few and many \
        [theme.missing-plural-form]
          note: the language counts with one, few, many and other, as 'plurals' of this file says
        """
      ]
    ),
    (
      "votes: \"{count} голосов\"",
      [
        """
        Templates/words/ru.yml:1:8: error: 'votes' needs a text for each plural form \
        [theme.missing-plural-form]
          note: write one, few, many and other below it, each with its text
        """
      ]
    ),
    (
      "plurals: {}\nvotes: {fw: a, two: b, other: \"{count}\"}",
      [
        """
        Templates/words/ru.yml:2:9: error: 'fw' is no plural form here \
        [theme.unknown-plural-form]
          note: known here: other
        """,
        """
        Templates/words/ru.yml:2:16: error: 'two' is no plural form here \
        [theme.unknown-plural-form]
          note: known here: other
        """,
      ]
    ),
    (
      "viewAt: \"{servce}\"",
      [
        """
        Templates/words/ru.yml:1:9: error: nothing is filled in for '{servce}' in 'viewAt' \
        [theme.unknown-placeholder]
          note: did you mean 'service'?
        """
      ]
    ),
    (
      "back: \"{name}\"",
      [
        """
        Templates/words/ru.yml:1:7: error: nothing is filled in for '{name}' in 'back' \
        [theme.unknown-placeholder]
          note: this word stands alone: write it without braces
        """
      ]
    ),
    (
      // 21 takes the form 'one' too, so it must be said.
      "votes: {one: голос, few: \"{count} а\", many: \"{count} б\", other: \"{count} в\"}",
      [
        """
        Templates/words/ru.yml:1:14: error: 'votes' does not say where '{count}' goes \
        [theme.missing-placeholder]
          note: write {count}, braces and all, where the pages shall fill it in
        """
      ]
    ),
    (
      "plurals:\n  one: n is 1",
      [
        """
        Templates/words/ru.yml:2:8: error: this plural rule cannot be read: \
        expected = or !=, not 'is' [theme.plural-rule]
          note: copy the language's rule from CLDR, such as 'n % 10 = 1 and n % 100 != 11'
        """
      ]
    ),
    (
      "plurals: one",
      [
        """
        Templates/words/ru.yml:1:10: error: a mapping of plural forms to CLDR's rules for them \
        is expected here [theme.words]
        """
      ]
    ),
    (
      "- back",
      [
        """
        Templates/words/ru.yml:1:1: error: a mapping of names to words is expected here \
        [theme.words]
        """
      ]
    ),
    (
      "back: [a]",
      ["Templates/words/ru.yml:1:7: error: text is expected here [theme.words]"]
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsToldWithItsPlaceAndItsCure(file: String, messages: [String]) throws {
    let error = #expect(throws: DiagnosticError.self) {
      _ = try load(["ru": file], language: "ru")
    }
    #expect(error?.diagnostics.map(\.description) == messages)
  }
}
