import Foundation
import TestSupport

@testable import Providers

/// The sample catalogue as it lies in the package.
enum SampleCatalogFiles {
  static let folder = SharedFiles.package.appending(path: "Sources/CTheme/sample")

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  static func entries(_ path: String) throws -> [JSON] {
    JSON(parsing: try bytes(path))?.elements ?? []
  }

  static func catalog() throws -> SampleCatalog {
    try SampleCatalog(movies: bytes("movies.json"), gifs: bytes("gifs.json"))
  }

  /// The galleries of the sample's own configuration; each is its keys, as they are written.
  static func galleries() throws -> [[String: String]] {
    let lines = try text("vitrine.yml").split(separator: "\n").drop { $0 != "galleries:" }
    var galleries: [[String: String]] = []
    for line in lines.dropFirst() where !line.hasPrefix("  #") {
      if line.hasPrefix("  - ") { galleries.append([:]) }
      let parts = line.dropFirst(4).split(separator: ": ", maxSplits: 1)
      if parts.count == 2 { galleries[galleries.count - 1][String(parts[0])] = String(parts[1]) }
    }
    return galleries
  }

  /// Runs Python below the folder and returns its exit code.
  static func python(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B"] + arguments
    process.currentDirectoryURL = folder
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  static let hasPython: Bool = {
    do {
      return try python(["--version"]) == 0
    } catch {
      return false
    }
  }()
}

extension JSON {
  /// The names of an object's members.
  var names: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(members.map(\.name))
  }
}
