import Diagnostics

extension Manifest {
  /// Reads what `ManifestText` wrote; `file` is for the messages.
  init(parsing bytes: [UInt8], file: String) throws(DiagnosticError) {
    let lineFeed = UInt8(ascii: "\n")
    guard let first = bytes.firstIndex(of: lineFeed), bytes.last == lineFeed else {
      throw Self.unreadable(file, line: 1)
    }
    let heading = String(decoding: bytes[..<first], as: UTF8.self)
    guard heading.hasPrefix(ManifestText.heading + " ") else {
      throw Self.unreadable(file, line: 1)
    }
    let version = heading.dropFirst(ManifestText.heading.count + 1)
    guard version == ManifestText.version else {
      throw DiagnosticError(.newerManifest(file: file, version: String(version)))
    }
    let (places, end) = Self.places(ofLinesIn: bytes, from: first + 1)
    guard bytes[end...].elementsEqual("\(ManifestText.ending) \(places.count)\n".utf8) else {
      throw Self.unreadable(file, line: places.count + (end == bytes.count ? 1 : 2))
    }
    self.init(lines: bytes, places: places)
  }

  /// The places of all lines up to the first that is none of a file, and where that begins.
  private static func places(
    ofLinesIn bytes: [UInt8],
    from first: Int
  ) -> (places: [Place], end: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var places: [Place] = []
      var start = first
      while start < bytes.count, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
        let place = ManifestLine(bytes[start..<end])?.place
      {
        places.append(place)
        start = end + 1
      }
      return (places, start)
    }
  }

  private static func unreadable(_ file: String, line: Int) -> DiagnosticError {
    DiagnosticError(.corruptManifest(file: file, line: line))
  }
}
