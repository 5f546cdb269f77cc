import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Pages on paper: A4, and nothing cut where one sheet ends and the next begins.
  @Suite(.enabled(if: PrintedPage.isReadable, "pdftotext is not here: 'make test' brings it"))
  struct PrintTests {
    @Test(arguments: ["twenty", "everything", "loops", "nothing"])
    func aReportIsPrintedWithoutACutChartOrRow(gallery: String) throws {
      let visit = try Visit(.desktop)
      try visit.open(gallery + "/report.html")
      try checkReport(in: visit.browser, gallery)
    }

    @Test(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
    func aReportOfHundredsOfHostileTitlesIsPrintedWithoutACutRow() throws {
      let site = try ProvidedSite.hostile(count: 400)
      let browser = try Browser(.desktop)
      try browser.open(site.address + "hostile/report.html")
      let sheets = try checkReport(in: browser, "hostile")
      #expect(sheets > 10)
    }

    /// Prints the report that is shown and returns the number of sheets.
    @discardableResult
    private func checkReport(in browser: Browser, _ name: String) throws -> Int {
      let units = try browser.mark([".chart", ".report tbody tr", ".report-list > div"])
      let head = try browser.mark(["#results thead th"], from: units.count)
      let rows = try browser.run(
        "return Array.from(document.querySelectorAll('#results tbody tr'), (row) => row.dataset.unit)",
        as: [String].self
      ).compactMap { Int($0) }
      let sheets = try browser.print()
      check(sheets, show: units + head, name)
      for unit in units {
        let places = sheets.indices.filter { sheets[$0].units.contains(unit) }
        #expect(places.count == 1, "\(name): unit \(unit) is on sheets \(places)")
      }
      for (number, sheet) in sheets.enumerated() where !sheet.units.isDisjoint(with: rows) {
        #expect(sheet.units.isSuperset(of: head), "\(name): no head on sheet \(number + 1)")
      }
      print(
        "printed: \(name)/report.html, \(units.count) charts and rows whole on \(sheets.count) sheets"
      )
      return sheets.count
    }

    @Test(arguments: ["twenty.html", "everything.html", "loops.html", "wall.html", "index.html"])
    func aGridIsPrintedWithoutACutCard(page: String) throws {
      let visit = try Visit(.desktop)
      try visit.open(page)
      // A card may be but a picture; its text lies along its edges then.
      try visit.browser.perform(
        """
        for (const card of document.querySelectorAll(".grid .card")) {
          for (const edge of ["start", "end"]) {
            const text = document.createElement("span");
            text.style = `position: absolute; inset-block-${edge}: 0; font-size: 1px`;
            text.append("-");
            card.append(text);
          }
        }
        """
      )
      let units = try visit.browser.mark([".grid > li"])
      let sheets = try visit.browser.print()
      let places = units.map { unit in sheets.indices.filter { sheets[$0].units.contains(unit) } }
      #expect(places.allSatisfy { $0.count == 1 }, "\(page): \(places)")
    }

    /// Whether the sheets are of A4, and everything is on them and within their margins.
    private func check(_ sheets: [PrintedPage], show units: [Int], _ name: String) {
      let shown = sheets.reduce(into: Set<Int>()) { $0.formUnion($1.units) }
      #expect(shown == Set(units), "\(name)")
      for (number, sheet) in sheets.enumerated() {
        #expect(abs(sheet.width - 595) < 1 && abs(sheet.height - 842) < 1)
        #expect(sheet.wordsInMargins == [], "\(name), sheet \(number + 1)")
      }
    }
  }
}
