import TestSupport
import Testing

@testable import XHTML

/// The quick way to tell that a page is right, held against libxml2's own.
struct PageParserTests {
  private let grammar: Grammar
  private let schema: RelaxNGSchema
  private let parser: PageParser

  init() throws {
    let document = try ParsedDocument(Pages.profile())
    grammar = Grammar(document)
    schema = try RelaxNGSchema(document)
    parser = PageParser(grammar)
  }

  /// What libxml2 says of a page, from a tree of it.
  private func isValid(_ page: [UInt8]) -> Bool {
    guard let document = try? ParsedDocument(page) else { return false }
    document.removeDataAttributes()
    return schema.validate(document).isEmpty
  }

  private func accepts(_ page: [UInt8]) -> Bool {
    parser.read(page)?.fitsGrammar == true
  }

  @Test func takesWhateverTheGrammarMakes() throws {
    var random = SeededGenerator(seed: 1_066)
    var unseen = Set(grammar.elements.map(\.name))
    var count = 0
    while !unseen.isEmpty, count < 5_000 {
      count += 1
      let page = MadeUpPage(along: grammar, &random)
      unseen.subtract(page.names)
      let text = String(decoding: page.bytes, as: UTF8.self)
      #expect(isValid(page.bytes), "\(text)")
      #expect(accepts(page.bytes), "\(text)")
    }
    #expect(unseen.isEmpty)
  }

  @Test(arguments: [
    "x", "<p/>", "</html>", "&amp;", "<![CDATA[ ]]>", "\u{1}", "<?xml version=\"1.0\"?>",
    "<!DOCTYPE html>",
    "<!-- -- -->",
  ])
  func takesNothingWithAFaultBehindItsEnd(fault: String) throws {
    let page = Pages.page("<p>x</p>")
    #expect(accepts(page + Array("<!-- the end -->\n".utf8)))
    #expect(parser.read(page + Array(fault.utf8)) == nil)
    #expect(accepts(page))
  }

  /// The parser's dictionary has an end, and lives longer than a page.
  @Test func takesPagesThatNameTheirDataAsNoOtherDoes() {
    let long = String(repeating: "x", count: 1_000)
    for page in 0..<600 {
      let names = (0..<40).map { " data-\(page)-\($0)-\(long)=\"\"" }.joined()
      guard accepts(Pages.page("<p\(names)>x</p>")) else {
        Issue.record("page \(page)")
        return
      }
    }
  }

  @Test func takesNoNameWithAPrefixThatNobodyStates() throws {
    #expect(parser.read(Pages.page("<p x:class=\"y\">z</p>")) == nil)
    #expect(parser.read(Pages.page("<x:p>z</x:p>")) == nil)
  }

  @Test func takesNothingThatTheLibraryRefuses() throws {
    var random = SeededGenerator(seed: 1_789)
    var valid = 0
    var refused = 0
    var missed = 0
    for _ in 0..<500 {
      let page = MadeUpPage(along: grammar, &random)
      for _ in 0..<10 {
        var changed = page
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          changed = changed.changed(along: grammar, &random)
        }
        let bytes = changed.bytes
        let isValid = isValid(bytes)
        if isValid { valid += 1 } else { refused += 1 }
        guard accepts(bytes) else {
          if isValid { missed += 1 }
          continue
        }
        #expect(isValid, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(valid > 500 && refused > 500)
    // Values that it leaves to the library, such as a number in spaces.
    #expect(missed < valid / 100)
  }
}
