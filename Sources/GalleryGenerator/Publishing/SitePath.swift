import Diagnostics

/// What a file of the site may be called, so that every host, archive and file system takes it.
enum SitePath {
  /// The longest name of a file or folder, in bytes: `NAME_MAX` of Linux, and of most others.
  static let longestName = 255

  /// Whether a relative path stays inside the folder that it starts from.
  static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && Names(of: path).allSatisfy { name in
        !name.isEmpty && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
      }
  }

  /// Throws what is wrong with the path of a file to be published.
  static func check(_ path: String) throws(DiagnosticError) {
    guard isInside(path) else { throw DiagnosticError(.pathOutside(path)) }
    guard path != Manifest.name else { throw DiagnosticError(.reservedPath(path)) }
    for name in Names(of: path) {
      guard name.count <= longestName else {
        throw DiagnosticError(.nameTooLong(path, length: name.count))
      }
      if let reason = unportable(name) {
        throw DiagnosticError(.unportableName(path, reason: reason))
      }
    }
  }

  /// The folder of a path, or nil at the top.
  static func parent(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }

  /// Why a name cannot stand on Windows, or nil where it can.
  ///
  /// Source: "Naming Files, Paths, and Namespaces" of the Windows documentation.
  private static func unportable(_ name: Substring.UTF8View) -> String? {
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
    let device = String(Substring(stem)).uppercased()
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

/// The names between the slashes of a path, one after another: every file's path is looked at, and
/// to split it would take memory for each.
private struct Names: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View?

  init(of path: String) {
    rest = path[...].utf8
  }

  mutating func next() -> Substring.UTF8View? {
    guard let names = rest else { return nil }
    guard let slash = names.firstIndex(of: UInt8(ascii: "/")) else {
      rest = nil
      return names
    }
    rest = names[names.index(after: slash)...]
    return names[..<slash]
  }
}
