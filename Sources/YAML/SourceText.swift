import Diagnostics

/// The bytes of a file, and the way from libyaml's character counts to lines and columns.
struct SourceText {
  let file: String
  /// Without the byte order mark.
  let bytes: [UInt8]
  private var cursor = Cursor()

  /// A character of the text, and where its line began.
  private struct Cursor {
    var character = 0
    var offset = 0
    var line = 1
    var lineStart = 0
  }

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// The place of a character, counted from 0, as libyaml's marks do.
  ///
  /// Walks on from the place asked for last, so ask in the order of the text.
  mutating func location(ofCharacter character: Int) -> SourceLocation {
    if character < cursor.character { cursor = Cursor() }
    while cursor.character < character, cursor.offset < bytes.count { advance() }
    return location(of: cursor)
  }

  mutating func location(ofByte offset: Int) -> SourceLocation {
    if offset < cursor.offset { cursor = Cursor() }
    while cursor.offset < offset, cursor.offset < bytes.count { advance() }
    var location = location(of: cursor)
    // Where the byte is amid what would be one character, the cursor stands behind it.
    location.column = min(cursor.offset, offset) - cursor.lineStart + 1
    return location
  }

  /// The byte at a character, or nil at the end.
  mutating func byte(atCharacter character: Int) -> UInt8? {
    _ = location(ofCharacter: character)
    return cursor.offset < bytes.count ? bytes[cursor.offset] : nil
  }

  private func location(of cursor: Cursor) -> SourceLocation {
    let column = cursor.offset - cursor.lineStart + 1
    return SourceLocation(file: file, line: cursor.line, column: column)
  }

  private mutating func advance() {
    let byte = bytes[cursor.offset]
    cursor.offset += 1
    while cursor.offset < bytes.count, bytes[cursor.offset] & 0xC0 == 0x80 { cursor.offset += 1 }
    cursor.character += 1
    let isCRBeforeLF =
      byte == UInt8(ascii: "\r") && cursor.offset < bytes.count
      && bytes[cursor.offset] == UInt8(ascii: "\n")
    guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !isCRBeforeLF else { return }
    cursor.line += 1
    cursor.lineStart = cursor.offset
  }
}
