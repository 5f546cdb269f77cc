import Testing

@testable import CommandLineTool

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("film", 4), ("羅生門", 6), ("살인의 추억", 11), ("e\u{301}", 1), ("🐈", 2), ("চলচ্চিত্র", 7),
  ])
  func wideScriptsTakeTwoColumnsAndMarksNone(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [
    ("film", 4, "film"), ("films", 4, "fil…"), ("羅生門", 5, "羅生…"), ("羅生門", 4, "羅…"), ("ab", 1, ""),
    ("ab", 0, ""), ("ab", -3, ""),
  ])
  func whatDoesNotFitIsCutBetweenCharacters(_ text: String, _ columns: Int, _ shown: String) {
    #expect(DisplayWidth.fitting(text, in: columns, ellipsis: "…") == shown)
  }
}
