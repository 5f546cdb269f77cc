import Foundation

/// A page as a parser of HTML sees it, who knows nothing of XML: Python's.
package struct ParsedHTML: Decodable, Sendable {
  /// In the order of the document, the root first.
  package var elements: [ParsedXML.Element]

  package init(_ html: String) throws {
    let answer = try ParsedXML.parse(html, by: Self.script)
    self = try JSONDecoder().decode(ParsedHTML.self, from: answer)
  }

  // Content of a script is raw text here, and an end tag of what is not open is passed over.
  private static let script = """
    import html.parser, json, sys
    VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}

    class Parser(html.parser.HTMLParser):
      elements, open = [], []

      def handle_starttag(self, name, attributes):
        self.handle_startendtag(name, attributes)
        if name not in VOID:
          self.open.append(self.elements[-1])

      def handle_startendtag(self, name, attributes):
        values = {key: value or "" for key, value in attributes}
        self.elements.append({"name": name, "attributes": values, "text": ""})

      def handle_endtag(self, name):
        if any(element["name"] == name for element in self.open):
          while self.open.pop()["name"] != name:
            pass

      def handle_data(self, data):
        for element in self.open:
          element["text"] += data

    parser = Parser()
    parser.feed(sys.stdin.buffer.read().decode())
    parser.close()
    print(json.dumps({"elements": parser.elements}))
    """
}
