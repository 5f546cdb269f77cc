/// A language as BCP 47 writes it: `en`, `pt-BR`, `zh-Hant-TW`.
///
/// The shape is checked, not the registry.
struct LanguageTag {
  /// In the usual case: language lower, script capitalised, region upper (RFC 5646 § 2.1.1).
  let text: String

  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count <= 35, let language = parts.first,
      (2...3).contains(language.count), Self.areLetters(language)
    else { return nil }
    var result = [language.lowercased()]
    for part in parts.dropFirst() {
      guard (1...8).contains(part.count), Self.areAlphanumeric(part) else { return nil }
      let isBehindSingleton = result.dropFirst().contains { $0.utf8.count == 1 }
      if part.count == 2, !isBehindSingleton {
        result.append(part.uppercased())
      } else if part.count == 4, Self.areLetters(part), !isBehindSingleton {
        result.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      } else {
        result.append(part.lowercased())
      }
    }
    guard result.count == 1 || result.last?.utf8.count != 1 else { return nil }
    self.text = result.joined(separator: "-")
  }

  private static func areLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  private static func areAlphanumeric(_ text: Substring) -> Bool {
    text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}
