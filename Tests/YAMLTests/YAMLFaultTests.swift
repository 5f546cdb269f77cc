import Diagnostics
import Testing

@testable import YAML

/// A text that is no YAML, or more than Vitrine reads, and exactly what is said about it.
struct BrokenYAML: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let message: String

  var testDescription: String { name }
}

@Suite struct YAMLFaultTests {
  private func message(_ bytes: [UInt8]) -> String {
    do {
      let document = try YAMLDocument(reading: bytes, file: "f.yml")
      return document.faults.map(\.description).joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  @Test(arguments: BrokenYAML.ofSigns + BrokenYAML.ofStructure)
  func saysExactlyWhatIsWrong(with broken: BrokenYAML) {
    #expect(message(Array(broken.text.utf8)) == broken.message)
  }

  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "f.yml:1:4"), ([0x61, 0x3A, 0x0A, 0x20, 0xC3, 0x28], "f.yml:2:3"),
      ([0x61, 0x3A, 0x20, 0x80], "f.yml:1:4"), ([0x61, 0x3A, 0x20, 0xE2, 0x82], "f.yml:1:4"),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "f.yml:1:4"), ([0xC0, 0xAF], "f.yml:1:1"),
    ] as [([UInt8], String)]
  )
  func badUTF8IsReportedAtItsByte(bytes: [UInt8], place: String) {
    #expect(
      message(bytes) == """
        \(place): error: the text is not UTF-8 from here on [yaml.encoding]
          note: save the file as UTF-8
        """
    )
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func utf16IsRefusedByName(bytes: [UInt8]) {
    #expect(
      message(bytes) == """
        f.yml:1:1: error: the file is UTF-16 [yaml.encoding]
          note: save it as UTF-8
        """
    )
  }

  @Test func nestingIsBounded() {
    let deepest = NodeComposer.deepestLevel
    let sound = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
    #expect(message(Array(sound.utf8)) == "")
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      message(Array(deep.utf8)) == """
        f.yml:1:65: error: lists and mappings stand more than 64 deep in one another [yaml.depth]
          note: put a text that begins with '[' or '{' in quotes
        """
    )
  }

  @Test func aBillionLaughsAreRefusedWithThePlace() {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(
      message(Array(text.utf8)) == """
        f.yml:7:10: error: with '*a5' the aliases add more than 1000000 values [yaml.alias]
          note: the value that it names begins at f.yml:6:5
        """
    )
  }

  @Test func theFaultsOfAllMappingsAreFoundAtOnce() throws {
    let text = "a: { b: 1, b: 2 }\nc: !x 3\nd: { e: 1, e: 2 }\n"
    let document = try YAMLDocument(reading: Array(text.utf8), file: "f.yml")
    #expect(
      document.faults.map(\.code) == ["yaml.duplicate-key", "yaml.tag", "yaml.duplicate-key"]
    )
    #expect(document.faults.compactMap(\.location?.line) == [1, 2, 3])
  }

  @Test func noBytesCrashTheReader() {
    var state: UInt64 = 30
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let signs = Array("a:- ?[]{},#&*!|>'\"%@`\n\n\t\\~<=é\r".utf8)
    for _ in 0..<5000 {
      let bytes = (0..<next(40)).map { _ in signs[next(UInt64(signs.count))] }
      do {
        let document = try YAMLDocument(reading: bytes, file: "f.yml")
        #expect(document.faults.allSatisfy { $0.location?.column != nil })
      } catch {
        let lines = bytes.filter { $0 == 0x0A || $0 == 0x0D }.count + 1
        #expect(error.diagnostics.allSatisfy { (1...lines).contains($0.location?.line ?? 0) })
        #expect(!error.description.contains("this is no YAML"), "\(bytes)")
      }
    }
  }
}
