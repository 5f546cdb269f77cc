import TestSupport
import Testing

extension BrowserTests {
  /// Pages whose browser keeps nothing for them.
  struct StorageTests {
    enum Storage: CaseIterable {
      case blocked
      case full
    }

    @Test(arguments: Storage.allCases)
    func choicesHoldForThePageWhereTheyCannotBeKept(storage: Storage) throws {
      let visit = try Visit(.desktop, storage: storage == .full)
      let browser = visit.browser
      if storage == .full { try browser.runFirst(Self.fill) }
      try browser.prefer(["prefers-color-scheme": "light"])

      try visit.open("everything.html")
      #expect(try browser.run(Self.isRefused, as: Bool.self))
      try visit.choose("Dark")
      #expect(try visit.background() == "rgb(0, 0, 0)")
      #expect(try visit.barColors() == ["#000000", "#000000"])
      try visit.choose("Automatic")
      #expect(try visit.background() == "rgb(255, 255, 255)")
      #expect(try visit.barColors() == ["#ffffff", "#000000"])
      try visit.search("metropolis")
      #expect(try visit.shownTitles() == ["Metropolis"])
      try browser.type(Key.escape + Key.escape)
      try browser.click(".setting input")
      try browser.perform("document.activeElement.blur()")
      try browser.type("/")
      #expect(try !visit.isSearching())
      try browser.click(".setting input")
      try browser.perform("document.activeElement.blur()")
      try browser.type("/")
      #expect(try visit.isSearching())

      try visit.open(try #require(visit.site.pages().first { $0.hasPrefix("gif/") }))
      try browser.wait(until: "document.querySelector('video').currentTime > 0")
      try browser.click(".bar .pause")
      #expect(try !visit.isPlaying())
      try browser.click(".bar .pause")
      #expect(try visit.isPlaying())
      #expect(try browser.messages().isEmpty)
    }

    /// Leaves no room for another choice.
    private static let fill = """
      localStorage.clear();
      for (let size = 8 << 20, index = 0; size >= 1; index += 1) {
        try { localStorage.setItem(index, "-".repeat(size)); } catch { size = Math.floor(size / 2); }
      }
      """

    private static let isRefused = """
      try { localStorage.setItem("theme", "dark"); return false; } catch { return true; }
      """
  }
}
