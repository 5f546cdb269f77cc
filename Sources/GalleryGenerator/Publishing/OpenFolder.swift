import Glibc

/// An open folder that the paths of its files start from, so that the system walks the way to it
/// once, and not for each of them.
///
/// Any number of tasks may hold it; it is closed when nobody does any more.
final class OpenFolder: Sendable {
  private let folder: OpenFile

  init(_ path: String) throws(SystemFailure) {
    folder = try OpenFile(path, O_RDONLY | O_DIRECTORY, to: "open the folder")
  }

  var path: String { folder.path }
  fileprivate var descriptor: Int32 { folder.descriptor }
}

extension OpenFolder? {
  /// What paths start from: the folder, or the process's own.
  var descriptor: Int32 { self?.descriptor ?? AT_FDCWD }

  /// As messages call it.
  func path(of path: String) -> String {
    map { $0.path + "/" + path } ?? path
  }
}
