import Foundation

/// A loopback stand-in for the providers: the shared `tools/stub_api.py`, one process a test.
///
/// It ends with the test, also when the test crashes: it exits with its standard input.
package final class StubProvider: Sendable {
  private let process: TetheredProcess
  /// Its address, `http://127.0.0.1:PORT`.
  package let baseURL: String

  /// Whether the shared tool and a Python to run it are here.
  package static var isAvailable: Bool {
    guard let folder = SharedFiles.folder else { return false }
    return FileManager.default.fileExists(atPath: folder.path + "/tools/stub_api.py")
  }

  /// Starts the stub with the given arguments, such as `["--synthetic", "200"]`.
  package init(_ arguments: [String]) throws {
    guard let folder = SharedFiles.folder else { throw StubError(message: "no shared folder") }
    process = try TetheredProcess(
      ["python3", folder.path + "/tools/stub_api.py", "--exit-with-stdin"] + arguments
    )
    baseURL = String(process.firstLine.dropFirst("listening ".count))
  }

  /// Ends the stub at once.
  package func stop() {
    process.stop()
  }

  /// Changes settings and faults: the JSON body of `POST /__control`.
  package func control(_ json: String) throws {
    _ = try curl(["--data", json, baseURL + "/__control"])
  }

  /// A JSON object of counters, such as `requests` and `duplicates`.
  package func stats() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: curl([baseURL + "/__stats"]))
    return object as? [String: Any] ?? [:]
  }

  /// The requests seen, each an object with `method`, `url`, `status` and more.
  package func log() throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: curl([baseURL + "/__log"]))
    return object as? [[String: Any]] ?? []
  }

  // The tests' own small requests go through Python, as the stub does: it is there already.
  private func curl(_ arguments: [String]) throws -> Data {
    let fetch = Process()
    fetch.executableURL = URL(filePath: "/usr/bin/env")
    let script = """
      import sys, urllib.request
      body = sys.argv[2].encode() if sys.argv[1] == "--data" else None
      opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
      sys.stdout.buffer.write(opener.open(sys.argv[-1], body, 30).read())
      """
    fetch.arguments = ["python3", "-c", script] + arguments
    let output = Pipe()
    fetch.standardOutput = output
    try fetch.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    fetch.waitUntilExit()
    guard fetch.terminationStatus == 0 else { throw StubError(message: "the stub did not answer") }
    return data
  }
}

package struct StubError: Error, CustomStringConvertible {
  package let message: String
  package var description: String { message }
}
