import Foundation
import Testing

@testable import GalleryGenerator

struct CSVDocumentTests {
  private static func line(_ cells: String...) -> String {
    var document = CSVDocument(columns: ["a"])
    document.append(cells)
    return String(decoding: document.bytes.dropFirst(6), as: UTF8.self)
  }

  @Test("it begins with a byte order mark and the names of its columns")
  func start() {
    #expect(CSVDocument(columns: ["a", "b"]).bytes == [0xEF, 0xBB, 0xBF] + Array("a,b\r\n".utf8))
  }

  @Test("a cell is quoted where it holds what separates, and a quote in it is doubled")
  func quoting() {
    #expect(Self.line("a", "", "b c") == "a,,b c\r\n")
    #expect(
      Self.line("a,b", "a;b", "a\"b", "a\r\nb") == "\"a,b\",\"a;b\",\"a\"\"b\",\"a\r\nb\"\r\n"
    )
  }

  @Test(
    "a cell that would be a formula begins with an apostrophe",
    arguments: ["=1", "+1", "-1", "@A", "\t1", "\r1", "\n1", "＝1", "＋1", "－1", "＠A", "\u{0}=1"]
  )
  func formulas(cell: String) {
    #expect(Self.line("x", cell) == "x,\"'\(cell.replacing("\u{0}", with: ""))\"\r\n")
  }

  @Test("a sign within a cell stays as it is")
  func signs() {
    #expect(Self.line("1+1", "a=b", "a@b", "x-y") == "1+1,a=b,a@b,x-y\r\n")
  }

  @Test("Python reads back what was written, whatever stands in the titles")
  func python() async throws {
    let site = try await ReportFixture([(ReportFixture.films, ReportFixture.filmResult)])
    let rows = try Self.read(site.bytes("films/results.csv"))
    #expect(rows.first == ResultsTable.columns)
    #expect(rows.count == ReportFixture.hostileTitles.count + 1)
    #expect(rows.allSatisfy { $0.count == ResultsTable.columns.count })
    let starts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "＝"]
    for (row, title) in zip(rows.dropFirst(), ReportFixture.hostileTitles) {
      let visible = title.replacing("\u{0}", with: "").replacing("\u{FFFE}", with: "")
      let isFormula = visible.unicodeScalars.first.map(starts.contains) ?? false
      #expect(row[3] == (isFormula ? "'" + visible : visible))
    }
    #expect(rows[1][14] == "'=HYPERLINK(\"x\")")
  }

  /// The rows as Python's own reader sees them, which knows nothing of how they were written.
  private static func read(_ csv: Data) throws -> [[String]] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = """
      import csv, io, json, sys
      text = sys.stdin.buffer.read().decode("utf-8-sig")
      print(json.dumps(list(csv.reader(io.StringIO(text, newline=""), strict=True))))
      """
    process.arguments = ["python3", "-c", script]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: csv)
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode([[String]].self, from: answer)
  }
}
