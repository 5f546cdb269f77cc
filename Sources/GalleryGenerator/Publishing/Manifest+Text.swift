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

  var text: String {
    var text = "\(Self.heading) \(Self.version)\n"
    for entry in entries {
      text += entry.hash.hex
      text += " \(entry.size) "
      text += Self.galleryField(entry.galleries)
      text += " "
      text += Self.escaped(entry.path, inGallery: false)
      text += "\n"
    }
    return text + "end \(entries.count)\n"
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

  private static func galleryField(_ galleries: [String]) -> String {
    guard !galleries.isEmpty else { return "-" }
    return galleries.map { $0 == "-" ? "%2D" : escaped($0, inGallery: true) }
      .joined(separator: ",")
  }

  private static func escaped(_ text: String, inGallery: Bool) -> String {
    let isPlain = text.utf8.allSatisfy { !needsEscape($0, inGallery: inGallery) }
    guard !isPlain else { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if needsEscape(byte, inGallery: inGallery) {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func needsEscape(_ byte: UInt8, inGallery: Bool) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
      || (inGallery && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",")))
  }
}

extension Manifest.Entry {
  fileprivate init?(parsing line: Substring) {
    let space = UInt8(ascii: " ")
    let fields = line.utf8.split(separator: space, maxSplits: 3, omittingEmptySubsequences: false)
      .map(Substring.init)
    guard fields.count == 4, let hash = ContentHash(hex: fields[0]),
      let size = Int(fields[1]), size >= 0,
      let path = Self.unescaped(fields[3]), SitePath.isInside(path)
    else { return nil }
    var galleries: [String] = []
    for field in fields[2].split(separator: ",", omittingEmptySubsequences: false) {
      guard let gallery = Self.unescaped(field), !gallery.isEmpty else { return nil }
      galleries.append(gallery)
    }
    self.init(path: path, hash: hash, size: size, galleries: fields[2] == "-" ? [] : galleries)
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
