import Diagnostics
import Testing
import XHTML

@Suite struct XHTMLValidatorTests {
  @Test func acceptsAPage() throws {
    #expect(try Pages.report("<p>Hello</p>") == "")
  }
}
