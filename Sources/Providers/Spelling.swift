import Foundation

/// How a text is spelled in ASCII.
package enum Spelling {
  /// The text in Latin letters without accents, where there is a way to write it so.
  ///
  /// It is ICU's `NFKC; Any-Latin; Latin-ASCII`, which knows no locale: Кино → Kino, 기생충 →
  /// gisaengchung. What has no letters, such as an emoji, stays as it is. ICU takes a tenth of a
  /// second to learn Chinese, so a spelling is kept with the answer.
  package static func ascii(of text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    let transform = StringTransform("NFKC; Any-Latin; Latin-ASCII")
    return text.applyingTransform(transform, reverse: false) ?? text
  }
}
