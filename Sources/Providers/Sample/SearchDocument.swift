/// An entry of the sample catalogue with what it is found by.
struct SearchDocument: Sendable {
  /// Words and how much a match in them counts.
  struct Field: Sendable {
    var words: [String]
    var weight: Int
  }

  /// As it is answered: without what only the search needs.
  let entry: JSON
  let fields: [Field]
  /// The first of several equal matches has the largest.
  let popularity: Double

  /// Words that people type around what they look for; they need not match.
  private static let fillers: Set = [
    "a", "and", "by", "film", "films", "from", "gif", "gifs", "in", "movie", "movies", "of", "the",
  ]

  /// How well the document matches all terms, nil where one of them is nowhere in it.
  func score(_ terms: [String]) -> Int? {
    let wanted = terms.filter { !Self.fillers.contains($0) }
    var total = 0
    for term in wanted.isEmpty ? terms : wanted {
      guard let best = fields.compactMap({ $0.score(term) }).max() else { return nil }
      total += best
    }
    // A title that is the query comes before one that only holds it.
    return fields.first?.words == terms ? total + 1000 : total
  }

  /// The documents that match a query, best first, in an order that depends on nothing else.
  static func ranked(_ documents: [Self], by query: String) -> [Self] {
    let terms = SearchWords.words(of: query)
    guard !terms.isEmpty else { return [] }
    return
      documents
      .enumerated()
      .compactMap { index, document in
        document.score(terms).map { (score: $0, index: index, document: document) }
      }
      .sorted { left, right in
        if left.score != right.score { return left.score > right.score }
        let (first, second) = (left.document.popularity, right.document.popularity)
        return first != second ? first > second : left.index < right.index
      }
      .map(\.document)
  }
}

extension SearchDocument.Field {
  /// Twice the weight for a whole word, once for its beginning.
  func score(_ term: String) -> Int? {
    if words.contains(term) { return 2 * weight }
    let isInside = SearchWords.isUnspaced(term)
    let found = words.contains { isInside ? $0.contains(term) : $0.hasPrefix(term) }
    return found ? weight : nil
  }
}
