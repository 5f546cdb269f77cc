internal import CTheme

/// The files embedded in the binary: the default theme, the sample catalogue, the house profile.
enum EmbeddedFiles {
  /// The files whose paths begin with `folder` and a slash, by the rest of the path.
  static func files(in folder: String) -> [String: [UInt8]] {
    let prefix = folder + "/"
    var files: [String: [UInt8]] = [:]
    for file in all {
      let path = String(cString: file.path)
      guard path.hasPrefix(prefix) else { continue }
      files[String(path.dropFirst(prefix.count))] = bytes(of: file)
    }
    return files
  }

  /// The bytes of one file, such as `house-profile.rng`, or nil where there is none.
  static func file(_ path: String) -> [UInt8]? {
    all.first { String(cString: $0.path) == path }.map(bytes)
  }

  private static var all: UnsafeBufferPointer<vitrine_embedded_file> {
    var count = 0
    let first = vitrine_embedded_files(&count)
    return UnsafeBufferPointer(start: first, count: count)
  }

  private static func bytes(of file: vitrine_embedded_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
  }
}
