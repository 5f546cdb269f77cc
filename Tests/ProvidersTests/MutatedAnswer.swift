import Foundation
import TestSupport

/// An answer with some damage in it, of the kinds that networks, gateways and services do.
struct MutatedAnswer {
  /// Values where others were expected.
  private static let odd: [String] = [
    "null", "true", "[]", "{}", "\"\"", "0", "-1", "1e400", "-0.0", "9223372036854775808",
    "1e-320", "[[[[[[[[]]]]]]]]", "[null,{},[null]]", "\"\\ud800\"", "\"\\u0000\\u202e\"",
    "\"2024-02-30\"", "\"javascript:alert(1)\"", "\"http://\"", "{\"id\":null}",
    String(repeating: "[", count: 600), "\"" + String(repeating: "ok ", count: 4000) + "\"",
  ]

  let bytes: [UInt8]

  /// Damages `original` in one to four places.
  init(of original: [UInt8], _ random: inout SeededGenerator) {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes = Self.damaged(bytes, &random)
    }
    self.bytes = bytes
  }

  private static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    guard !bytes.isEmpty else { return [UInt8.random(in: 0...255, using: &random)] }
    var bytes = bytes
    let place = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.removeSubrange(place..<end)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 5: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default: replaceValue(behind: place, of: &bytes, &random)
    }
    return bytes
  }

  /// Puts an odd value in the place of the first one behind `place`, a field's or a list's.
  private static func replaceValue(
    behind place: Int,
    of bytes: inout [UInt8],
    _ random: inout SeededGenerator
  ) {
    guard let start = bytes[place...].firstIndex(where: { ":[,".utf8.contains($0) }) else { return }
    let ends = bytes[(start + 1)...].firstIndex { ",}]\n".utf8.contains($0) } ?? bytes.endIndex
    let value = odd[Int.random(in: odd.indices, using: &random)]
    bytes.replaceSubrange((start + 1)..<ends, with: value.utf8)
  }
}
