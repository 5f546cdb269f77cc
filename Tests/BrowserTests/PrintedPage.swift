import Foundation
import TestSupport

/// A sheet of a page that was printed to PDF, as Poppler's `pdftotext` reads it.
struct PrintedPage {
  /// In points.
  var width: Double
  var height: Double
  /// The numbers of the marked elements that have text here.
  var units: Set<Int>
  /// Words that reach into the margins of 16 mm, which `report.css` sets, to the left or right.
  var wordsInMargins: [String]

  static let isReadable: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/pdftotext") }
  }()

  static func read(_ document: Data) throws -> [PrintedPage] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "printed.pdf")
    try document.write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pdftotext", "-bbox", file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return String(decoding: text, as: UTF8.self).components(separatedBy: "<page ").dropFirst()
      .map(PrintedPage.init)
  }

  private init(_ page: String) {
    width = Self.number("width", in: page[...])
    height = Self.number("height", in: page[...])
    let words = page.split(separator: "\n").filter { $0.contains("<word ") }
    // Where a mark begins and ends as a word is Poppler's guess.
    let text = words.map { $0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" } }.joined()
    units = Set(text.matches(of: /zZ([0-9]+)Zz/).compactMap { Int($0.output.1) })
    let margin = 16 / 25.4 * 72 - 1
    let right = width - margin
    wordsInMargins = words.filter {
      Self.number("xMin", in: $0) < margin || Self.number("xMax", in: $0) > right
    }.map(String.init)
  }

  private static func number(_ name: String, in text: Substring) -> Double {
    let value = text.split(separator: "\(name)=\"", maxSplits: 1).last?.prefix { $0 != "\"" }
    return value.flatMap { Double($0) } ?? .nan
  }
}

extension Browser {
  /// Numbers the elements and ends each text in them with its element's number, too small to see.
  ///
  /// Returns the numbers, from `first` on.
  func mark(_ selectors: [String], from first: Int = 0) throws -> [Int] {
    let count = try run(
      """
      const [selector, first] = arguments;
      const units = [...document.querySelectorAll(selector)];
      units.forEach((unit, index) => {
        unit.dataset.unit = first + index;
        const walker = document.createTreeWalker(unit, NodeFilter.SHOW_TEXT, (node) =>
          node.data.trim() && !node.parentNode.closest("title")
            ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
          // Within a drawing it would move the text, so it lies over it.
          const drawn = text.parentNode.closest("svg text");
          const mark = drawn?.cloneNode() ?? document.createElement("span");
          mark.textContent = `zZ${first + index}Zz`;
          mark.style = `font-size: ${drawn ? 10 : 1}px; white-space: nowrap; unicode-bidi: isolate`;
          (drawn ?? text).after(mark);
        }
      });
      return units.length;
      """,
      [selectors.joined(separator: ", "), first],
      as: Int.self
    )
    return Array(first..<first + count)
  }

  /// The page that is shown on paper, of the size that its styles ask for.
  func print() throws -> [PrintedPage] {
    struct Document: Decodable {
      var data: Data
    }
    let document = try command(
      "/goog/cdp/execute",
      ["cmd": "Page.printToPDF", "params": ["preferCSSPageSize": true]],
      as: Document.self
    )
    return try PrintedPage.read(document.data)
  }
}
