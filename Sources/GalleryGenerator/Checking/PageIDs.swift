import XHTML

/// The ids of pages; most pages of a kind have the same, so each set is kept once.
struct PageIDs: Sendable {
  /// That of all files whose ids are not known.
  private static let unknown: UInt32 = 0

  /// By their numbers, from 1.
  private var sets: [TextTable] = []
  private var numbers: [TextList: UInt32] = [:]

  /// The number of a set of ids, nil being one that is not known.
  mutating func insert(_ ids: TextList?) -> UInt32 {
    guard let ids else { return Self.unknown }
    if let number = numbers[ids] { return number }
    sets.append(TextTable(ids))
    let number = UInt32(sets.count)
    numbers[ids] = number
    return number
  }

  /// Whether a page of that set has the place that a fragment names, as far as is known.
  ///
  /// Its top is there without an id (HTML, § 7.4.6.3), and so may be any text.
  func contain(_ set: UInt32, _ fragment: UnsafeBufferPointer<UInt8>) -> Bool {
    if set == Self.unknown || fragment.isEmpty { return true }
    if sets[Int(set) - 1].number(of: fragment) != nil { return true }
    let fragment = String(decoding: fragment, as: UTF8.self)
    return fragment.lowercased() == "top" || fragment.hasPrefix(":~:")
  }
}
