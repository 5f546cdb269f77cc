import Diagnostics
import Glibc

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
extension Manifest {
  private static let heading = "vitrine-manifest"
  private static let version = "1"
  private static let ending = "end"
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// So much of the file is handed over at once, in bytes.
  private static let pieceLength = 1 << 20

  /// Hands the file over piece by piece: of a million files it is 100 MB.
  func write<Failure>(_ piece: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var bytes = Array("\(Self.heading) \(Self.version)\n".utf8)
    for place in places {
      bytes += lines[place.line..<end(of: place)]
      guard bytes.count > Self.pieceLength else { continue }
      try piece(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    try piece(bytes + "\(Self.ending) \(places.count)\n".utf8)
  }

  /// Reads what `write` wrote; `file` is for the messages.
  init(parsing bytes: [UInt8], file: String) throws(DiagnosticError) {
    self.init()
    let lineFeed = UInt8(ascii: "\n")
    guard let first = bytes.firstIndex(of: lineFeed), bytes.last == lineFeed else {
      throw Self.unreadable(file, line: 1)
    }
    let heading = String(decoding: bytes[..<first], as: UTF8.self)
    guard heading.hasPrefix(Self.heading + " ") else { throw Self.unreadable(file, line: 1) }
    let version = heading.dropFirst(Self.heading.count + 1)
    guard version == Self.version else {
      throw DiagnosticError(.newerManifest(file: file, version: String(version)))
    }
    lines = bytes
    var start = first + 1
    while start < bytes.count, let end = bytes[start...].firstIndex(of: lineFeed) {
      if let place = place(ofLineAt: start), isSound(place, endingAt: end) {
        append(place)
      } else if end == bytes.count - 1,
        bytes[start..<end].elementsEqual("\(Self.ending) \(places.count)".utf8)
      {
        sort()
        return
      } else {
        throw Self.unreadable(file, line: places.count + 2)
      }
      start = end + 1
    }
    throw Self.unreadable(file, line: places.count + 1)
  }

  private static func unreadable(_ file: String, line: Int) -> DiagnosticError {
    DiagnosticError(.corruptManifest(file: file, line: line))
  }

  /// Appends an entry's line, and returns where its path begins.
  mutating func write(_ entry: Entry) -> Int {
    lines += entry.hash.hexDigits
    lines += " \(entry.size) ".utf8
    if entry.galleries.isEmpty { lines.append(UInt8(ascii: "-")) }
    for (index, gallery) in entry.galleries.enumerated() {
      if index > 0 { lines.append(UInt8(ascii: ",")) }
      if gallery == "-" { lines += "%2D".utf8 } else { write(gallery, isGallery: true) }
    }
    lines.append(UInt8(ascii: " "))
    let path = lines.count
    write(entry.path, isGallery: false)
    lines.append(UInt8(ascii: "\n"))
    return path
  }

  private mutating func write(_ word: String, isGallery: Bool) {
    for byte in word.utf8 {
      if Self.needsEscape(byte, isGallery: isGallery) {
        lines += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      } else {
        lines.append(byte)
      }
    }
  }

  private static func needsEscape(_ byte: UInt8, isGallery: Bool) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
      || (isGallery && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")))
  }
}

// MARK: - Reading a line

extension Manifest {
  /// Where the fourth field of a line begins; nil where it has none.
  private func place(ofLineAt start: Int) -> Place? {
    var spaces = 0
    var index = start
    while lines[index] != UInt8(ascii: "\n") {
      if lines[index] == UInt8(ascii: " ") { spaces += 1 }
      index += 1
      if spaces == 3 { return Place(line: start, path: index) }
    }
    return nil
  }

  /// Whether a line of a file has the form of ours; such a line reads without fail.
  private func isSound(_ place: Place, endingAt end: Int) -> Bool {
    guard let entry = Entry(parsing: lines[place.line..<end]) else { return false }
    return SitePath.isInside(entry.path) && entry.size >= 0
  }

  func entry(at place: Place) -> Entry {
    guard let entry = Entry(parsing: lines[place.line..<end(of: place)].dropLast()) else {
      preconditionFailure("a line that was written or read by the manifest itself")
    }
    return entry
  }

  /// Behind the line feed.
  private func end(of place: Place) -> Int {
    (lines[place.path...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count - 1) + 1
  }

  /// Lends the path of a line, unescaped.
  func withPath<Result>(
    of place: Place,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    lines.withUnsafeBufferPointer { lines in
      let rest = UnsafeBufferPointer(rebasing: lines[place.path...])
      let path = UnsafeBufferPointer(rebasing: rest[..<(rest.offset(of: "\n") ?? rest.count)])
      guard path.offset(of: "%") != nil else { return body(path) }
      let unescaped = Entry.unescaped(path[...]) ?? ""
      return Array(unescaped.utf8).withUnsafeBufferPointer(body)
    }
  }
}

extension Manifest.Entry {
  fileprivate init?(parsing line: ArraySlice<UInt8>) {
    var rest = line
    guard
      let hash = rest.popField().flatMap({
        ContentHash(hex: Substring(decoding: $0, as: UTF8.self))
      }),
      let size = rest.popField().flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
      let names = rest.popField(), let path = Self.unescaped(rest)
    else { return nil }
    var galleries: [String] = []
    if !names.elementsEqual([UInt8(ascii: "-")]) {
      for name in names.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let gallery = Self.unescaped(name), !gallery.isEmpty else { return nil }
        galleries.append(gallery)
      }
    }
    self.init(path: path, hash: hash, size: size, galleries: galleries)
  }

  fileprivate static func unescaped<Field: Collection<UInt8>>(_ field: Field) -> String?
  where Field.SubSequence == Field {
    guard field.contains(UInt8(ascii: "%")) else { return String(validating: field, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: result, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Takes what stands before the first space, and the space; nil where there is none.
  fileprivate mutating func popField() -> ArraySlice<UInt8>? {
    guard let space = firstIndex(of: UInt8(ascii: " ")) else { return nil }
    defer { self = self[index(after: space)...] }
    return self[..<space]
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte first stands; a path is looked for in a million others.
  fileprivate func offset(of byte: Unicode.Scalar) -> Int? {
    guard let start = baseAddress, let found = memchr(start, Int32(byte.value), count) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }
}
