import Testing

/// What the grammar refuses, in the words that a template's author reads.
@Suite struct HouseProfileTests {
  @Test func namesUnknownAndMisplacedElements() throws {
    #expect(
      try Pages.report(
        """
        <font>x</font><p><div>x</div></p>
        <ul>text<p>x</p></ul><table><tr><td>x</td></tr></table>
        <sectoin>x</sectoin><li>x</li><style>p { color: red }</style><noscript>x</noscript>
        """
      ) == """
        page.html:8:1: error: element 'font' is not in the house profile [xhtml.unknown-element]
          note: say what it means, and how it looks in a style sheet
        page.html:8:18: error: element 'div' is not allowed in 'p' [xhtml.misplaced-element]
          note: close the 'p' before it, as an HTML parser would
        page.html:9:5: error: text is not allowed in 'ul' [xhtml.misplaced-text]
        page.html:9:9: error: element 'p' is not allowed in 'ul' [xhtml.misplaced-element]
          note: put it into 'li'
        page.html:9:29: error: element 'tr' is not allowed in 'table' [xhtml.misplaced-element]
          note: write <tbody> around the rows: an HTML parser would add it
        page.html:10:1: error: element 'sectoin' is not in the house profile [xhtml.unknown-element]
          note: did you mean 'section'?
        page.html:10:21: error: element 'li' is not allowed in 'body' [xhtml.misplaced-element]
          note: put it into 'ul' or 'ol'
        page.html:10:31: error: element 'style' is not allowed in 'body' [xhtml.misplaced-element]
          note: put it into 'head'
        page.html:10:62: error: element 'noscript' is not in the house profile [xhtml.unknown-element]
          note: XML parsers read its content, HTML parsers may not: show what works without scripts
        """
    )
  }

  @Test func namesMissingAndUnknownAttributes() throws {
    #expect(
      try Pages.report(
        """
        <img src="a.jpg" width="1"/>
        <p style="x" onclick="y" titel="z" data-free="w" aria-lable="v">x</p>
        <video src="a.mp4" width="100%" height="2" muted=""></video>
        <button type="menu">x</button>
        """
      ) == """
        page.html:8:1: error: element 'img' lacks the attribute 'alt' [xhtml.missing-attribute]
          note: write what the picture shows, or alt="" where it only decorates
        page.html:8:1: error: element 'img' lacks the attribute 'height' [xhtml.missing-attribute]
          note: write width and height, so that nothing moves when it has loaded
        page.html:9:4: error: element 'p' may not have the attribute 'style' [xhtml.unknown-attribute]
          note: the content security policy stops it: use a class
        page.html:9:14: error: element 'p' may not have the attribute 'onclick' [xhtml.unknown-attribute]
          note: the content security policy stops it: use a script file
        page.html:9:26: error: element 'p' may not have the attribute 'titel' [xhtml.unknown-attribute]
          note: did you mean 'title'?
        page.html:9:50: error: element 'p' may not have the attribute 'aria-lable' [xhtml.unknown-attribute]
          note: did you mean 'aria-label'?
        page.html:10:20: error: attribute 'width' of 'video' has the value '100%' [xhtml.attribute-value]
          note: write a whole number, without a unit
        page.html:10:44: error: attribute 'muted' of 'video' has the value '' [xhtml.attribute-value]
          note: it may be: muted
        page.html:11:9: error: attribute 'type' of 'button' has the value 'menu' [xhtml.attribute-value]
          note: it may be: button, submit, reset
        """
    )
  }

  @Test func placesWhatIsOutOfOrder() throws {
    #expect(
      try Pages.report(head: "<title>Two</title>", "<p>x</p>")
        == "page.html:5:24: error: did not expect element title there [xhtml.content]"
    )
    #expect(try Pages.report("<dl><dd>x</dd></dl>").hasPrefix("page.html:8:5: error: "))
    #expect(
      try Pages.report("<details><p>x</p></details>")
        == "page.html:8:1: error: element 'details' lacks the element 'summary' [xhtml.missing-element]"
    )
  }

  @Test func demandsLanguageNamespaceAndTitle() throws {
    let page =
      "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\"><head><meta charset=\"utf-8\"/></head><body></body></html>"
    #expect(
      try Pages.report([UInt8](page.utf8)) == """
        page.html:2:1: error: element 'html' lacks the attribute 'xml:lang' [xhtml.missing-attribute]
          note: write both lang and xml:lang, with the same value
        page.html:2:54: error: element 'head' lacks the element 'title' [xhtml.missing-element]
        """
    )
    let bare =
      "<!DOCTYPE html><html lang=\"en\" xml:lang=\"en\"><head><meta charset=\"utf-8\"/><title>x</title></head><body></body></html>"
    #expect(
      try Pages.report([UInt8](bare.utf8)) == """
        page.html:1:16: error: element 'html' does not state its namespace [xhtml.namespace]
          note: write xmlns="http://www.w3.org/1999/xhtml"
        """
    )
  }

  @Test(arguments: ["en", "fil", "zh-Hant-TW", "ar-u-nu-latn", "de-CH-1996", "en-x-a"])
  func takesLanguages(tag: String) throws {
    let body =
      #"<p lang="\#(tag)" xml:lang="\#(tag)">x<svg xmlns="http://www.w3.org/2000/svg" lang="\#(tag)" xml:lang="\#(tag)"></svg></p>"#
    #expect(try Pages.report(body) == "")
  }

  @Test(arguments: [
    "", "e", "en_US", "cn1", "en-", "-en", "en--US", "e\u{301}n", " en", "englishlanguage",
  ])
  func refusesWhatIsNoLanguage(tag: String) throws {
    let hint = "  note: write a language tag (BCP 47), such as en or zh-Hant"
    #expect(
      try Pages.report(#"<p lang="\#(tag)" xml:lang="\#(tag)">x</p>"#) == """
        page.html:8:4: error: attribute 'lang' of 'p' has the value '\(tag)' [xhtml.attribute-value]
        \(hint)
        page.html:8:\(4 + 8 + tag.utf8.count): error: attribute 'xml:lang' of 'p' has the value '\(tag)' [xhtml.attribute-value]
        \(hint)
        """
    )
  }
}
