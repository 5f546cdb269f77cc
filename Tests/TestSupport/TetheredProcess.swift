import Foundation

/// A process that says in one line that it is ready, and ends when its standard input does.
///
/// So it ends with the test, also when the test fails or crashes.
package final class TetheredProcess: Sendable {
  private let process = Process()
  private let input = Pipe()
  /// What it printed first, such as its address, without the end of the line.
  package let firstLine: String

  /// Starts a command of `PATH` and waits for its first line.
  package init(_ command: [String]) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let byte = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
      guard !byte.isEmpty else { throw NotReady(command: command) }
      line += byte
    }
    firstLine = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  package struct NotReady: Error, CustomStringConvertible {
    var command: [String]
    package var description: String {
      "'\(command.prefix(2).joined(separator: " "))' did not start"
    }
  }

  /// Ends it by closing its standard input, and waits until it has ended.
  ///
  /// SIGTERM would not do: a child started from a thread of the concurrency pool inherits that
  /// thread's signal mask, in which it is blocked.
  package func stop() {
    do {
      try input.fileHandleForWriting.close()
    } catch {
      FileHandle.standardError.write(Data("cannot end a process: \(error)\n".utf8))
    }
    process.waitUntilExit()
  }
}
