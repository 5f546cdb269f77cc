import Foundation

/// A page as an independent parser sees it: Python's, which is not the one that Vitrine uses.
package struct ParsedXML: Decodable, Sendable {
  package struct Element: Decodable, Sendable {
    /// Without its namespace.
    package var name: String
    package var attributes: [String: String]
    /// Its own text and that of all within it.
    package var text: String
  }

  /// In the order of the document, the root first.
  package var elements: [Element]

  /// Throws where the text is not well-formed.
  package init(_ xml: String) throws {
    self = try JSONDecoder().decode(ParsedXML.self, from: Self.parse(xml, by: Self.script))
  }

  /// What a Python script prints of a text that it reads; throws where it fails.
  static func parse(_ text: String, by script: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The script reads all before it writes, so neither pipe can stall the other.
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw NotWellFormed() }
    return answer
  }

  package struct NotWellFormed: Error {}

  /// The text of each element of that name.
  package func texts(of name: String) -> [String] {
    elements.filter { $0.name == name }.map(\.text)
  }

  package var text: String { elements.first?.text ?? "" }

  private static let script = """
    import json, sys, xml.etree.ElementTree as tree
    root = tree.fromstring(sys.stdin.buffer.read())
    bare = lambda name: name.rsplit("}", 1)[-1]
    print(json.dumps({"elements": [
      {"name": bare(e.tag), "attributes": {bare(k): v for k, v in e.attrib.items()},
       "text": "".join(e.itertext())} for e in root.iter()]}))
    """
}
