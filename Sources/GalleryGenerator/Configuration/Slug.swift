internal import Providers

/// The last part of a page's address, made from a title: `[a-z0-9-]`, at most 80 bytes.
package enum Slug {
  package static let greatestLength = 80

  /// The words of a title as a slug, or an empty string where it has none to be written in ASCII.
  ///
  /// `+` and a `#` behind a letter are spoken, so that C, C++ and C# stay three.
  package static func words(of text: String) -> String {
    var slug: [UInt8] = []
    append(wordsOf: text, to: &slug)
    return cut(slug, to: greatestLength)
  }

  private static func append(wordsOf text: String, to slug: inout [UInt8]) {
    let bytes = Array(Spelling.ascii(of: text).utf8)
    slug.reserveCapacity(slug.count + bytes.count)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        slug.append(byte | 0x20)
      case UInt8(ascii: "'"), UInt8(ascii: "`"):
        // An apostrophe or a sign of transliteration: it parts no words.
        continue
      case UInt8(ascii: "+"):
        append("-plus-", to: &slug)
      case UInt8(ascii: "#") where isSharp(at: index, in: bytes):
        append("-sharp-", to: &slug)
      default:
        append("-", to: &slug)
      }
    }
  }

  /// A slug that is never empty and never reserved.
  ///
  /// It depends on the text alone. Where no word can be made of it (`🔥`, `---`) it spells the
  /// code points, `query-1f525`, or for a long text a hash of them.
  package static func query(_ text: String) -> String {
    let words = words(of: text)
    if words.isEmpty { return "query-" + spelled(text) }
    return isReserved(words) ? cut(Array("query-\(words)".utf8), to: greatestLength) : words
  }

  /// The slug of an item's page: `<id>-<words>`, or the id alone where the title has no words.
  ///
  /// An id of letters, digits and `_` stands as it is, in either case; of any other, what can
  /// stand does, and a hash tells it from its like.
  package static func item(id: String, title: String) -> String {
    var bytes = Array(name(of: id).utf8)
    bytes.append(UInt8(ascii: "-"))
    append(wordsOf: title, to: &bytes)
    let slug = cut(bytes, to: greatestLength)
    return isReserved(slug.lowercased()) ? slug + "-item" : slug
  }

  /// Whether a slug that a person chose can stand: `[a-z0-9]` and single hyphens between.
  package static func isWellFormed(_ slug: String) -> Bool {
    let parts = slug.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }

  private static func isSharp(at index: Int, in bytes: [UInt8]) -> Bool {
    func isWord(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let follows = index > 0 && isWord(bytes[index - 1])
    let ends = index + 1 == bytes.count || !isWord(bytes[index + 1])
    return follows && ends
  }

  private static func append(_ text: StaticString, to slug: inout [UInt8]) {
    let isParted = slug.isEmpty || slug.last == UInt8(ascii: "-")
    text.withUTF8Buffer { slug += $0.dropFirst(isParted ? 1 : 0) }
  }

  /// The first `length` bytes, without a hyphen at their end; all bytes are ASCII.
  static func cut(_ slug: [UInt8], to length: Int) -> String {
    var bytes = slug.prefix(length)
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spelled(_ text: String) -> String {
    let points = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "-")
    return points.isEmpty || points.utf8.count > 40 ? hash(text) : points
  }

  private static func name(of id: String) -> String {
    if !id.isEmpty, id.utf8.count <= 40, id.utf8.allSatisfy(isPlain) { return id }
    let hyphen = UInt8(ascii: "-")
    let bytes = id.utf8.filter { isPlain($0) || $0 == hyphen }.drop { $0 == hyphen }
    let kept = cut(Array(bytes), to: 40)
    return kept.isEmpty ? hash(id) : "\(kept)-\(hash(id))"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// FNV-1a over the UTF-8 bytes, 64 bits, as 16 hexadecimal digits.
  private static func hash(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      value ^= UInt64(byte)
      value &*= 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
