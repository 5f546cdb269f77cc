import TestSupport
import Testing

extension BrowserTests {
  /// Where the search field stands, and what stands there without scripts.
  struct SearchBarTests {
    @Test(arguments: [
      Screen(320, 568, .touch), .phone, Screen(568, 320, .touch), Screen(667, 375, .touch),
      Screen(844, 390, .touch), Screen(834, 1194, .touch), .desktop,
    ])
    func theFieldStaysWithinReachHoweverFarOneScrolls(screen: Screen) throws {
      let visit = try Visit(screen)
      for page in ["everything.html", "index.html"] {
        try visit.open(page)
        for place in [0, 200, 5000] {
          try visit.browser.perform("scrollTo({ top: arguments[0], behavior: 'instant' })", [place])
          let isReached = try visit.browser.run(
            """
            const field = document.querySelector(".search-field");
            const box = field.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return box.width > 100 && field.contains(hit);
            """,
            as: Bool.self
          )
          #expect(isReached, "\(page), scrolled to \(place)")
        }
      }
    }

    @Test(arguments: [Screen.phone, .desktop])
    func withoutScriptsItIsALinkToTheGalleries(screen: Screen) throws {
      let visit = try Visit(screen, scripts: false)
      try visit.open("twenty.html")
      try visit.browser.click("a.search-field")
      #expect(try visit.path() == "index.html#galleries")
      try visit.browser.click("a.search-field")
      let isThere = try visit.browser.run(
        """
        const { top } = document.querySelector("#galleries a").getBoundingClientRect();
        return !document.querySelector("input") && top > 0 && top < innerHeight;
        """,
        as: Bool.self
      )
      #expect(isThere)
    }
  }
}
