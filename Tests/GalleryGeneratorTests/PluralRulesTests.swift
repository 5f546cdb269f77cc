import Testing

@testable import GalleryGenerator

/// The rules of the shipped languages, against the sample numbers of CLDR 48.
struct PluralRulesTests {
  typealias Category = PluralRules.Category

  /// Source: <https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html>.
  private static let samples: [(language: String, [Category: [Int]])] = [
    ("en", [.one: [1], .other: [0, 2, 3, 16, 100, 101, 1_000, 1_000_000]]),
    ("bn", [.one: [0, 1], .other: [2, 17, 100, 1_000, 1_000_000]]),
    ("ko", [.other: [0, 1, 2, 15, 100, 1_000, 1_000_000]]),
    (
      "ru",
      [
        .one: [1, 21, 31, 41, 51, 61, 71, 81, 101, 1_001],
        .few: [2, 3, 4, 22, 24, 32, 34, 42, 44, 52, 54, 62, 102, 1_002],
        .many: [0, 5, 11, 12, 14, 19, 100, 111, 112, 1_000, 10_000, 1_000_000],
      ]
    ),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2],
        .few: [3, 10, 103, 110, 1_003],
        .many: [11, 26, 99, 111, 1_011],
        .other: [100, 102, 200, 202, 300, 302, 1_000, 10_000, 1_000_000],
      ]
    ),
  ]

  @Test(arguments: samples)
  func shippedLanguagesCountAsCLDRDoes(language: String, samples: [Category: [Int]]) throws {
    let rules = try WordsReader.rules(of: language)
    for (category, numbers) in samples {
      for number in numbers {
        #expect(rules.category(of: number) == category, "\(language): \(number)")
      }
    }
    // Russian has a form for decimals alone.
    #expect(Set(rules.categories) == Set(samples.keys).union([.other]))
  }

  @Test(arguments: [
    ("n = 1", [1]),
    ("n != 1", [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ("i = 0,1", [0, 1]),
    ("n % 10 = 2..4, 9 and n mod 100 != 12", [2, 3, 4, 9]),
    ("n = 2 or n = 3..5 and n != 4", [2, 3, 5]),
    // A whole number has no decimals.
    ("v = 0 and i = 7", [7]), ("v != 0", []), ("f = 0", Array(0...12)), ("t = 1", []),
    ("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5", []),
    ("  n%10=1  @integer 1, 21, 31, … @decimal 1.0", [1, 11]),
  ])
  func aRuleIsReadAsCLDRWritesIt(text: String, numbers: [Int]) throws {
    let condition = try PluralCondition(parsing: text)
    #expect((0...12).filter { condition.holds(for: $0) } == numbers)
  }

  @Test(arguments: [
    ("", "expected an operand such as n, not the end"),
    ("x = 1", "expected an operand such as n, not 'x'"),
    ("n == 1", "expected a number, not '='"),
    ("n % 0 = 1", "expected a divisor above 0, not '0'"),
    ("n = 4..2", "expected a number of 4 or more, not '2'"),
    ("n = 1 and", "expected an operand such as n, not the end"),
    ("n = 1 n = 2", "expected 'and' or 'or', not 'n'"),
    ("n = 99999999999999999999", "expected a number, not '99999999999999999999'"),
    ("n = 1,", "expected a number, not the end"),
    ("n 1", "expected = or !=, not '1'"),
  ])
  func aBrokenRuleIsToldApart(text: String, message: String) {
    let fault = #expect(throws: PluralCondition.Fault.self) {
      _ = try PluralCondition(parsing: text)
    }
    #expect(fault?.message == message)
  }

  @Test func aFormOfOneNumberAloneMayLeaveItOut() throws {
    let arabic = try WordsReader.rules(of: "ar")
    #expect(arabic.onlyNumber(of: .two) == 2)
    #expect(arabic.onlyNumber(of: .few) == nil)
    #expect(try WordsReader.rules(of: "ru").onlyNumber(of: .one) == nil)
  }
}

extension WordsReader {
  /// The rules in the words file that Vitrine ships for a language.
  fileprivate static func rules(of language: String) throws -> PluralRules {
    var reader = WordsReader()
    let files = EmbeddedFiles.files(in: "Templates")
    try reader.read("words/en.yml", of: files, as: .definitions)
    try reader.read("words/\(language).yml", of: files, as: .translation)
    return reader.rules
  }
}
