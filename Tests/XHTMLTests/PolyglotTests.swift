import Diagnostics
import Testing
import XHTML

/// What a grammar cannot say: pages that an HTML parser would read otherwise than an XML parser.
@Suite struct PolyglotTests {
  @Test(arguments: [
    ("<div/>", "8:1: error: element 'div' may not close itself"),
    ("<p>a<br></br></p>", "8:9: error: element 'br' may not have an end tag"),
    ("<pre>\nx</pre>", "8:6: error: a 'pre' may not begin with a line break"),
    ("<textarea>&#10;x</textarea>", "8:11: error: a 'textarea' may not begin with a line break"),
    ("<p lang=\"bn\">x</p>", "8:1: error: lang and xml:lang differ on 'p'"),
    ("<p lang=\"bn\" xml:lang=\"ko\">x</p>", "8:1: error: lang and xml:lang differ on 'p'"),
    ("<p><![CDATA[x]]></p>", "8:4: error: a CDATA section is not allowed"),
    ("<?php x ?>", "8:1: error: a processing instruction is not allowed"),
    ("<!--> x -->", "8:1: error: a comment may not begin with '>' or '->'"),
    ("<p title=\"a\nb\">x</p>", "8:4: error: attribute 'title' holds a bare tab or line break"),
    ("<script>a &amp;&amp; b</script>", "8:11: error: a 'script' may not hold '&'"),
    ("<script>a<!-- b --></script>", "8:10: error: a comment may not stand in 'script'"),
    ("<p id=\"a\">x</p><p id=\"a\">y</p>", "8:23: error: the id 'a' stands twice in the page"),
    ("<p id=\"a b\">x</p>", "8:8: error: the id 'a b' is empty or holds white space"),
    (
      "<p aria-labelledby=\"no\">x</p>",
      "8:21: error: attribute 'aria-labelledby' names the id 'no'"
    ),
    ("<label for=\"no\">x</label>", "8:13: error: attribute 'for' names the id 'no'"),
    ("<a href=\"\">x</a>", "8:10: error: the address of this link is empty"),
    ("<a href=\"java&#115;cript:x\">x</a>", "8:10: error: the address of this link is a script"),
    ("<p hidden=\"\">x</p>", "8:12: error: attribute 'hidden' has the value ''"),
    ("<p tabindex=\"3\">x</p>", "8:14: error: attribute 'tabindex' has the value '3'"),
    ("<svg><path d=\"\"/></svg>", "8:1: error: element 'svg' does not state its namespace"),
    (
      "<p xmlns=\"http://www.w3.org/1999/xhtml\">x</p>",
      "8:1: error: attribute 'xmlns' belongs to html"
    ),
    ("<p xmlns:x=\"u\">x</p>", "8:4: error: attribute 'xmlns:x' is not allowed"),
    (
      "<x:p xmlns:x=\"http://www.w3.org/1999/xhtml\">x</x:p>",
      "8:1: error: element 'x:p' has a prefix"
    ),
    (
      "<video src=\"a\" width=\"1\" height=\"1\" autoplay=\"autoplay\"></video>",
      "8:1: error: a 'video' that plays by itself must be muted"
    ),
  ])
  func refusesWhatTwoParsersReadDifferently(body: String, message: String) throws {
    let report = try Pages.report(body)
    #expect(report.hasPrefix("page.html:" + message))
  }

  @Test(arguments: [
    ("<a href=\"x\"><button type=\"button\">x</button></a>", "'button' may not stand in 'a'"),
    ("<a href=\"x\"><span><a href=\"y\">x</a></span></a>", "'a' may not stand in 'a'"),
    (
      "<button type=\"button\"><input type=\"text\"/></button>", "'input' may not stand in 'button'"
    ),
    ("<a href=\"x\"><span tabindex=\"0\">x</span></a>", "'span' may not stand in 'a'"),
    (
      "<a href=\"x\"><video src=\"a\" width=\"1\" height=\"1\" controls=\"controls\"></video></a>",
      "'video' may not stand in 'a'"
    ),
    ("<label>x<label>y</label></label>", "'label' may not stand in 'label'"),
    (
      "<details><summary><a href=\"x\">x</a></summary>y</details>", "'a' may not stand in 'summary'"
    ),
    (
      "<label><input type=\"text\"/><input type=\"text\"/></label>",
      "a 'label' may hold one control only"
    ),
    ("<form action=\"a\"><form action=\"b\"></form></form>", "a 'form' may not stand in a 'form'"),
  ])
  func refusesControlsInControls(body: String, message: String) throws {
    #expect(try Pages.report(body).contains(message))
  }

  @Test(arguments: [
    "<label>x <input type=\"checkbox\"/></label>",
    "<a href=\"x\"><video src=\"a\" width=\"1\" height=\"1\"></video></a>",
    "<button type=\"button\"><span>x</span></button><a href=\"y\">x</a>",
    "<form action=\"x\"><input type=\"hidden\" name=\"a\" value=\"b\"/></form>",
    "<details><summary>x</summary><a href=\"y\">z</a></details>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>x</title><g></g><rect width=\"1\" height=\"1\"/></svg>",
    "<!-- a comment --><p class=\"a\n b\">x</p>",
    "<script type=\"application/json\">{\"a\": \"b > c\"}</script>",
  ])
  func acceptsWhatBothParsersReadAlike(body: String) throws {
    #expect(try Pages.report(body) == "")
  }

  @Test func demandsTheEncodingEarlyAndOnce() throws {
    let twice = try Pages.report(head: "<meta charset=\"utf-8\"/>", "<p>x</p>")
    #expect(twice.hasPrefix("page.html:5:24: error: the page states its encoding twice"))
    let start =
      "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" xml:lang=\"en\"><head>"
    let end = "<title>x</title></head><body></body></html>"
    let never = try Pages.report([UInt8]((start + end).utf8))
    #expect(never.contains("the page does not state its encoding"))
    let padding = "<!--" + String(repeating: " ", count: 1_000) + "-->"
    let late = try Pages.report([UInt8]((start + padding + "<meta charset=\"utf-8\"/>" + end).utf8))
    #expect(late.contains("the encoding stands beyond the first 1,024 bytes"))
  }

  @Test func countsAByteOrderMark() throws {
    let page = Pages.page("<p>a<br></br></p><a href=\"b.html\">c</a>")
    let facts = try Pages.validator().check([0xEF, 0xBB, 0xBF] + page, path: "page.html")
    #expect(
      facts.diagnostics.map(\.description) == [
        """
        page.html:1:1: error: something stands before the document type [xhtml.doctype]
          note: begin the page with exactly <!DOCTYPE html>
        """,
        """
        page.html:8:9: error: element 'br' may not have an end tag [xhtml.void-end-tag]
          note: write <br/>
        """,
      ]
    )
    #expect(facts.links.map(\.column) == [27])
  }
}
