import Foundation

extension Encodable {
  /// As JSON, pretty-printed, its keys in alphabetical order, ended by a line feed.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
