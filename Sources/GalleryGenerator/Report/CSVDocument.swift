/// A table as comma-separated values (RFC 4180), safe to open in a spreadsheet.
///
/// It is UTF-8 with a byte order mark, without which Excel takes the text for another encoding.
/// A cell that a spreadsheet would take for a formula begins with an apostrophe instead; see
/// <https://owasp.org/www-community/attacks/CSV_Injection>.
struct CSVDocument {
  private(set) var bytes: [UInt8]

  /// Makes a table of one row: the names of its columns.
  init(columns: [String]) {
    bytes = [0xEF, 0xBB, 0xBF]
    append(columns)
  }

  mutating func append(_ row: [String]) {
    for (index, cell) in row.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell)
    }
    bytes += [0x0D, 0x0A]
  }

  private mutating func append(_ cell: String) {
    // Control characters and noncharacters show nothing, and could hide what a cell begins with.
    let scalars = cell.unicodeScalars.filter { scalar in
      scalar.properties.generalCategory != .control && !scalar.properties.isNoncharacterCodePoint
        || Self.blanks.contains(scalar)
    }
    let text = String(String.UnicodeScalarView(scalars))
    let isFormula = scalars.first.map(Self.formulaStarts.contains) ?? false
    guard isFormula || text.utf8.contains(where: Self.needsQuotes) else {
      bytes += text.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    if isFormula { bytes.append(UInt8(ascii: "'")) }
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let blanks: Set<Unicode.Scalar> = ["\t", "\r", "\n"]
  /// The full-width forms count: some spreadsheets read them as the others.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// Semicolons and tabs too: where they separate, no cell may be cut open at one.
  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}
