import TestSupport
import Testing

extension BrowserTests {
  /// A system with few colours of its own, in which backgrounds and shadows say nothing.
  struct ForcedColorTests {
    @Test func whatColoursAloneWouldSayIsStillSeen() throws {
      let visit = try Visit(.desktop)
      let browser = visit.browser
      try browser.prefer(["forced-colors": "active"])
      try visit.open("twenty/report.html")
      #expect(try visit.distinct(".chart-drawing rect", "fill"))
      #expect(try visit.distinct(".segments label:has(:checked)", "backgroundColor"))
      #expect(try !visit.distinct(".segments label:not(:has(:checked))", "backgroundColor"))

      try visit.open("twenty.html")
      #expect(try visit.borderWidth(".search-field") == 1)
      try visit.openCard(0)
      #expect(try visit.borderWidth("dialog") == 1)
      #expect(try visit.distinct("dialog .close", "borderTopColor", "::before"))

      try visit.open("loops.html")
      #expect(try visit.distinct(".play", "backgroundColor"))
      try visit.open(try #require(visit.site.pages().first { $0.hasPrefix("gif/") }))
      #expect(try visit.distinct(".bar .pause", "borderLeftColor", "::before"))
      try browser.click(".bar .pause")
      #expect(try visit.distinct(".bar .pause", "backgroundColor", "::before"))
    }
  }
}

extension Visit {
  /// Whether a colour of an element, or of a part of it, is there and is not that of the page.
  fileprivate borrowing func distinct(
    _ selector: String,
    _ property: String,
    _ part: String = ""
  ) throws -> Bool {
    try browser.run(
      """
      const [selector, property, part] = arguments;
      const color = getComputedStyle(document.querySelector(selector), part)[property];
      const page = getComputedStyle(document.documentElement).backgroundColor;
      return color !== page && !(color.startsWith("rgba") && color.endsWith(" 0)"));
      """,
      [selector, property, part]
    )
  }

  fileprivate borrowing func borderWidth(_ selector: String) throws -> Double {
    try browser.run(
      "return parseFloat(getComputedStyle(document.querySelector(arguments[0])).borderTopWidth)",
      [selector]
    )
  }
}
