import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// An item that is opened over its grid.
  struct LightboxTests {
    @Test(arguments: ["text/html", "application/xhtml+xml"])
    func aCardOpensItsItemOverTheGridAndBackClosesIt(pageType: String) throws {
      let visit = try Visit(.desktop, pageType: pageType)
      let browser = visit.browser
      try visit.open("twenty.html")
      let title = try browser.run("return document.title", as: String.self)
      try visit.openCard(2)
      #expect(try visit.item() == "Night of the Living Dead")
      #expect(try visit.path().hasPrefix("movie/"))
      #expect(try browser.run("return document.title", as: String.self) != title)
      #expect(try visit.focusIsInDialog())
      try browser.back()
      try visit.waitForGrid(withFocusOn: 2)
      #expect(try browser.run("return document.title", as: String.self) == title)
      #expect(try browser.messages().isEmpty)
    }

    @Test func theAddressOfAnItemIsItsPage() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.openCard(0)
      try visit.browser.open(visit.browser.address())
      let heading = try visit.browser.run(
        #"return document.querySelector("main h1").textContent.trim()"#,
        as: String.self
      )
      #expect(heading == "Seven Samurai")
    }

    @Test(arguments: [("en", Key.right, Key.left), ("ar", Key.left, Key.right)])
    func theArrowKeysStepInReadingOrder(language: String, onward: String, back: String) throws {
      let visit = try Visit(.desktop, language: language)
      try visit.open("twenty.html")
      try visit.openCard(0)
      let first = try visit.item()
      try visit.browser.type(back)
      #expect(try visit.item() == first)
      try visit.browser.type(onward)
      try visit.browser.wait(until: Self.placeIs(2))
      let second = try visit.item()
      #expect(second != first)
      try visit.browser.type(onward)
      try visit.browser.wait(until: Self.placeIs(3))
      try visit.browser.type(back)
      try visit.browser.wait(until: Self.placeIs(2))
      #expect(try visit.item() == second)
      // However many were looked at, one step back leads to the grid.
      try visit.browser.back()
      try visit.waitForGrid(withFocusOn: 1)
    }

    @Test func buttonsStepAndClose() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.openCard(0)
      try visit.browser.click("dialog .next")
      try visit.browser.wait(until: Self.placeIs(2))
      try visit.browser.click("dialog .previous")
      try visit.browser.wait(until: Self.placeIs(1))
      try visit.browser.click("dialog .close")
      try visit.waitForGrid(withFocusOn: 0)
    }

    @Test func aClickBesideItCloses() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.openCard(3)
      try visit.browser.click("dialog .item")
      #expect(try visit.focusIsInDialog())
      try visit.browser.touch(20, 400)
      try visit.waitForGrid(withFocusOn: 3)
    }

    @Test func forwardOpensItAgainAndAReloadLeavesTheGridOneStepBack() throws {
      let visit = try Visit(.desktop)
      let browser = visit.browser
      try visit.open("twenty.html")
      try visit.openCard(2)
      let item = try visit.path()
      try browser.back()
      try visit.waitForGrid(withFocusOn: 2)
      try browser.forward()
      try browser.wait(until: "!!document.querySelector('dialog[open] h2.large-title')")
      #expect(try visit.path() == item)
      _ = try browser.command("/refresh", as: Ignored.self)
      #expect(
        try browser.run("return !!document.querySelector('main h1.large-title')", as: Bool.self)
      )
      try browser.back()
      try browser.wait(until: "document.querySelectorAll('.grid > li').length === 20")
      #expect(try visit.path() == "twenty.html")
    }

    @Test func escapeClosesAndTheFocusReturns() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.openCard(4)
      try visit.browser.type(Key.escape)
      try visit.waitForGrid(withFocusOn: 4)
    }

    @Test func theTabKeyStaysInTheDialog() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.openCard(1)
      for _ in 0..<15 {
        try visit.browser.type(Key.tab)
        // After its last control come the browser's own, as which the body stands.
        let place = try visit.browser.run(
          """
          const dialog = document.querySelector("dialog");
          return dialog.contains(document.activeElement) || document.activeElement === document.body;
          """,
          as: Bool.self
        )
        #expect(place)
      }
    }

    @Test(arguments: [("en", 330, 60), ("ar", 60, 330)])
    func aSwipeSteps(language: String, from start: Int, to end: Int) throws {
      let visit = try Visit(.phone, language: language)
      try visit.open("twenty.html")
      try visit.openCard(0)
      try visit.browser.touch(start, 600, movingTo: (end, 600))
      try visit.browser.wait(until: Self.placeIs(2))
      // One that goes down rather than aside scrolls.
      try visit.browser.touch(start, 700, movingTo: (end, 300))
      try visit.browser.touch(end, 600, movingTo: (start, 600))
      try visit.browser.wait(until: Self.placeIs(1))
    }

    @Test(arguments: ["en", "ru", "ar"])
    func nothingInItScrollsSidewaysAtTheNarrowestWidth(language: String) throws {
      let visit = try Visit(Screen(320, 568, .touch), language: language)
      for page in ["twenty.html", "loops.html"] {
        try visit.open(page)
        try visit.openCard(1)
        let beyond = try visit.browser.run(
          """
          const content = document.querySelector(".lightbox-content");
          return [...document.querySelectorAll("dialog *")].filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < -0.5 || right > 320.5);
          }).map((element) => element.outerHTML.slice(0, 80))
            .concat(content.scrollWidth > content.clientWidth ? ["it scrolls"] : []);
          """,
          as: [String].self
        )
        #expect(beyond == [], "\(page)")
      }
    }

    @Test(arguments: [Screen.desktop, Screen(834, 1194, .touch)])
    func whatLiesBehindDoesNotScroll(screen: Screen) throws {
      let visit = try Visit(screen)
      let browser = visit.browser
      try visit.open("everything.html")
      try browser.perform("scrollTo({ top: 100, behavior: 'instant' })")
      let before = try browser.run(
        "return [scrollY, innerWidth, grid()]; \(Self.grid)",
        as: [Double].self
      )
      try visit.openCard(4)
      // On the backdrop, on the dialog's bar, and at the end of its content.
      try browser.perform("document.querySelector('.lightbox-content').scrollTop = 10000")
      let height = try browser.run(
        "return document.querySelector('dialog').getBoundingClientRect().top",
        as: Double.self
      )
      for (x, y) in [(8, 500), (screen.width / 2, Int(height) + 22), (screen.width / 2, 500)] {
        try browser.scroll(x, y, by: 300, with: screen.pointer)
        let now = try browser.run(
          "return [scrollY, innerWidth, grid()]; \(Self.grid)",
          as: [Double].self
        )
        #expect(now == before, "at \(x), \(y)")
      }
      try browser.type(Key.escape)
      try browser.wait(until: "!document.querySelector('dialog').open")
      try browser.scroll(200, 500, by: 300, with: screen.pointer)
      #expect(try browser.run("return scrollY", as: Double.self) > before[0] + 100)
    }

    /// Where the grid ends, which a scroll bar that goes would change.
    private static let grid = """
      function grid() { return document.querySelector(".grid").getBoundingClientRect().right; }
      """

    @Test func stepsGoThroughWhatTheSearchLeft() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html?q=the+k")
      try visit.browser.wait(
        until: "document.querySelectorAll('.grid > li:not([hidden])').length < 20"
      )
      let shown = try visit.browser.run(
        "return document.querySelectorAll('.grid > li:not([hidden])').length",
        as: Int.self
      )
      try visit.browser.click(".grid > li:not([hidden]) a")
      try visit.browser.wait(until: "!!document.querySelector('dialog[open] h2')")
      let place = try visit.browser.run(
        #"return document.querySelector(".lightbox-place").lastChild.textContent.trim()"#,
        as: String.self
      )
      #expect(place == "1 / \(shown)")
    }

    @Test(
      .enabled(if: Axe.isAvailable, "axe-core is not here: 'make test' brings it"),
      arguments: [Screen.phone, .desktop],
      ["light", "dark"]
    )
    func axeFindsNoViolationInAnOpenDialog(screen: Screen, scheme: String) throws {
      let visit = try Visit(screen)
      try visit.browser.prefer(["prefers-color-scheme": scheme])
      try visit.browser.runFirst(Axe.source())
      for page in ["twenty.html", "loops.html", "wall.html"] {
        try visit.open(page)
        try visit.openCard(1)
        // Colours are judged as they are when the dialog has faded in.
        try visit.browser.wait(
          until:
            "document.getAnimations().every((one) => one.playState === 'finished' || one.timeline !== document.timeline)"
        )
        let violations = try Axe.violations(in: visit.browser)
        #expect(violations == [], "\(page)")
      }
    }

    /// Where the dialog says that it is, counted from 1.
    private static func placeIs(_ place: Int) -> String {
      """
      document.querySelector(".lightbox-place").lastChild.textContent.trim()
        .startsWith(new Intl.NumberFormat(document.documentElement.lang).format(\(place)) + " /")
        && !!document.querySelector("dialog #item-title.large-title")
      """
    }
  }
}

extension Visit {
  /// Clicks the card of that index and waits until its item is there.
  borrowing func openCard(_ index: Int) throws {
    try browser.click(".grid > li:nth-child(\(index + 1)) a")
    try browser.wait(until: "!!document.querySelector('dialog[open] h2.large-title')")
  }

  /// The title of the item in the dialog.
  fileprivate borrowing func item() throws -> String {
    try browser.run(#"return document.querySelector("dialog[open] h2").textContent.trim()"#)
  }

  fileprivate borrowing func focusIsInDialog() throws -> Bool {
    try browser.run(#"return document.querySelector("dialog").contains(document.activeElement)"#)
  }

  /// Waits until the dialog has closed, the address is the gallery's and that card has the focus.
  fileprivate borrowing func waitForGrid(withFocusOn index: Int) throws {
    try browser.wait(
      until: """
        !document.querySelector("dialog").open && location.pathname.endsWith("/twenty.html")
          && document.querySelectorAll(".grid > li")[\(index)].contains(document.activeElement)
        """
    )
  }
}
