import XHTML

/// Paths of a site, each made a string when it is asked for.
package struct SitePaths: Sendable, RandomAccessCollection {
  private let texts: LongTextList
  private let numbers: [UInt32]

  /// Of the texts those that have the numbers, in their order.
  init(_ texts: LongTextList, _ numbers: [UInt32]) {
    self.texts = texts
    self.numbers = numbers
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count }

  package subscript(index: Int) -> String {
    String(decoding: texts[Int(numbers[index])], as: UTF8.self)
  }
}
