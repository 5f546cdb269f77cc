import Diagnostics
import Testing

@testable import GalleryGenerator

@Suite struct ManifestTests {
  private func entry(_ path: String, galleries: [String] = []) -> Manifest.Entry {
    Manifest.Entry(path: path, hash: ContentHash(value: 1), size: 7, galleries: galleries)
  }

  private func listing(_ entries: [Manifest.Entry]) -> SiteListing {
    SiteListing(
      of: WrittenFiles(entries.map { SiteWriter.Written(entry: $0, isUnchanged: false) })
    )
  }

  @Test("A manifest is a heading, a line for each file in the order of bytes, and a count")
  func text() {
    let manifest = listing([entry("index.html"), entry("a b/100%.html", galleries: ["a"])])
    #expect(
      manifest.text == """
        vitrine-manifest 1
        0000000000000001 7 a a b/100%25.html
        0000000000000001 7 - index.html
        end 2

        """
    )
  }

  @Test("Names that Swift holds for equal stand in the order of their bytes")
  func order() {
    let paths = ["caf\u{E9}", "cafe\u{301}", "b", "B", "a/b", "a-b", "a"]
    let sorted = ["B", "a", "a-b", "a/b", "b", "cafe\u{301}", "caf\u{E9}"]
    #expect(
      listing(paths.map { entry($0) }).map { Array($0.path.utf8) }
        == sorted.map { Array($0.utf8) }
    )
  }

  @Test("What was written is read back, whatever the names")
  func roundTrip() throws {
    let manifest = listing([
      entry("plain.html"), entry("new\nline\r.html"), entry("50%41.html", galleries: ["-"]),
      entry(" leading and trailing ", galleries: ["two words"]), entry("caf\u{E9}.html"),
      entry("cafe\u{301}.html"), entry("a/\u{301}combining", galleries: ["\u{301}"]),
    ])
    let read = try Manifest(parsing: manifest.text, file: "m")
    #expect(
      read.entries.map { Array($0.path.utf8) } == manifest.map { Array($0.path.utf8) }
    )
    #expect(read.entries.map(\.galleries) == manifest.map(\.galleries))
  }

  @Test(
    "A manifest that was cut, edited or made up is refused, with its line",
    arguments: [
      ("", 1), ("hello\n", 1), ("vitrine-manifest 1\n", 1),
      ("vitrine-manifest 1\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 - a\nend 1", 1),
      ("vitrine-manifest 1\n0000000000000001 7 - a\n", 2),
      ("vitrine-manifest 1\n000000000000001 7 - a\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 -7 - a\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 a\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 - a%2\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 - a%+2\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 a,,b c\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 - a%FF\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 - ../a\nend 1\n", 2),
      ("vitrine-manifest 1\n0000000000000001 7 - /a\nend 1\n", 2),
    ]
  )
  func corrupt(text: String, line: Int) {
    let error = #expect(throws: DiagnosticError.self) {
      try Manifest(parsing: text, file: "m")
    }
    #expect(error?.diagnostics.first?.code == "publish.corrupt-manifest")
    #expect(error?.diagnostics.first?.location?.line == line)
  }

  @Test("A manifest of a later version is refused by name")
  func newer() {
    let error = #expect(throws: DiagnosticError.self) {
      try Manifest(parsing: "vitrine-manifest 2\nx\nend\n", file: "m")
    }
    #expect(error?.diagnostics.first?.code == "publish.newer-manifest")
  }
}

extension SiteListing {
  fileprivate var text: String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Manifest {
  fileprivate init(parsing text: String, file: String) throws(DiagnosticError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }
}
