/// A line of a manifest by its fields, as `ManifestText` writes them.
struct ManifestLine {
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  let hash: ContentHash
  /// In bytes.
  let size: Int
  private let galleries: Bytes
  private let path: Bytes

  /// Nil where a line, given without its line feed, has other fields; whether its texts are texts
  /// is for `place` to tell.
  init?(_ line: Bytes) {
    var rest = line
    guard let hash = rest.popField(), let size = rest.popField(), let galleries = rest.popField(),
      let value = ContentHash(hex: hash), let count = Self.number(size)
    else { return nil }
    self.hash = value
    self.size = count
    self.galleries = galleries
    path = rest
  }

  /// Where the path stands; nil where a text is none, or the path leads out of the site.
  var place: Manifest.Place? {
    // Few lines have anything but plain ASCII.
    let isPlain = galleries.allSatisfy(Self.isPlain) && path.allSatisfy(Self.isPlain)
    if !isPlain {
      guard let path = Self.unescaped(path), SitePath.isInside(path), names != nil else {
        return nil
      }
    } else if galleries.isEmpty || hasEmptyName
      || !SitePath.isInside(UnsafeBufferPointer(rebasing: path))
    {
      return nil
    }
    return Manifest.Place(
      start: path.startIndex,
      count: path.count,
      isEscaped: path.contains(UInt8(ascii: "%"))
    )
  }

  /// The file, of a line that has a place.
  var entry: Manifest.Entry {
    Manifest.Entry(
      path: Self.unescaped(path) ?? "",
      hash: hash,
      size: size,
      galleries: names ?? []
    )
  }

  /// The galleries' slugs; nil where one of them is empty or no text.
  private var names: [String]? {
    guard !galleries.elementsEqual([UInt8(ascii: "-")]) else { return [] }
    var names: [String] = []
    for name in galleries.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let name = Self.unescaped(name), !name.isEmpty else { return nil }
      names.append(name)
    }
    return names
  }

  private var hasEmptyName: Bool {
    let comma = UInt8(ascii: ",")
    return galleries.first == comma || galleries.last == comma
      || zip(galleries, galleries.dropFirst()).contains { $0 == comma && $1 == comma }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "%")
  }

  /// Of at most 18 decimal digits.
  private static func number(_ digits: Bytes) -> Int? {
    guard (1...18).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  /// The text of a field; nil where it is none.
  static func unescaped(_ field: some Collection<UInt8>) -> String? {
    var text: [UInt8] = []
    return text.append(percentDecoding: field) ? String(decoding: text, as: UTF8.self) : nil
  }
}

extension ManifestLine.Bytes {
  /// Takes what stands before the first space, and the space; nil where there is none.
  fileprivate mutating func popField() -> Self? {
    guard let space = firstIndex(of: UInt8(ascii: " ")) else { return nil }
    defer { self = self[index(after: space)...] }
    return self[..<space]
  }
}
