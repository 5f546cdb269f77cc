import Foundation
import TestSupport
import Testing

/// The executable, which the build puts beside the tests.
private let executable = Bundle.main.bundleURL.appending(path: "vitrine-bench")

private var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

/// The benchmark as a process, on a site so small that it takes a moment.
@Suite(.enabled(if: isBuilt, "the vitrine-bench executable is not beside the tests"))
struct BenchmarkProcessTests {
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func itMeasuresEveryStageAndEveryBuildAndLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let (status, output) = try run([
      "--sizes", "2,3", "--runs", "1", "--markdown", "--work", folder.url.path,
    ])
    #expect(status == 0)
    let rows = output.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { !$0[0].hasPrefix("--") }
    #expect(
      rows.filter { $0.count == 5 }.map(\.[0])
        == ["stage", "decode films", "render pages", "check files", "publish files"]
    )
    let builds = rows.filter { $0.count == 8 }.dropFirst()
    #expect(builds.map(\.[1]) == ["2", "3", "2", "3", "2", "3", "2", "3"])
    #expect(Set(builds.map(\.[0])).count == 4)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func wrongArgumentsExitWithSixtyFour() throws {
    let (status, output) = try run(["--sizes", "none"])
    #expect(status == 64)
    #expect(output.isEmpty)
  }
}
