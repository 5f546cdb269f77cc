import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct SlugTests {
  @Test(arguments: [
    ("Batman", "batman"), ("The Dark Knight", "the-dark-knight"), ("  a  b  ", "a-b"),
    ("C", "c"), ("C++", "c-plus-plus"), ("C#", "c-sharp"), ("#1", "1"), ("Vol. #1", "vol-1"),
    ("1+1", "1-plus-1"), ("One + Two", "one-plus-two"), ("Rock'n'Roll", "rocknroll"),
    ("Rock’n’Roll", "rocknroll"), ("R&D", "r-d"), ("nul.txt", "nul-txt"), ("Vol. 1.", "vol-1"),
    ("a:b|c?*", "a-b-c"), ("back\\slash", "back-slash"), ("../../etc", "etc"),
  ])
  func wordsAreLowerCaseAndPartedByHyphens(text: String, slug: String) {
    #expect(Slug.query(text) == slug)
  }

  @Test(arguments: [
    ("Amélie", "amelie"), ("Ame\u{301}lie", "amelie"), ("Ångström", "angstrom"),
    ("Straße", "strasse"), ("Любовь", "lubov"), ("기생충", "gisaengchung"), ("İstanbul", "istanbul"),
    ("君の名は。", "junno-mingha"), ("カメラ", "kamera"), ("Ελλάδα", "ellada"), ("কলকাতা", "kalakata"),
    ("ＡＢＣ", "abc"), ("x²", "x2"), ("Ⅳ", "iv"), ("ﬁn", "fin"),
  ])
  func otherScriptsAreWrittenInLatinLetters(text: String, slug: String) {
    #expect(Slug.query(text) == slug)
  }

  @Test(arguments: [
    ("🔥", "query-1f525"), ("🐈‍⬛", "query-1f408-200d-2b1b"), ("---", "query-2d-2d-2d"),
    ("", "query-cbf29ce484222325"), ("🔥🔥🔥🔥🔥🔥🔥🔥🔥", "query-bacb8fd86a3a58cb"),
  ])
  func whatHasNoWordsIsSpelledOrHashed(text: String, slug: String) {
    #expect(Slug.query(text) == slug)
  }

  @Test(arguments: [
    "index", "404", "Search", "assets", "movie", "tv", "person", "gif", "feed", "sitemap",
    "robots", "manifest", "report", "results", "page-2", "Page 10", "CON", "aux", "PRN", "NUL",
    "COM1", "com0", "LPT9", "COM¹",
  ])
  func reservedNamesAreNotGiven(text: String) {
    let words = Slug.words(of: text)
    #expect(Slug.isReserved(words))
    #expect(Slug.query(text) == "query-\(words)")
  }

  @Test func longTextsAreCut() {
    #expect(Slug.query(String(repeating: "a", count: 300)) == String(repeating: "a", count: 80))
    #expect(Slug.query(String(repeating: "映", count: 120)).utf8.count <= 80)
    #expect(
      Slug.query(String(repeating: "a", count: 79) + " b") == String(repeating: "a", count: 79)
    )
  }

  @Test(arguments: [
    ("19", "Metropolis", "19-metropolis"), ("19", "", "19"), ("19", "😂😂", "19"),
    ("xT4uQulxzV39haRFjG", "Excited Cat", "xT4uQulxzV39haRFjG-excited-cat"),
    ("a_b", "---", "a_b"), ("con", "", "con-item"), ("Index", "", "Index-item"),
    ("../etc", "x", "etc-54caf568cfae66bc-x"), ("", "x", "cbf29ce484222325-x"),
    ("1-2", "", "1-2-4579b318182affe3"),
  ])
  func anItemHasItsIdAndItsWords(id: String, title: String, slug: String) {
    #expect(Slug.item(id: id, title: title) == slug)
  }

  @Test func longTitlesOfDifferentItemsStayDifferent() {
    let title = String(repeating: "a", count: 260)
    let slugs = [Slug.item(id: "1", title: title + "b"), Slug.item(id: "2", title: title + "c")]
    #expect(Set(slugs).count == 2)
    #expect(slugs.allSatisfy { $0.utf8.count == 80 })
  }

  @Test func anySlugIsShortPlainAndNeverReserved() {
    var random = SeededGenerator(seed: 27)
    for _ in 0..<3000 {
      let text = random.text()
      let slug = Slug.query(text)
      #expect(Slug.isWellFormed(slug), "of \(text.debugDescription)")
      #expect(slug.utf8.count <= Slug.greatestLength)
      #expect(!Slug.isReserved(slug))
      #expect(Slug.query(text) == slug)
      let item = Slug.item(id: random.text(), title: text)
      #expect(!item.isEmpty && item.utf8.count <= Slug.greatestLength + 5)
      #expect(!Slug.isReserved(item.lowercased()) && !item.hasSuffix("-"))
      #expect(item.utf8.allSatisfy { $0 < 0x80 && !"/\\:*?\"<>|. ".utf8.contains($0) })
    }
  }
}

@Suite struct SlugTableTests {
  @Test func equalSlugsAreNumberedAndOneMoreAtTheEndChangesNoneBefore() {
    var table = SlugTable()
    let slugs = ["C", "C++", "C#", "c", "ç", "C"].map { table.slug(for: $0) }
    #expect(slugs == ["c", "c-plus-plus", "c-sharp", "c-2", "c-3", "c-4"])
  }

  @Test func aNumberThatIsTakenIsPassedOver() {
    var table = SlugTable(taken: ["film-3"])
    let slugs = ["film 2", "film", "film", "film"].map { table.slug(for: $0) }
    #expect(slugs == ["film-2", "film", "film-4", "film-5"])
  }

  @Test func numberedLongSlugsKeepTheirLength() {
    let text = String(repeating: "a", count: 80)
    var table = SlugTable()
    let slugs = (0..<200).map { table.slug(for: text + "\($0)") }
    #expect(Set(slugs).count == 200)
    #expect(slugs.allSatisfy { $0.utf8.count <= Slug.greatestLength })
  }

  @Test func whateverComesSlugsAreDistinctAndTheirBeginningStands() {
    var random = SeededGenerator(seed: 28)
    for _ in 0..<40 {
      let texts = (0..<60).map { _ in random.text(longest: 3) }
      var table = SlugTable(taken: ["a", "a-2"])
      let slugs = texts.map { table.slug(for: $0) }
      #expect(Set(slugs + ["a", "a-2"]).count == 62)
      var shorter = SlugTable(taken: ["a", "a-2"])
      let beginning = texts.prefix(30).map { shorter.slug(for: $0) }
      #expect(Array(slugs.prefix(30)) == beginning)
    }
  }
}

extension SeededGenerator {
  /// Letters, signs and what else titles are made of, from a few scripts or from anywhere.
  fileprivate mutating func text(longest: Int = 40) -> String {
    let alphabets: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x61...0x63, 0xA0...0x17F, 0x400...0x44F, 0x620...0x64A, 0x3041...0x3096,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F300...0x1F6FF, 0...0xD7FF, 0xE000...0x10FFFF,
    ]
    let alphabet = alphabets[Int.random(in: 0..<alphabets.count, using: &self)]
    var text = ""
    for _ in 0..<Int.random(in: 0...longest, using: &self) {
      let value = UInt32.random(in: alphabet, using: &self)
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
