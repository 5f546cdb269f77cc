import Diagnostics

/// What a file of the site may be called, so that every host, archive and file system takes it.
enum SitePath {
  /// The longest name of a file or folder, in bytes: `NAME_MAX` of Linux, and of most others.
  static let longestName = 255

  /// A name, as its bytes stand in a path: every file's path is looked at more than once, and to
  /// cut it into texts would take memory each time.
  private typealias Name = Slice<UnsafeBufferPointer<UInt8>>

  /// Whether a relative path stays inside the folder that it starts from.
  static func isInside(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { isInside($0) }
  }

  static func isInside(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    !path.contains(0) && names(in: path) { !$0.isEmpty && !isDots($0) }
  }

  /// Throws what is wrong with the path of a file to be published.
  static func check(_ path: String) throws(DiagnosticError) {
    guard isInside(path) else { throw DiagnosticError(.pathOutside(path)) }
    guard path != Manifest.name else { throw DiagnosticError(.reservedPath(path)) }
    var fault: Diagnostic?
    var bytes = path
    bytes.withUTF8 { bytes in
      _ = names(in: bytes) { name in
        if name.count > longestName {
          fault = .nameTooLong(path, length: name.count)
        } else if let reason = unportable(name) {
          fault = .unportableName(path, reason: reason)
        }
        return fault == nil
      }
    }
    if let fault { throw DiagnosticError(fault) }
  }

  /// Whether all names of a path, from the first to the last, are as they should be.
  private static func names(
    in path: UnsafeBufferPointer<UInt8>,
    areRight isRight: (Name) -> Bool
  ) -> Bool {
    var rest = path[...]
    while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      guard isRight(rest[..<slash]) else { return false }
      rest = rest[(slash + 1)...]
    }
    return isRight(rest)
  }

  /// Whether a name is `.` or `..`.
  private static func isDots(_ name: Name) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// The folder of a path, or nil at the top.
  static func parent(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }

  /// Why a name cannot stand on Windows, or nil where it can.
  ///
  /// Source: "Naming Files, Paths, and Namespaces" of the Windows documentation.
  private static func unportable(_ name: Name) -> String? {
    let forbidden = name.first(where: isForbidden)
    if let forbidden {
      let isVisible = (0x20..<0x7F).contains(forbidden)
      let character = isVisible ? "'\(Unicode.Scalar(forbidden))'" : "a control character"
      return "it contains \(character)"
    }
    if name.last == UInt8(ascii: ".") || name.last == UInt8(ascii: " ") {
      return "it ends in a dot or a space"
    }
    let stem = name.prefix { $0 != UInt8(ascii: ".") }
    guard (3...4).contains(stem.count) else { return nil }
    let device = String(decoding: stem, as: UTF8.self).uppercased()
    return devices.contains(device) ? "'\(device)' is the name of a device" : nil
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"),
      UInt8(ascii: "\""), UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private static let devices: Set<String> = {
    let numbered = ["COM", "LPT"].flatMap { port in (0...9).map { "\(port)\($0)" } }
    return Set(["CON", "PRN", "AUX", "NUL"] + numbered)
  }()
}
