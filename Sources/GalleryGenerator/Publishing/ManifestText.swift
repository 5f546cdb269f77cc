/// The manifest's form in the file.
///
/// ```
/// vitrine-manifest 1
/// 44bc2cf5ad770999 1204 kurosawa kurosawa.html
/// 0d1c5b2f7a3e8841 2210 kurosawa,1954 movie/346-seven-samurai.html
/// ef46db3751d8e999 0 - .nojekyll
/// end 3
/// ```
///
/// Between the first line, which names the version, and the last, which counts, there is a line
/// for each file: hash, size, galleries (`-` for none), path. In path and gallery, `%`, a space or
/// comma of a gallery, and control characters stand as `%XX`.
struct ManifestText {
  static let heading = "vitrine-manifest"
  static let version = "1"
  static let ending = "end"
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// So much of the file is handed over at once, in bytes.
  private static let pieceLength = 1 << 18

  private var bytes = Array("\(heading) \(version)\n".utf8)
  private var count = 0

  var isLong: Bool { bytes.count > Self.pieceLength }

  /// What was written since it was last taken.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Adds the line of a file.
  mutating func append(
    _ hash: ContentHash,
    _ size: Int,
    _ galleries: some Sequence<ArraySlice<UInt8>>,
    _ path: UnsafeBufferPointer<UInt8>
  ) {
    bytes += hash.hexDigits
    bytes += " \(size) ".utf8
    var isFirst = true
    for gallery in galleries {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      if gallery.elementsEqual([UInt8(ascii: "-")]) {
        bytes += "%2D".utf8
      } else {
        append(gallery, isGallery: true)
      }
    }
    if isFirst { bytes.append(UInt8(ascii: "-")) }
    bytes.append(UInt8(ascii: " "))
    append(path, isGallery: false)
    bytes.append(UInt8(ascii: "\n"))
    count += 1
  }

  mutating func end() {
    bytes += "\(Self.ending) \(count)\n".utf8
  }

  private mutating func append(_ word: some Collection<UInt8>, isGallery: Bool) {
    guard word.contains(where: { Self.needsEscape($0, isGallery: isGallery) }) else {
      return bytes.append(contentsOf: word)
    }
    for byte in word {
      if Self.needsEscape(byte, isGallery: isGallery) {
        bytes += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
  }

  private static func needsEscape(_ byte: UInt8, isGallery: Bool) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
      || (isGallery && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")))
  }
}
