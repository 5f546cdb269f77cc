import Diagnostics
import Foundation
import TestSupport

@testable import GalleryGenerator

/// A folder that holds an output folder `site`, and what a test does with it.
struct PublisherFixture {
  let folder: TemporaryFolder
  var root: String { folder.url.path }
  var site: String { root + "/site" }

  init() throws {
    folder = try TemporaryFolder()
  }

  static let first = [
    file("index.html", "<p>one</p>"), file("a.html", "<p>a</p>", galleries: ["a"]),
    file("a/page-2.html", "<p>a2</p>", galleries: ["a"]),
    file("b.html", "<p>b</p>", galleries: ["b"]),
    file("b/report.html", "<p>report</p>", galleries: ["b"]), file("empty", ""),
  ]
  /// Without gallery `b`, with another index and a new page.
  static let second = [
    file("index.html", "<p>two</p>"), file("a.html", "<p>a</p>", galleries: ["a"]),
    file("a/page-2.html", "<p>a2</p>", galleries: ["a"]),
    file("c.html", "<p>c</p>", galleries: ["c"]),
    file("empty", ""),
  ]

  static func file(_ path: String, _ text: String, galleries: [String] = []) -> RenderedFile {
    RenderedFile(path: path, kind: .other, bytes: Array(text.utf8), galleries: galleries)
  }

  static func publisher(to site: String) throws -> Publisher {
    var publisher = Publisher(to: try OutputFolder(site, relativeTo: "/", protecting: []))
    // Tests share their disk with others, who should not wait for it.
    publisher.isDurable = false
    return publisher
  }

  func publisher() throws -> Publisher {
    try Self.publisher(to: site)
  }

  @discardableResult
  func publish(_ files: [RenderedFile]) throws -> PublishReport {
    try publisher().publish(files)
  }

  /// What stands below a path: files with their text, links with `-> target`, folders with `/`.
  static func contents(of root: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let full = root + "/" + path
      switch try FileManager.default.attributesOfItem(atPath: full)[.type] as? FileAttributeType {
      case .typeDirectory: found[path] = "/"
      case .typeSymbolicLink:
        found[path] = "-> " + (try FileManager.default.destinationOfSymbolicLink(atPath: full))
      default:
        found[path] = String(decoding: try Data(contentsOf: URL(filePath: full)), as: UTF8.self)
      }
    }
    return found
  }

  /// The contents of the site but for the manifest.
  func contents() throws -> [String: String] {
    try Self.contents(of: site).filter { $0.key != Manifest.name }
  }

  /// What the output folder should hold after files were published, foreign files aside.
  static func expected(_ files: [RenderedFile]) -> [String: String] {
    var expected: [String: String] = [:]
    for file in files {
      expected[file.path] = String(decoding: file.bytes, as: UTF8.self)
      if let folder = SitePath.parent(of: file.path) { expected[folder] = "/" }
    }
    return expected
  }

  /// The names that stand beside the output folder.
  func neighbours() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root).filter { $0 != "site" }.sorted()
  }

  func status(_ path: String) throws -> FileSystem.Status? {
    try FileSystem.status(of: site + "/" + path)
  }

  /// The codes of what a body throws, or none.
  static func codes(_ body: () throws -> Void) throws -> [String] {
    do {
      try body()
      return []
    } catch let error as DiagnosticError {
      return error.diagnostics.map(\.code)
    }
  }
}
