package import Foundation

/// A whole output that was looked at once and is held against ever since, below `Tests/Golden`.
///
/// To record new ones, run the tests with `VITRINE_RECORD` in the environment: such a run fails, so
/// that nobody takes it for a test.
package enum GoldenFile {
  private static let folder = SharedFiles.package.appending(path: "Tests/Golden")

  /// What differs between `output` and the file of that name; nil where nothing does.
  package static func difference(of output: Data, from name: String) throws -> String? {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try output.write(to: file)
      return "\(name) was recorded; run again without VITRINE_RECORD"
    }
    let expected = try Data(contentsOf: file)
    guard output != expected else { return nil }
    let lines = [expected, output].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n")
    }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let (old, new) = (lines[0].dropFirst(same).first, lines[1].dropFirst(same).first)
    return "\(name):\(same + 1): expected '\(old ?? "")', got '\(new ?? "")'"
  }
}
