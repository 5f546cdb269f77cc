import Testing
import XHTML

@testable import GalleryGenerator

@Suite struct StyleSheetLinksTests {
  @Test(arguments: [
    ("a { background: url(x.png) }", "x.png"), ("a{b:URL( 'y z.svg' )}", "y z.svg"),
    ("@import \"more.css\";", "more.css"), ("@import url(more.css) print;", "more.css"),
    ("a { src: url(\"f.woff2?v=1#a\") format('woff2') }", "f.woff2?v=1#a"),
  ])
  func findsAddresses(sheet: String, address: String) {
    #expect(StyleSheetLinks.links(in: Array(sheet.utf8)).map(\.target) == [address])
  }

  @Test(arguments: [
    "/* url(x.png) */ a {}", "a { content: \"url(x.png)\" }", "a { fill: url(#shade) }",
    "a { b: url(data:image/png;base64,AA==) }", "a { b: url(https://example.org/x.png) }",
    "a { b: url(//example.org/x.png) }", "a { b: url(", "@import", "url()", "\\",
  ])
  func leavesTheRestAlone(sheet: String) {
    #expect(StyleSheetLinks.links(in: Array(sheet.utf8)).isEmpty)
  }

  @Test func tellsThePlace() {
    let sheet = "a {\n  /* é */ background: url(x.png) }"
    let link = StyleSheetLinks.links(in: Array(sheet.utf8)).first
    #expect(link?.line == 2)
    #expect(link?.column == 28)
  }
}
