import Diagnostics
import Foundation
import Testing

@testable import CommandLineTool

/// The executable, which the build puts beside the tests.
private let executable = Bundle.main.bundleURL.appending(path: "vitrine")

private var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

/// The tool as a process of its own, for what only a process can show.
@Suite(.enabled(if: isBuilt, "the vitrine executable is not beside the tests"))
struct ProcessTests {
  private func start(_ arguments: [String], output: Any, errors: Any) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  @Test func aReaderThatHasGoneAwayIsNoError() throws {
    let output = Pipe()
    try output.fileHandleForReading.close()
    let process = try start(["--help"], output: output, errors: FileHandle.nullDevice)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test func anOutputThatIsFullIsAnErrorWithAReason() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let errors = Pipe()
    let process = try start(["--version"], output: full, errors: errors)
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(
      String(decoding: text, as: UTF8.self) == """
        error: cannot write to standard output: No space left on device [console.write]

        """
    )
    #expect(process.terminationStatus == 1)
  }

  @Test func wrongArgumentsExitWithSixtyFourAndLeaveTheOutputEmpty() throws {
    let output = Pipe()
    let process = try start(["bild"], output: output, errors: FileHandle.nullDevice)
    let text = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect((text ?? Data()).isEmpty)
  }
}
