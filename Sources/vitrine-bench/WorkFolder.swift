import Diagnostics
import Foundation

/// A folder of its own for what is measured, removed at the end of its life.
struct WorkFolder: ~Copyable {
  let path: String

  /// Makes it in `folder`, or in the system's for temporary files.
  init(in folder: String?) throws(DiagnosticError) {
    let base = folder.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
    let url = base.appending(path: "vitrine-bench-\(UUID().uuidString)")
    try DiagnosticError.describing {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // What hinders the removal has failed the run already, with a message of its own.
    }
  }

  /// Writes a file, with the folders around it, and returns its path.
  func write(_ text: String, to name: String) throws(DiagnosticError) -> String {
    let file = URL(filePath: path).appending(path: name)
    try DiagnosticError.describing {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return file.path
  }

  func read(_ name: String) throws(DiagnosticError) -> [UInt8] {
    let file = URL(filePath: path).appending(path: name)
    return try DiagnosticError.describing { Array(try Data(contentsOf: file)) }
  }

  /// Removes what stands there, if anything does.
  func remove(_ name: String) throws(DiagnosticError) {
    let file = URL(filePath: path).appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try DiagnosticError.describing { try FileManager.default.removeItem(at: file) }
  }
}

extension DiagnosticError {
  fileprivate static func describing<Value>(
    _ body: () throws -> Value
  ) throws(DiagnosticError) -> Value {
    do {
      return try body()
    } catch {
      throw DiagnosticError(
        Diagnostic(.error, code: "bench.files", (error as NSError).localizedDescription)
      )
    }
  }
}
