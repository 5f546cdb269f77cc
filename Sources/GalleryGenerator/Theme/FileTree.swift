internal import Diagnostics
internal import Foundation

/// The regular files below a folder, with those that links lead to.
enum FileTree {
  /// Folders within one another, so that a link to a folder around it ends.
  private static let greatestDepth = 32

  /// Their bytes by path relative to `folder`; none where the folder does not exist.
  ///
  /// Left out: editors' leftovers and the Finder's, which end in `~` or are called `.DS_Store`.
  static func read(_ folder: String) throws(DiagnosticError) -> [String: [UInt8]] {
    guard FileManager.default.fileExists(atPath: folder) else { return [:] }
    var files: [String: [UInt8]] = [:]
    try add(folder, as: "", depth: 0, to: &files)
    return files
  }

  private static func add(
    _ place: String,
    as path: String,
    depth: Int,
    to files: inout [String: [UInt8]]
  ) throws(DiagnosticError) {
    guard depth <= greatestDepth else {
      throw DiagnosticError(.unreadable(place, because: "folders lie too deep in one another"))
    }
    let url = URL(filePath: place).resolvingSymlinksInPath()
    do {
      let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
      if values.isDirectory == true {
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        where !name.hasSuffix("~") && name != ".DS_Store" {
          let inner = path.isEmpty ? name : path + "/" + name
          try add(place + "/" + name, as: inner, depth: depth + 1, to: &files)
        }
      } else if path.isEmpty {
        throw DiagnosticError(.unreadable(place, because: "a folder is expected here, not a file"))
      } else if values.isRegularFile == true {
        files[path] = [UInt8](try Data(contentsOf: url))
      } else {
        throw DiagnosticError(.unreadable(place, because: "it is neither a file nor a folder"))
      }
    } catch let error as DiagnosticError {
      throw error
    } catch {
      throw DiagnosticError(.unreadable(place, because: error.localizedDescription))
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ file: String, because reason: String) -> Diagnostic {
    Diagnostic(
      .error,
      code: "theme.unreadable-file",
      at: SourceLocation(file: file),
      "cannot be read: \(reason)"
    )
  }
}
