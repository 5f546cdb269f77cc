import Foundation

extension SampleSite {
  /// The bytes of a file as gzip sends it, at the level that hosts use.
  func compressedSize(of path: String) throws -> Int {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = "import gzip, sys; print(len(gzip.compress(open(sys.argv[1], 'rb').read(), 6)))"
    process.arguments = ["python3", "-c", script, url.appending(path: path).path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard let size = Int(String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines))
    else { throw CocoaError(.fileReadUnknown) }
    return size
  }
}
