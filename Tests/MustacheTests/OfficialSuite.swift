import Foundation
import TestSupport
import Testing

/// The official Mustache suite, without its lambdas: templates here hold no code.
enum OfficialSuite {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let template: String
    let data: JSONValue
    let partials: [String: String]?
    let expected: String
    var file = ""

    var testDescription: String { "\(file): \(name)" }

    private enum CodingKeys: CodingKey {
      case name
      case template
      case data
      case partials
      case expected
    }
  }

  private struct File: Decodable {
    let tests: [Case]
  }

  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    "~dynamic-names", "~inheritance",
  ]

  static let folder = SharedFiles.folder.map { $0.appending(path: "mustache-spec") }

  static func cases() throws -> [Case] {
    guard let folder else { return [] }
    return try files.flatMap { name in
      let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
      return try JSONDecoder().decode(File.self, from: data).tests.map { test in
        var test = test
        test.file = name
        return test
      }
    }
  }
}
