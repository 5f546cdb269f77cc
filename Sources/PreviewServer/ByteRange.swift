/// Which bytes of a file a request asks for (RFC 9110, section 14).
enum ByteRange: Sendable, Equatable {
  case whole
  /// Never empty, and inside the file.
  case part(Range<Int>)
  /// None of them is in the file.
  case unsatisfiable

  /// Reads a `Range` field for a file of `size` bytes.
  ///
  /// One range of bytes is obeyed; a field that is malformed, of another unit or of several
  /// ranges is ignored, as the standard allows. So is any on an empty file: some clients send a
  /// range with every request, and to them an empty file is no error.
  init(_ field: String?, size: Int) {
    self = .whole
    guard let field, size > 0, field.lowercased().hasPrefix("bytes=") else { return }
    let ends = field.dropFirst("bytes=".count).split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    .map { $0.trimmingBlanks() }
    guard ends.count == 2 else { return }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (nil, let last?) where ends[0].isEmpty:
      self = last == 0 ? .unsatisfiable : .part(max(0, size - last)..<size)
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (let first?, let last?) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    default:
      return
    }
  }

  /// Digits alone; a number past all files stands as the greatest there is.
  private static func number(_ digits: Substring) -> Int? {
    let isNumber = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, isNumber else { return nil }
    return Int(digits) ?? .max
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
