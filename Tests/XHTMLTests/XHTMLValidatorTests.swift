import Diagnostics
import Testing
import XHTML

/// One parse: what is well-formed, what is refused, and what is read out of a page.
@Suite struct XHTMLValidatorTests {
  @Test func acceptsAPageOfAllThatASiteUses() throws {
    let head = """

          <meta name="viewport" content="width=device-width"/>
          <meta property="og:title" content="Salt &amp; Pepper"/>
          <link rel="stylesheet" href="assets/site.css"/>
          <script src="assets/site.js" defer="defer"></script>
          <script type="application/ld+json">{"name":"\\u003cb\\u003e \\u0026"}</script>
      """
    let body = """
      <header><nav aria-label="Site"><ul><li><a href="index.html">Home</a></li></ul></nav></header>
      <main id="main" data-anything="goes">
        <form action="search.html" role="search"><label for="q">Search</label><input id="q" type="search"/></form>
        <a href="film.html"><div><img src="a.jpg" alt="" width="2" height="3" loading="lazy"/><h2>Film</h2></div></a>
        <p lang="bn" xml:lang="bn" dir="auto">x<br/><a href="b.html"><b>y</b></a> <time datetime="1954">1954</time></p>
        <table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
        <dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>
        <figure><video src="a.mp4" poster="a.png" width="1" height="1" autoplay="autoplay" muted="muted" playsinline="playsinline" controls="controls"></video><figcaption>c</figcaption></figure>
        <details><summary>More</summary><p>x</p></details>
        <picture><source srcset="a.avif 1x, b.avif 2x" type="image/avif"/><img src="a.jpg" alt="x" width="1" height="1"/></picture>
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>t</title><g><path d="M0 0"/></g></svg>
      </main>
      """
    #expect(try Pages.report(head: head, body) == "")
  }

  @Test func readsIDsLinksAndLanguage() throws {
    let head = "<link rel=\"icon stylesheet\" href=\" s.css \"/><script src=\"s.js\"></script>"
    let page = Pages.page(
      head: head,
      """
      <h1 id="top">x</h1><a href="a.html?b=1&amp;c=2#d">x</a><a href="https://host/">x</a>
      <img id="i" src="a.jpg" srcset="a.jpg 1x,b.jpg 2x, https://host/c.jpg 3x" alt="" width="1" height="1"/>
      <a href="//host/a">x</a><a href="mailto:a@b">x</a><form action="f.html"><button type="submit" formaction="g.html">x</button></form>
      <video src="v.mp4" poster="p.jpg" width="1" height="1"><track src="t.vtt" kind="captions"/></video>
      """
    )
    let facts = try Pages.validator().check(page, path: "page.html")
    #expect(facts.diagnostics == [])
    #expect(facts.isReadable)
    #expect(facts.ids.map { String(decoding: $0, as: UTF8.self) } == ["top", "i"])
    #expect(facts.language == "en")
    let links = facts.links.map { "\($0.line):\($0.column) \($0.kind.rawValue) \($0.target)" }
    #expect(
      links == [
        "5:58 style sheet s.css", "5:81 script s.js", "8:29 link a.html?b=1&c=2#d",
        "9:18 image a.jpg", "9:33 srcset candidate a.jpg", "9:33 srcset candidate b.jpg",
        "10:65 form action f.html", "10:107 form action g.html", "11:13 video v.mp4",
        "11:28 poster p.jpg", "11:68 track t.vtt",
      ]
    )
  }

  /// The parser counts the lines as it comes through; here all kinds of markup hold some.
  @Test func placesLinksWhateverStandsBeforeThem() throws {
    let page = Pages.page(
      head: "<script>\n\n</script><link rel=\"icon\"\n href=\"0.svg\"\n/>",
      """
      <!-- a
      b --><p title="&#10;é&amp;
      " class="한
      x"><a
      href="1.html"
      title="é">é
      &lt;&#10;</a>\r\nx\r\n<a href="2.html?é=é"
      >y</a><![CDATA[
      ]]><?php
      ?><a href=
      " 3.html">é\t</a>\r<img src='4.jpg'

      srcset="5.jpg 1x" alt=""/></p>
      """
    )
    let links = try Pages.validator().check(page, path: "page.html").links
    #expect(links.map { String($0.target.prefix(1)) } == ["0", "1", "2", "3", "4", "5"])
    let lines = page.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for link in links {
      let rest = lines[link.line - 1].dropFirst(link.column - 1).drop { $0 == 0x20 }
      #expect(rest.starts(with: link.target.utf8), "\(link)")
    }
  }

  @Test(arguments: [
    ("<p><b>x</p></b>", "8:8: error: element 'b', opened in line 8, is closed by '</p>'"),
    ("<p>a & b</p>", "8:6: error: a bare '&' stands in the text"),
    ("<p>a &amp b</p>", "8:6: error: a bare '&' stands in the text"),
    ("<p class=x>y</p>", "8:10: error: an attribute's value has no quotes"),
    ("<p hidden>y</p>", "8:10: error: attribute 'hidden' has no value"),
    ("<p class='a' class='b'>y</p>", "8:23: error: attribute 'class' stands twice on one element"),
    ("<p title='<'>y</p>", "8:11: error: a bare '<' stands in an attribute"),
    ("<p>\u{8}</p>", "8:4: error: XML forbids this character"),
    ("<p>open", "9:3: error: element 'p', opened in line 8, is closed by '</body>'"),
    ("<svg:rect/>", "8:10: error: namespace prefix svg on rect is not defined"),
    ("<!-- a -- b -->", "8:8: error: a comment holds '--'"),
  ])
  func placesWhatIsNotWellFormed(body: String, message: String) throws {
    let report = try Pages.report(body)
    #expect(report.hasPrefix("page.html:" + message))
    #expect(report.split(separator: "\n").count(where: { $0.contains("error:") }) == 1)
  }

  @Test func namesEveryEntityThatIsNotXMLs() throws {
    #expect(
      try Pages.report("<p>a&nbsp;b</p>\n<p>&copy; &lt; &#160; &what;</p>") == """
        page.html:8:5: error: the entity '&nbsp;' is not one of XML's five [xhtml.undeclared-entity]
          note: write &#160;
        page.html:9:4: error: the entity '&copy;' is not one of XML's five [xhtml.undeclared-entity]
          note: write &#169;
        page.html:9:23: error: the entity '&what;' is not one of XML's five [xhtml.undeclared-entity]
          note: write the character itself, or &#…; with its number
        """
    )
  }

  @Test func placesAFaultFarDown() throws {
    let lines = String(repeating: "<p>x</p>\n", count: 70_000)
    #expect(
      try Pages.report(lines + "<p>é한<font>x</font></p>").hasPrefix(
        "page.html:70008:9: error: element 'font' is not in the house profile"
      )
    )
    #expect(
      try Pages.report(lines + "<p>é한&nbsp;</p>").hasPrefix("page.html:70008:9: error: the entity")
    )
    #expect(
      try Pages.report(lines + "<dl><dt>é</dt><dd>x</dd><dt>y</dt></dl>").hasPrefix(
        "page.html:70008:"
      )
    )
  }

  @Test func namesTheTemplate() throws {
    let page = Pages.page("<font>x</font>")
    let facts = try Pages.validator().check(page, path: "page.html", template: "card.mustache")
    #expect(facts.diagnostics.first?.notes.last == "the page is made by card.mustache")
  }

  @Test func saysWhereAGrammarIsWrong() {
    let error = #expect(throws: DiagnosticError.self) {
      try XHTMLValidator(grammar: [UInt8]("<grammar>".utf8), name: "mine.rng")
    }
    #expect(error?.description.hasPrefix("mine.rng: error: the grammar cannot be read: ") == true)
  }
}
