import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Light, dark, and the switch between them.
  struct ThemeTests {
    @Test(arguments: [("light", "rgb(255, 255, 255)"), ("dark", "rgb(0, 0, 0)")])
    func thePageFollowsTheSystem(scheme: String, background: String) throws {
      let visit = try Visit(.desktop)
      try visit.browser.prefer(["prefers-color-scheme": scheme])
      try visit.open("twenty.html")
      #expect(try visit.background() == background)
    }

    @Test(arguments: ["text/html", "application/xhtml+xml"])
    func aChoiceIsRememberedWithoutAFlash(pageType: String) throws {
      let visit = try Visit(.desktop, pageType: pageType)
      let browser = visit.browser
      try browser.prefer(["prefers-color-scheme": "light"])
      try visit.open("twenty.html")
      try visit.choose("Dark")
      #expect(try visit.background() == "rgb(0, 0, 0)")

      // Nothing of the page's body is ever there before its theme.
      try browser.runFirst(
        """
        window.themes = [];
        new MutationObserver(() => {
          if (document.body) themes.push(document.documentElement.dataset.theme);
        }).observe(document, { childList: true, subtree: true });
        """
      )
      try visit.open("letters.html")
      #expect(try Set(browser.run("return themes", as: [String?].self)) == ["dark"])
      #expect(try visit.background() == "rgb(0, 0, 0)")
      #expect(try visit.barColors() == ["#000000", "#000000"])

      try visit.choose("Automatic")
      #expect(try visit.background() == "rgb(255, 255, 255)")
      try visit.choose("Light")
      try browser.prefer(["prefers-color-scheme": "dark"])
      #expect(try visit.background() == "rgb(255, 255, 255)")
      try visit.choose("Automatic")
      #expect(try visit.background() == "rgb(0, 0, 0)")
    }
  }
}

extension Visit {
  borrowing func background() throws -> String {
    try browser.run("return getComputedStyle(document.documentElement).backgroundColor")
  }

  /// Clicks the part of the switch that bears these words.
  borrowing func choose(_ words: String) throws {
    try browser.perform(
      """
      Array.from(document.querySelectorAll(".segments label"))
        .find((label) => label.textContent === arguments[0]).click();
      """,
      [words]
    )
  }

  /// What the page asks the browser's own bars to be, for a light system and for a dark one.
  borrowing func barColors() throws -> [String] {
    try browser.run(
      #"return Array.from(document.querySelectorAll("[name=theme-color]"), (one) => one.content)"#
    )
  }
}
