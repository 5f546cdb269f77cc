import TestSupport
import Testing

@testable import GalleryGenerator

struct ExcerptTests {
  /// What an excerpt is, said without regard to speed.
  private static func excerpt(of text: String, _ length: Int) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > length else { return line }
    let start = line.prefix(length - 1)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…"
  }

  @Test(arguments: [
    "", " ", "a", "four words of text", " led", "trailed ", "two  spaces", "a\ttab", "two\r\nlines",
    "Amélie à Paris", "a\u{A0}b c", "e\u{301} e\u{301} e\u{301}", "a \u{301}b", "\u{301}a",
    "기생충은 가족에 대한", "👩‍👩‍👧 👨‍👩‍👦 👩‍👧", "a\u{2028}b", "\u{1}b c", "🇫🇷🇩🇪🇮🇹 🇪🇸", "x\u{3000}y", "longest",
  ])
  func anExcerptIsCutAtAWord(text: String) {
    for length in 1...16 {
      #expect(text.excerpt(of: length) == Self.excerpt(of: text, length), "of \(length)")
    }
  }

  @Test func anyTextIsCutByItsCharacters() {
    let parts = [
      "a", "bc", " ", "  ", "\n", "é", "e\u{301}", "\u{301}", "기", "👩‍👧", "\u{A0}", "…", "-",
    ]
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let text = (0..<generator.next() % 20)
        .map { _ in parts[Int(generator.next() % UInt64(parts.count))] }.joined()
      for length in [1, 2, 5, 11] {
        #expect(Array(text.excerpt(of: length).utf8) == Array(Self.excerpt(of: text, length).utf8))
      }
    }
  }

  @Test func aLongTextIsCutAsAShortOne() {
    let parts = ["word", "a", "longest", " ", " ", "  ", "\r\n", "é", "—", "\u{1}", "e\u{301}"]
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<3_000 {
      // Most are of the first parts alone.
      let kinds = UInt64([5, 5, 5, 6, 7, 9, parts.count][Int(generator.next() % 7)])
      let text = (0..<generator.next() % 40).map { _ in parts[Int(generator.next() % kinds)] }
        .joined()
      for length in [1, 7, 8, 9, 16, 23, 24, 25, 60] {
        #expect(Array(text.excerpt(of: length).utf8) == Array(Self.excerpt(of: text, length).utf8))
      }
    }
  }

  @Test func aLoneScalarIsACharacterBesideAnyOther() {
    let lone = (0...0xFFFF).filter(Unicode.Scalar.isLone).compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView()
    for (index, scalar) in lone.enumerated() {
      // Beside itself, its neighbours, and one of another kind.
      text.append(contentsOf: [scalar, scalar, lone[index * 7919 % lone.count]])
    }
    #expect(String(text).count == text.count)
    #expect(!lone.contains { $0.properties.isWhitespace })
  }
}
