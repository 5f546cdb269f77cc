import Diagnostics

/// What the path of a file may be, so that every host and every computer can hold it.
enum SitePath {
  /// Names that Windows keeps for devices, whatever their extension (Microsoft, "Naming Files").
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul", "conin$", "conout$"]
      + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
      + ["¹", "²", "³"].flatMap { ["com\($0)", "lpt\($0)"] }
  )

  /// What is wrong with a path, or nil.
  static func fault(of path: String) -> Diagnostic? {
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      guard let reason = fault(ofPart: part) else { continue }
      return Diagnostic(
        .error,
        code: "site.path",
        at: SourceLocation(file: path),
        "the path '\(path)' cannot be written everywhere: \(reason)"
      )
    }
    return nil
  }

  private static func fault(ofPart part: Substring) -> String? {
    if part.isEmpty { return "a part of it is empty" }
    if part == "." || part == ".." { return "'\(part)' is not a name" }
    if part.utf8.count > 255 { return "a part of it is longer than 255 bytes" }
    for scalar in part.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7F { return "it holds a control character" }
      if "<>:\"|?*\\".unicodeScalars.contains(scalar) { return "Windows forbids '\(scalar)'" }
    }
    if part.hasSuffix(".") || part.hasSuffix(" ") { return "Windows drops the last of '\(part)'" }
    let stem = part.prefix { $0 != "." }.lowercased()
    return devices.contains(stem) ? "'\(part)' is a device of Windows" : nil
  }
}
