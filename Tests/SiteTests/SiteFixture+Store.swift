import Foundation
import TestSupport
import Testing

extension SiteFixture {
  func storeFile() throws -> URL {
    let folder = folder.url.appending(path: ".vitrine")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasSuffix(".sqlite") })
    return folder.appending(path: name)
  }

  /// Runs a statement on the store, and returns the first value of its first row, as text.
  func storedValue(_ statement: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = """
      import sqlite3, sys
      c = sqlite3.connect(sys.argv[1])
      row = c.execute(sys.argv[2]).fetchone()
      c.commit()
      print(row[0] if row else "", end="")
      """
    process.arguments = ["python3", "-c", script, try storeFile().path, statement]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: text, as: UTF8.self)
  }
}
