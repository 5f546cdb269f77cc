import Testing

@testable import vitrine_bench

@Suite struct TextTableTests {
  private let table = TextTable(
    columns: ["stage", "µs"],
    rows: [["check", "1,204"], ["publish", "9"]]
  )

  @Test func aTerminalGetsColumnsThatStandUnderOneAnother() {
    #expect(
      table.text(isMarkdown: false) == """
        stage       µs
        -------  -----
        check    1,204
        publish      9

        """
    )
  }

  @Test func aMarkdownPageGetsBarsAndTheSidesOfItsColumns() {
    #expect(
      table.text(isMarkdown: true) == """
        | stage   |    µs |
        | ------- | ----: |
        | check   | 1,204 |
        | publish |     9 |

        """
    )
  }

  @Test func aNarrowColumnHasThreeDashesInMarkdown() {
    let table = TextTable(columns: ["n", "s"], rows: [["1", "2"]])
    #expect(
      table.text(isMarkdown: true) == """
        | n   |   s |
        | --- | --: |
        | 1   |   2 |

        """
    )
  }
}
