import TestSupport
import Testing
import XHTML

@Suite struct XMLEscapingTests {
  @Test func escapesMarkup() {
    #expect(
      XMLEscaping.escaped("2 < 3 > 1 \"q\" 'a' & b")
        == "2 &lt; 3 &gt; 1 &quot;q&quot; &#39;a&#39; &amp; b"
    )
  }

  @Test func keepsApostrophesWhereTheyEndNothing() {
    for before in 0...16 {
      let text = String(repeating: "x", count: before) + "Farid's <é"
      var bytes: [UInt8] = []
      Array(text.utf8).withUnsafeBufferPointer {
        XMLEscaping.escapeKeepingApostrophes($0, into: &bytes)
      }
      #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("<", with: "&lt;"))
    }
  }

  @Test func escapesByBytesAndNotByCharacters() {
    #expect(XMLEscaping.escaped("\"\u{301}<\u{338}") == "&quot;\u{301}&lt;\u{338}")
  }

  @Test func writesTabsAndLineBreaksAsReferences() {
    #expect(XMLEscaping.escaped("a\tb\nc\r\nd\re") == "a&#9;b&#10;c&#10;d&#10;e")
  }

  @Test func dropsWhatXMLOrHTMLForbids() {
    let text = "Bell\u{7}Tower one\u{B}two\u{1F}three\u{0}four\u{7F}five\u{85}six"
    #expect(XMLEscaping.escaped(text) == "BellTower onetwothreefourfivesix")
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFF, 0x10FFFE] as [UInt32])
  func dropsNoncharacters(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    #expect(XMLEscaping.escaped("a\(scalar)b") == "ab")
  }

  @Test func replacesWhatIsNotUTF8() {
    #expect(escaped([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    #expect(escaped([0xC0, 0x80]) == "\u{FFFD}\u{FFFD}")
    #expect(escaped([0xED, 0xA0, 0x80]) == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(escaped([0xF0, 0x9F, 0x8E]) == "\u{FFFD}")
    #expect(escaped([0xE2, 0x82, 0x3C]) == "\u{FFFD}&lt;")
    #expect(escaped([0xF4, 0x90, 0x80, 0x80]) == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test func findsASpecialByteAtAnyPlace() {
    for length in 0...40 {
      for place in 0...length {
        for (special, written) in [("<", "&lt;"), ("\u{1}", ""), ("é", "é"), ("\u{7F}", "")] {
          let before = String(repeating: "x", count: place)
          let after = String(repeating: "~", count: length - place)
          #expect(XMLEscaping.escaped(before + special + after) == before + written + after)
        }
      }
    }
  }

  @Test func agreesWithTheStandardLibraryOnRandomBytes() {
    var random = SeededGenerator(seed: 20_240_607)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ -> UInt8 in
        let heads: [UInt8] = [
          0x41, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xFF, 0x9F, 0xA0,
        ]
        return heads.randomElement(using: &random) ?? 0
      }
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter(isKept)
      #expect(escaped(bytes).unicodeScalars.elementsEqual(expected), "\(bytes)")
    }
  }

  @Test(arguments: [
    "Salt & Pepper", "2 < 3 > 1 \"q\" 'a'", "already &amp; escaped <b>bold</b>", "R&D",
    "</script><b id=\"pwn\">x</b>", "if (a && b < c) \"quoted\" \u{2028} end",
    "Bell\u{7}Tower one\u{B}two\u{1F}three\u{0}four five\ttab\nline", "]]>", " x ", "\r\n",
  ])
  func isReadBackOnce(text: String) throws {
    try expectReadBack(text)
  }

  @Test func isReadBackUnchangedWhateverItIs() throws {
    var random = SeededGenerator(seed: 8_092_008)
    for _ in 0..<500 { try expectReadBack(randomText(&random)) }
  }
}

extension XMLEscapingTests {
  /// Lets libxml2 compare text and attribute with what they should be, by a grammar of one page.
  private func expectReadBack(_ text: String) throws {
    let expected = normalised(text).unicodeScalars.filter(isKept).map { "&#\($0.value);" }.joined()
    let value = "<value type=\"string\">\(expected)</value>"
    let grammar = """
      <element name="html" ns="http://www.w3.org/1999/xhtml" xmlns="http://relaxng.org/ns/structure/1.0">
        <attribute name="lang"/><attribute name="xml:lang"/>
        <element name="head">
          <element name="meta"><attribute name="charset"/></element>
          <element name="title"><text/></element>
        </element>
        <element name="body">
          <element name="p"><attribute name="title">\(value)</attribute>\(value)</element>
        </element>
      </element>
      """
    let written = XMLEscaping.escaped(text)
    let page = Pages.page("<p title=\"\(written)\">\(written)</p>")
    let validator = try XHTMLValidator(grammar: [UInt8](grammar.utf8), name: "one-page.rng")
    let facts = validator.check(page, path: "page.html")
    #expect(facts.diagnostics.isEmpty, "\(text.debugDescription): \(facts.diagnostics)")
  }

  private func escaped(_ bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    bytes.withUnsafeBufferPointer { XMLEscaping.escape($0, into: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  private func isKept(_ scalar: Unicode.Scalar) -> Bool {
    let isWhite = scalar == "\t" || scalar == "\n"
    let isControl = scalar.properties.generalCategory == .control
    return (isWhite || !isControl) && !scalar.properties.isNoncharacterCodePoint
  }

  private func normalised(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\r" { result.append("\n") }
      if scalar != "\r", !(scalar == "\n" && previous == "\r") { result.append(scalar) }
      previous = scalar
    }
    return String(result)
  }

  private func randomText(_ random: inout SeededGenerator) -> String {
    let samples = [
      "<", ">", "&", "\"", "'", "\t", "\n", "\r", "\r\n", "&amp;", "&#10;", "]]>", "--",
      "</script>",
      "\u{0}", "\u{8}", "\u{301}", "é", "한", "ক", "🎬", "\u{2028}", "\u{FFFE}", "\u{10FFFF}",
      "\u{85}",
      "word", " ",
    ]
    let count = Int.random(in: 0...12, using: &random)
    return (0..<count).map { _ in samples.randomElement(using: &random) ?? "" }.joined()
  }
}
