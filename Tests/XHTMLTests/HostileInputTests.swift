import Diagnostics
import TestSupport
import Testing
import XHTML

/// Input made to harm whoever reads it.
@Suite struct HostileInputTests {
  private static let root = "<html xmlns=\"http://www.w3.org/1999/xhtml\">"

  @Test(arguments: [
    "<!DOCTYPE html SYSTEM \"http://127.0.0.1:9/x.dtd\">",
    "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">",
    "<!DOCTYPE html SYSTEM \"file:///etc/passwd\">",
    "<!DOCTYPE html [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>",
    "<!doctype html>",
    "<!-- first --><!DOCTYPE html [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
    "\u{FEFF} <?xml version=\"1.0\"?><!DOCTYPE x>",
  ])
  func refusesEveryDocumentTypeButThePlainOne(doctype: String) throws {
    let report = try Pages.report([UInt8]((doctype + Self.root + "&a;</html>").utf8))
    #expect(report.contains("this document type is not allowed [xhtml.doctype]"))
    // It was not parsed at all: there is no word on the entity.
    #expect(report.split(separator: "\n").count == 2)
  }

  @Test func validatesAHundredPagesThatNameADTDWithoutFetchingIt() throws {
    let validator = try Pages.validator()
    let dtd = "<!DOCTYPE html SYSTEM \"http://192.0.2.1/never.dtd\">"
    for number in 0..<100 {
      let facts = validator.check([UInt8]((dtd + Self.root).utf8), path: "\(number).html")
      #expect(facts.diagnostics.map(\.code) == ["xhtml.doctype"])
      #expect(!facts.isReadable)
    }
  }

  @Test func refusesADocumentTypeInAFeed() {
    let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>"
    let found = XHTMLValidator.checkWellFormed([UInt8](bomb.utf8), path: "feed.xml")
    #expect(
      found.map(\.description) == [
        "feed.xml:2:1: error: a document type is not allowed [xhtml.doctype]"
      ]
    )
  }

  /// In another encoding, a document type would not look like one.
  @Test func readsNothingButUTF8() throws {
    let bomb = "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>"
    let wide: [UInt8] = [0xFF, 0xFE] + bomb.utf8.flatMap { [UInt8]([$0, 0]) }
    #expect(!XHTMLValidator.checkWellFormed(wide, path: "feed.xml").isEmpty)
    #expect(!XHTMLValidator.checkWellFormed(Array(wide.dropFirst(2)), path: "feed.xml").isEmpty)
    let smuggled = """
      <?xml version="1.0" encoding="UTF-7"?>
      +ADwAIQ-DOCTYPE a +AFsAPAAh-ENTITY b +ACI-c+ACIAPgBdAD4-
      <a>&b;</a>
      """
    #expect(!XHTMLValidator.checkWellFormed([UInt8](smuggled.utf8), path: "feed.xml").isEmpty)
  }

  @Test func saysWhatIsWrongWithAFeed() {
    let good = XHTMLValidator.checkWellFormed(
      [UInt8]("<?xml version=\"1.0\"?><a/>".utf8),
      path: "f"
    )
    #expect(good == [])
    let bad = XHTMLValidator.checkWellFormed([UInt8]("<a>&nbsp;</a>".utf8), path: "feed.xml")
    #expect(bad.first?.description.hasPrefix("feed.xml:1:4: error: the entity '&nbsp;'") == true)
    #expect(!XHTMLValidator.checkWellFormed([], path: "feed.xml").isEmpty)
  }

  @Test func refusesPagesThatNestWithoutEnd() throws {
    let deep = String(repeating: "<div>", count: 100_000)
    #expect(try Pages.report(deep).contains("[xhtml.not-well-formed]"))
  }

  @Test func validatesDeepNestingOnASmallStack() async throws {
    let start = String(repeating: "<div>", count: 240)
    let end = String(repeating: "</div>", count: 240)
    let grammar = try Pages.profile()
    let count = try await Task {
      let validator = try XHTMLValidator(grammar: grammar, name: "house-profile.rng")
      return validator.check(Pages.page(start + end), path: "page.html").diagnostics.count
    }.value
    #expect(count == 0)
  }

  @Test func survivesAnyBytes() throws {
    let validator = try Pages.validator()
    var random = SeededGenerator(seed: 4_711)
    let good = Pages.page(
      "<p class=\"a\">x<!-- c --><img src=\"a\" alt=\"\" width=\"1\" height=\"1\"/></p>"
    )
    #expect(validator.check(good, path: "p").diagnostics == [])
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.removeLast(bytes.count - max(8, place))
        }
      }
      let facts = validator.check(bytes, path: "p")
      #expect(facts.isReadable || !facts.diagnostics.isEmpty)
    }
  }

  @Test func keepsScriptInDataFromBecomingMarkup() throws {
    let json = "{\"name\":\"</script><b id='pwn'>x</b>\"}"
    let type = "type=\"application/ld+json\""
    let raw = try Pages.report(head: "<script \(type)>\(json)</script>", "<p>x</p>")
    #expect(raw.contains("[xhtml.not-well-formed]"))
    let escaped = json.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
    #expect(try Pages.report(head: "<script \(type)>\(escaped)</script>", "<p>x</p>") == "")
  }

  @Test func givesTheSameVerdictToEightTasksAtOnce() async throws {
    let grammar = try Pages.profile()
    let bad = Pages.page("<p><font>x</font>&#160;</p><ul><li id=\"a\">y</li></ul><p id=\"a\">z</p>")
    let alone = try Pages.report(bad)
    let together = try await withThrowingTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let validator = try XHTMLValidator(grammar: grammar, name: "house-profile.rng")
          return Set(
            (0..<50).map { _ in
              validator.check(bad, path: "page.html").diagnostics
                .map(\.description).joined(separator: "\n")
            }
          )
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(together == [alone])
    #expect(alone.contains("[xhtml.unknown-element]"))
  }
}
