import TestSupport
import Testing

extension BrowserTests {
  /// The table of a report, which sorts with a script and reads without one.
  struct ReportTableTests {
    @Test(arguments: ["text/html", "application/xhtml+xml"])
    func itsHeadsSortIt(pageType: String) throws {
      let visit = try Visit(.desktop, pageType: pageType)
      try visit.open("everything/report.html")
      let given = try visit.column(2)
      #expect(given.count == 70)
      #expect(try visit.sorting() == "No. ascending")

      try visit.sort(2)
      let titles = try visit.column(2)
      #expect(try visit.sorting() == "Title ascending")
      #expect(Set(titles) == Set(given) && titles != given)
      #expect(titles.firstIndex(of: "Häxan").map { titles[$0 - 1] < "Häxan" } == true)
      try visit.sort(2)
      #expect(try visit.column(2) == titles.reversed())
      #expect(try visit.sorting() == "Title descending")

      // A number starts with the highest; what is not known stands last either way.
      try visit.sort(5)
      let votes = try visit.column(5).compactMap { Int($0.filter(\.isNumber)) }
      #expect(votes.count > 60 && votes == votes.sorted(by: >))
      try visit.sort(5)
      #expect(try visit.column(5).compactMap { Int($0.filter(\.isNumber)) } == votes.reversed())
      try visit.sort(1)
      #expect(try visit.column(2) == given)
      #expect(try visit.browser.messages().isEmpty)
    }

    @Test func aKeyDoesAsWell() throws {
      let visit = try Visit(.desktop)
      try visit.open("everything/report.html")
      try visit.browser.perform("document.querySelectorAll('#results button')[1].focus()")
      try visit.browser.type(Key.enter)
      #expect(try visit.sorting() == "Title ascending")
    }

    @Test func withoutScriptsItIsATable() throws {
      let visit = try Visit(.desktop, scripts: false)
      try visit.open("everything/report.html")
      #expect(try visit.column(2).count == 70)
      #expect(
        try visit.browser.run("return document.querySelectorAll('button').length", as: Int.self)
          == 0
      )
    }
  }
}

extension Visit {
  fileprivate borrowing func sort(_ column: Int) throws {
    try browser.click("#results th:nth-child(\(column)) button")
  }

  /// The head that the table says that it is sorted by, and which way.
  fileprivate borrowing func sorting() throws -> String {
    try browser.run(
      """
      return Array.from(document.querySelectorAll("#results [aria-sort]"),
        (head) => `${head.textContent} ${head.ariaSort}`).join(", ");
      """
    )
  }

  fileprivate borrowing func column(_ column: Int) throws -> [String] {
    try browser.run(
      """
      return Array.from(document.querySelectorAll(`#results tbody tr > :nth-child(${arguments[0]})`),
        (cell) => cell.textContent.trim());
      """,
      [column]
    )
  }
}
