import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// How pictures come, and what stands where they do not.
  struct PictureTests {
    /// Before the scripts of the page run, and after.
    @Test(arguments: [0, 0.5])
    func aBrokenPictureTurnsIntoItsTitle(delay: Double) throws {
      let visit = try Visit(.phone, mediaDelay: delay)
      let assets = visit.site.url.appending(path: "assets")
      for name in try FileManager.default.contentsOfDirectory(atPath: assets.path)
      where name.hasPrefix("metropolis.") {
        try FileManager.default.removeItem(at: assets.appending(path: name))
      }
      let film = try #require(visit.site.pages().first { $0.hasSuffix("-metropolis.html") })
      for page in ["twenty.html", film] {
        try visit.open(page)
        try visit.browser.wait(until: "!!document.querySelector('.placeholder')")
        let titles = try visit.browser.run(
          """
          return Array.from(document.querySelectorAll(".placeholder"))
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 50)
            .map((one) => one.textContent.trim());
          """,
          as: [String].self
        )
        #expect(titles == ["Metropolis"], "\(page)")
      }
    }

    @Test func aLatePictureDissolvesIn() throws {
      let visit = try Visit(.phone, mediaDelay: 0.5)
      try visit.browser.runFirst(
        """
        window.seen = [];
        addEventListener("transitionend", ({ target, propertyName, elapsedTime }) => {
          if (target.localName === "img") seen.push(`${propertyName} ${elapsedTime}`);
        });
        """
      )
      try visit.open("twenty.html")
      try visit.browser.wait(until: "seen.length > 0")
      let seen = try visit.browser.run("return seen", as: [String].self)
      #expect(Set(seen) == ["opacity 0.1"])
    }

    @Test(arguments: ["twenty.html", "loops.html", "wall.html", "index.html"])
    func theFirstLineLoadsAtOnceAndTheRestWhenItIsNeeded(page: String) throws {
      let visit = try Visit(.phone)
      try visit.open(page)
      let eager = try visit.browser.run(
        "return Array.from(document.images, (one) => one.loading !== 'lazy')",
        as: [Bool].self
      )
      let first = eager.prefix { $0 }.count
      #expect(first == 3)
      #expect(!eager.dropFirst(first).contains(true))
      let urgent = try visit.browser.run(
        """
        return Array.from(document.images)
          .flatMap((one, index) => one.fetchPriority === "high" ? [index] : []);
        """,
        as: [Int].self
      )
      #expect(urgent == [0])
    }
  }
}
