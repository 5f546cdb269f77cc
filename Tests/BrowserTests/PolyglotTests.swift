import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The same bytes to a parser of HTML and to one of XML (DESIGN.md § 6).
  struct PolyglotTests {
    @Test func aPageServedAsXHTMLIsTheSameDocument() throws {
      // Scripts would act upon one document earlier than upon the other.
      let visit = try Visit(.desktop, scripts: false)
      let asXHTML = try StaticServer(visit.site.url, pageType: "application/xhtml+xml")
      let browser = visit.browser
      for page in try visit.site.pagesOfEveryKind() {
        let trees = try [visit.address, asXHTML.url].map { address in
          try browser.open(address + page)
          return try browser.run(
            Self.tree + "return [document.contentType].concat(tree(document));",
            as: [String].self
          )
        }
        #expect(trees[0].first == "text/html" && trees[1].first == "application/xhtml+xml")
        #expect(trees[0].count > 20)
        for (html, xhtml) in zip(trees[0].dropFirst(), trees[1].dropFirst()) {
          try #require(html == xhtml, "\(page)")
        }
        #expect(trees[0].count == trees[1].count, "\(page)")
        #expect(try browser.messages().isEmpty)
      }
    }

    /// With the browser's two parsers alone, which run no script.
    @Test func bothParsersMakeTheSameOfEveryPage() throws {
      let site = try SampleSite(language: "ar")
      let browser = try Browser(.desktop)
      for page in try site.pages() {
        let difference = try browser.run(
          Self.tree + """
            const [html, xhtml] = ["text/html", "application/xhtml+xml"]
              .map((type) => tree(new DOMParser().parseFromString(arguments[0], type)));
            const index = html.findIndex((line, index) => line !== xhtml[index]);
            return html.length === xhtml.length && index < 0 ? [] : [html[index], xhtml[index]];
            """,
          [site.text(of: page)],
          as: [String?].self
        )
        #expect(difference == [], "\(page)")
      }
    }

    /// A line a node: namespaces, names, attributes and texts.
    ///
    /// Two things are read differently by the rules of the two parsers themselves, and mean the
    /// same: white space outside of `head` and `body` (HTML, 13.2.6.4), and the namespace of
    /// `xmlns` and `xml:lang`, which an HTML parser does not know.
    private static let tree = """
      function tree(document) {
        const lines = [];
        const isOutside = (node) => node.nodeType === 3 && node.data.trim() === ""
          && (node.parentNode === document.documentElement
            || (node.parentNode === document.body && node === document.body.lastChild));
        (function walk(node, indent) {
          if (isOutside(node)) return;
          if (node.nodeType === 1) {
            const attributes = Array.from(node.attributes, ({ name, namespaceURI, value }) => {
              const isExcepted = name === "xmlns" || name === "xml:lang";
              return `${isExcepted ? "" : namespaceURI ?? ""} ${name}=${JSON.stringify(value)}`;
            });
            lines.push(`${indent}${node.namespaceURI} ${node.localName} ${attributes.sort()}`);
          } else {
            lines.push(`${indent}${node.nodeName} ${JSON.stringify(node.nodeValue)}`);
          }
          for (const child of (node.localName === "template" ? node.content : node).childNodes) walk(child, indent + " ");
        })(document, "");
        return lines;
      }

      """
  }
}
