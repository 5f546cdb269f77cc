import Diagnostics

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
  private static let digits = Array("0123456789ABCDEF".utf8)

  var text: String {
    var text = Array("\(Self.heading) \(Self.version)\n".utf8)
    text.reserveCapacity(entries.count * 80)
    for entry in entries {
      text += entry.hash.hexDigits
      text += " \(entry.size) ".utf8
      Self.append(galleries: entry.galleries, to: &text)
      text.append(UInt8(ascii: " "))
      Self.append(entry.path, isGallery: false, to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    text += "end \(entries.count)\n".utf8
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what `text` wrote; `file` is for the messages.
  init(parsing text: String, file: String) throws(DiagnosticError) {
    // The view of bytes, since a carriage return and a line feed are one Character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Substring.init)
    guard lines.popLast()?.isEmpty == true, let last = lines.popLast(), let first = lines.first
    else { throw Self.unreadable(file, line: 1) }
    guard first.hasPrefix(Self.heading + " ") else { throw Self.unreadable(file, line: 1) }
    let version = first.dropFirst(Self.heading.count + 1)
    guard version == Self.version else {
      throw DiagnosticError(.newerManifest(file: file, version: String(version)))
    }
    guard last == "end \(lines.count - 1)" else {
      throw Self.unreadable(file, line: lines.count + 1)
    }
    var entries: [Entry] = []
    entries.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated().dropFirst() {
      guard let entry = Entry(parsing: line) else { throw Self.unreadable(file, line: index + 1) }
      entries.append(entry)
    }
    self.init(entries)
  }

  private static func unreadable(_ file: String, line: Int) -> DiagnosticError {
    DiagnosticError(.corruptManifest(file: file, line: line))
  }

  private static func append(galleries: [String], to text: inout [UInt8]) {
    guard !galleries.isEmpty else { return text.append(UInt8(ascii: "-")) }
    for (index, gallery) in galleries.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      if gallery == "-" { text += "%2D".utf8 } else { append(gallery, isGallery: true, to: &text) }
    }
  }

  private static func append(_ word: String, isGallery: Bool, to text: inout [UInt8]) {
    for byte in word.utf8 {
      if needsEscape(byte, isGallery: isGallery) {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        text.append(byte)
      }
    }
  }

  private static func needsEscape(_ byte: UInt8, isGallery: Bool) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
      || (isGallery && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")))
  }
}

extension Manifest.Entry {
  fileprivate init?(parsing line: Substring) {
    var rest = line.utf8
    guard let hash = rest.popField().flatMap(ContentHash.init(hex:)),
      let size = rest.popField().flatMap({ Int($0) }), size >= 0,
      let names = rest.popField(),
      let path = Self.unescaped(Substring(rest)), SitePath.isInside(path)
    else { return nil }
    var galleries: [String] = []
    for name in names == "-" ? [] : names.split(separator: ",", omittingEmptySubsequences: false) {
      guard let gallery = Self.unescaped(name), !gallery.isEmpty else { return nil }
      galleries.append(gallery)
    }
    self.init(path: path, hash: hash, size: size, galleries: galleries)
  }

  private static func unescaped(_ field: Substring) -> String? {
    guard field.utf8.contains(UInt8(ascii: "%")) else { return String(field) }
    var result: [UInt8] = []
    var rest = field.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let digits = String(rest.prefix(2)), digits.utf8.count == 2,
        let value = UInt8(digits, radix: 16)
      else { return nil }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: result, as: UTF8.self)
  }
}

extension Substring.UTF8View {
  /// Takes what stands before the first space, and the space; nil where there is none.
  fileprivate mutating func popField() -> Substring? {
    guard let space = firstIndex(of: UInt8(ascii: " ")) else { return nil }
    defer { self = self[index(after: space)...] }
    return Substring(self[..<space])
  }
}
