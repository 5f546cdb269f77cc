/// The slugs of a site's galleries, each given once.
///
/// Ask in the order of the file: a gallery that is added at the end changes none before it.
package struct SlugTable: Sendable {
  private var taken: Set<String>
  /// The number to try next behind a slug that was given before.
  private var nextNumber: [String: Int] = [:]

  /// A table in which the slugs that a person chose are taken already.
  package init(taken: some Sequence<String> = []) {
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// `Slug.query` of the text, with `-2`, `-3` … behind it where it is taken.
  package mutating func slug(for text: String) -> String {
    let slug = Slug.query(text)
    if taken.insert(slug).inserted { return slug }
    var number = nextNumber[slug, default: 2]
    while true {
      let suffix = "-\(number)"
      let stem = Slug.cut(Array(slug.utf8), to: Slug.greatestLength - suffix.utf8.count)
      number += 1
      // Cut to the same stem, two long slugs may count in turn: the table decides.
      if taken.insert(stem + suffix).inserted {
        nextNumber[slug] = number
        return stem + suffix
      }
    }
  }
}
