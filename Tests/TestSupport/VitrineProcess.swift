package import Foundation

/// The built programme, run as a person runs it: in a process of its own.
package struct VitrineProcess {
  /// What a finished run left behind.
  package struct Outcome: Sendable {
    package var exitCode: Int32
    package var output: String
    package var messages: String
  }

  /// Where `swift build` puts the programme: beside the tests' own bundle.
  package static let executable: URL = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "vitrine")

  private let process = Process()
  private let folder: URL
  private let name = UUID().uuidString

  /// Whether a process can be given a network of its own that has no way out, as root can.
  package static let canLeaveTheNetwork: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["unshare", "-n", "true"]
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Prepares a run in the working folder `folder`, where what it prints is kept while it runs.
  ///
  /// `environment` is all of it, but for `PATH`. Without a network not even loopback is there.
  package init(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    hasNetwork: Bool = true
  ) {
    self.folder = folder
    process.executableURL = hasNetwork ? Self.executable : URL(filePath: "/usr/bin/env")
    process.arguments =
      hasNetwork ? arguments : ["unshare", "-n", Self.executable.path] + arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
  }

  /// Starts without waiting; `finish` collects what it printed.
  package func start() throws {
    process.standardOutput = try file("output")
    process.standardError = try file("messages")
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  package func kill() {
    send(SIGKILL)
  }

  package func send(_ signal: Int32) {
    Foundation.kill(process.processIdentifier, signal)
  }

  package func finish() throws -> Outcome {
    process.waitUntilExit()
    let output = try take("output")
    let messages = try take("messages")
    return Outcome(exitCode: process.terminationStatus, output: output, messages: messages)
  }

  package func run() throws -> Outcome {
    try start()
    return try finish()
  }

  private func url(_ kind: String) -> URL { folder.appending(path: ".\(name).\(kind)") }

  private func file(_ kind: String) throws -> FileHandle {
    try Data().write(to: url(kind))
    return try FileHandle(forWritingTo: url(kind))
  }

  private func take(_ kind: String) throws -> String {
    let text = String(decoding: try Data(contentsOf: url(kind)), as: UTF8.self)
    try FileManager.default.removeItem(at: url(kind))
    return text
  }
}
