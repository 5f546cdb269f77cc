import Diagnostics

/// What must not stand in the text at all.
extension SourceText {
  /// The fault of a file in UTF-16, or of one with a character that no editor shows.
  ///
  /// YAML 1.1 ends a line at U+0085, U+2028 and U+2029, YAML 1.2 does not: a title that was
  /// pasted with one would break off there, so neither is guessed. A byte order mark amid the
  /// text would become part of a key.
  mutating func encodingFault() -> Diagnostic? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        .error,
        code: "yaml.encoding",
        at: location(ofByte: 0),
        "the file is UTF-16",
        notes: ["save it as UTF-8"]
      )
    }
    guard let (offset, character) = firstInvisibleCharacter() else { return nil }
    return Self.invisibleCharacter(character, at: location(ofByte: offset))
  }

  static func invisibleCharacter(_ scalar: Int, at location: SourceLocation) -> Diagnostic {
    let digits = String(scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      .error,
      code: "yaml.encoding",
      at: location,
      "the invisible character \(name) cannot stand in the file",
      notes: [scalar == 0 ? "save the file as UTF-8" : "remove it"]
    )
  }

  private func firstInvisibleCharacter() -> (offset: Int, character: Int)? {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset + 1 < bytes.count {
        if bytes[offset] == 0xC2, bytes[offset + 1] == 0x85 { return (offset, 0x85) }
        if bytes[offset] == 0xE2, bytes[offset + 1] == 0x80, offset + 2 < bytes.count,
          bytes[offset + 2] & 0xFE == 0xA8
        {
          return (offset, 0x2000 + Int(bytes[offset + 2] & 0x3F))
        }
        if bytes[offset] == 0xEF, bytes[offset + 1] == 0xBB, offset + 2 < bytes.count,
          bytes[offset + 2] == 0xBF
        {
          return (offset, 0xFEFF)
        }
        offset += 1
      }
      return nil
    }
  }
}
