/// "Did you mean": the nearest of the names that would have been right.
package enum Suggestion {
  /// The note to add to a diagnostic about an unknown name.
  ///
  /// It names the nearest of `candidates`, or lists them all when none is near and they are few.
  package static func note(for name: String, among candidates: [String]) -> String? {
    if let nearest = nearest(to: name, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 12 else { return nil }
    return "known here: " + candidates.joined(separator: ", ")
  }

  /// The candidate with the least edit distance, if it is at most a third of the name's length.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let given = Array(name.lowercased().unicodeScalars)
    guard given.count <= 64 else { return nil }
    let limit = max(1, given.count / 3)
    let ranked = candidates.map { ($0, distance(given, Array($0.lowercased().unicodeScalars))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= limit else { return nil }
    return best.0
  }

  /// The optimal string alignment distance: a swap of neighbours counts as one edit.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var previous: [Int] = []
    var current = Array(0...b.count)
    for i in a.indices {
      let beforePrevious = previous
      previous = current
      current = [i + 1]
      for j in b.indices {
        var cost = min(
          previous[j + 1] + 1,
          current[j] + 1,
          previous[j] + (a[i] == b[j] ? 0 : 1)
        )
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
    }
    return current[b.count]
  }
}
