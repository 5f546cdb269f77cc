package import Foundation

/// The shared files beside the project: recorded answers, the template suite, the stub provider.
///
/// They are not part of the project; tests that read them skip, and say so, where they are absent.
package enum SharedFiles {
  /// `../shared`, seen from the package's top, or nil where there is none.
  package static let folder: URL? = {
    let shared = package.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: shared.path) ? shared : nil
  }()

  /// The package's own top folder.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
