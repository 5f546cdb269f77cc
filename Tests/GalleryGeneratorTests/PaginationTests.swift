import Testing

@testable import GalleryGenerator

struct PaginationTests {
  @Test(arguments: [
    (1, 2, "1 2"), (1, 5, "1 2 3 4 5"), (1, 6, "1 2 3 … 6"), (4, 7, "1 2 3 4 5 6 7"),
    (5, 9, "1 2 3 4 5 6 7 8 9"), (6, 11, "1 … 4 5 6 7 8 … 11"), (1, 167, "1 2 3 … 167"),
    (167, 167, "1 … 165 166 167"), (163, 167, "1 … 161 162 163 164 165 166 167"),
  ])
  func firstLastAndNearPagesAreLinked(current: Int, last: Int, expected: String) {
    let numbers = PaginationContext.numbers(around: current, of: last)
    #expect(numbers.map { $0.map(String.init) ?? "…" }.joined(separator: " ") == expected)
  }

  @Test func everyPageLinksTheOneBeforeAndTheOneAfter() {
    for last in 2...20 {
      for current in 1...last {
        let numbers = PaginationContext.numbers(around: current, of: last).compactMap(\.self)
        #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
        let near = [1, current - 1, current, current + 1, last].filter { (1...last).contains($0) }
        #expect(Set(near).isSubset(of: numbers))
      }
    }
  }
}
