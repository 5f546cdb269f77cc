import Testing

@testable import XHTML

@Suite struct TextTableTests {
  /// More than stand in one list.
  private let texts = (0..<3_000).map { "text \($0)" }

  @Test func textsHaveTheNumbersInWhichTheyCame() {
    var table = TextTable()
    for (number, text) in texts.enumerated() {
      let added = table.insert(text)
      #expect(added.number == number && added.isNew)
    }
    for (number, text) in texts.enumerated() {
      let added = table.insert(text)
      #expect(added.number == number && !added.isNew)
      #expect(String(decoding: table.texts[number], as: UTF8.self) == text)
    }
    #expect(table.list.map { String(decoding: $0, as: UTF8.self) } == texts)
  }

  @Test func aTableThatBeginsWithTextsOfAnotherLeavesThemToIt() {
    var first = TextTable()
    for text in texts.dropLast() { _ = first.insert(text) }
    var second = TextTable(first.texts)
    let added = second.insert("one more")
    #expect(added.number == first.count)
    #expect(first.insert(texts[2_999]).number == 2_999)
    for (number, text) in texts.dropLast().enumerated() {
      #expect(second.insert(text).number == number)
    }
    #expect(String(decoding: first.texts[2_999], as: UTF8.self) == texts[2_999])
    #expect(String(decoding: second.texts[2_999], as: UTF8.self) == "one more")
  }

  @Test func anEmptiedTableKnowsNothing() {
    var table = TextTable()
    for text in texts { _ = table.insert(text) }
    table.removeAll()
    #expect(table.count == 0)
    #expect(table.list.isEmpty)
    #expect(table.insert(texts[7]).number == 0)
  }
}

extension TextTable {
  fileprivate mutating func insert(_ text: String) -> (number: Int, isNew: Bool) {
    var text = text
    return text.withUTF8 { insert($0) }
  }
}
