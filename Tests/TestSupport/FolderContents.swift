package import Foundation

/// Every file below a folder, by its path, with its bytes.
package func contents(of folder: URL) throws -> [String: Data] {
  var files: [String: Data] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
    let url = folder.appending(path: path)
    let values = try url.resourceValues(forKeys: [.isRegularFileKey])
    if values.isRegularFile == true { files[path] = try Data(contentsOf: url) }
  }
  return files
}
