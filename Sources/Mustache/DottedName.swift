/// A name as templates write it: `title`, `poster.url`, or `.` for the value of the section.
struct DottedName: Hashable, Sendable {
  /// Empty for `.`.
  let parts: [String]
  /// Where its tag starts.
  let offset: Int

  var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

extension DottedName {
  /// Nil when there is a blank in it, or an empty part.
  init?(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    let dot = UInt8(ascii: ".")
    self.offset = offset
    if bytes.elementsEqual([dot]) {
      self.parts = []
      return
    }
    let parts = bytes.split(separator: dot, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }), !bytes.contains(where: \.isBlank) else { return nil }
    self.parts = parts.map { String(decoding: $0, as: UTF8.self) }
  }
}
