import Foundation

/// The words of a text as a search compares them: without case, accents and punctuation.
enum SearchWords {
  /// Letters with a stroke or a ligature, which canonical decomposition leaves as they are.
  private static let unfolded: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  ]

  /// The words in order: runs of letters, marks and digits, with apostrophes left out.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in folded(text).unicodeScalars {
      if isOfWord(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !isApostrophe(scalar), !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// What a text is found by: its words, and those on either side of an apostrophe.
  static func index(of text: String) -> [String] {
    let whole = words(of: text)
    guard text.unicodeScalars.contains(where: isApostrophe) else { return whole }
    let parts = text.unicodeScalars.split(whereSeparator: isApostrophe)
    return whole + parts.flatMap { words(of: String($0)) }
  }

  /// Whether words of this script are written without blanks, so that a term may stand inside one.
  static func isUnspaced(_ word: String) -> Bool {
    word.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF: true
      default: false
      }
    }
  }

  private static func folded(_ text: String) -> String {
    let plain = text.lowercased().decomposedStringWithCanonicalMapping
    var result = ""
    for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
      if let letters = unfolded[scalar] {
        result += letters
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber:
      true
    default: false
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}" || scalar == "\u{02BC}"
  }
}
