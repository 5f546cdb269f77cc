import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The search field of a page (SEEDS A4, C2 to C5).
  struct SearchTests {
    @Test(arguments: ["text/html", "application/xhtml+xml"])
    func whatIsTypedFiltersTheCards(pageType: String) throws {
      let visit = try Visit(.desktop, pageType: pageType)
      try visit.open("everything.html")
      #expect(try visit.shownTitles().count == 60)
      let cases = [
        ("metropolis", ["Metropolis"]),
        ("HAXAN", ["Häxan"]),
        ("häxan", ["Häxan"]),
        ("camera man", ["Man with a Movie Camera", "The Cameraman's Revenge"]),
        ("napoleon", ["Napoléon"]),
        ("земля", ["Earth"]),
        ("ПОТЕМКИН", ["Battleship Potemkin"]),
        ("羅生門", ["Rashomon"]),
        ("하녀", ["The Housemaid"]),
        ("পাঁচালী", ["Pather Panchali"]),
        ("grossstadt", ["Berlin: Symphony of a Great City"]),
        ("metropolis rashomon", []),
        ("no such film", []),
      ]
      for (words, titles) in cases {
        try visit.search(words)
        #expect(try visit.shownTitles() == titles, "\(words)")
        let isEmpty = try visit.browser.run(
          #"return document.querySelector(".results .empty").checkVisibility()"#,
          as: Bool.self
        )
        #expect(isEmpty == titles.isEmpty, "\(words)")
      }
      #expect(try visit.browser.messages().isEmpty)
    }

    @Test func theExplorePageFiltersItsGalleries() throws {
      let visit = try Visit(.phone)
      try visit.open("index.html")
      let look = """
        const shown = (selector) => Array.from(document.querySelectorAll(selector))
          .filter((one) => one.checkVisibility()).map((one) => one.textContent.trim());
        return [shown(".shelf-title"), shown(".list .row-title"), shown(".empty-title")];
        """
      let all = try visit.browser.run(look, as: [[String]].self)
      #expect(all.map(\.count) == [5, 6, 0])
      try visit.search("FILM tw")
      #expect(
        try visit.browser.run(look, as: [[String]].self) == [
          ["Twenty films"], ["Twenty films"], [],
        ]
      )
      // A gallery without results has a row and no shelf.
      try visit.search("anywhere")
      #expect(
        try visit.browser.run(look, as: [[String]].self) == [[], ["no such film anywhere"], []]
      )
      try visit.search("zebra")
      #expect(try visit.browser.run(look, as: [[String]].self).map(\.count) == [0, 0, 1])
      #expect(try !visit.isShown("#galleries-title"))
    }

    @Test func theAddressKeepsStepAndBackLeadsBack() throws {
      let visit = try Visit(.desktop)
      let browser = visit.browser
      try visit.open("twenty.html?q=kid")
      try browser.wait(until: "document.querySelector('.search input').value === 'kid'")
      #expect(try visit.shownTitles() == ["The Kid"])
      try visit.search("gold rush")
      #expect(try visit.shownTitles() == ["The Gold Rush"])
      try browser.wait(until: "new URLSearchParams(location.search).get('q') === 'gold rush'")
      try browser.type(Key.enter)
      try visit.search("rashomon" + Key.enter)
      try browser.back()
      try browser.wait(until: "document.querySelector('.search input').value === 'gold rush'")
      #expect(try visit.shownTitles() == ["The Gold Rush"])
      try browser.back()
      try browser.wait(until: "document.querySelector('.search input').value === 'kid'")
      #expect(try visit.shownTitles() == ["The Kid"])
      try browser.forward()
      try browser.wait(until: "document.querySelector('.search input').value === 'gold rush'")
      #expect(try visit.shownTitles() == ["The Gold Rush"])
    }

    @Test(arguments: ["en", "ar"])
    func cancelStandsAtTheEndOfTheBarWhileOneSearches(language: String) throws {
      let visit = try Visit(.phone, language: language)
      try visit.open("twenty.html")
      #expect(try !visit.isShown(".search-cancel"))
      try visit.search("kid")
      #expect(try visit.isShown(".search-cancel"))
      let gaps = try visit.browser.run(
        """
        const [bar, field, cancel] = [".search", ".search-field", ".search-cancel"]
          .map((one) => document.querySelector(one).getBoundingClientRect());
        return document.dir === "rtl"
          ? [field.left - cancel.right, cancel.left - bar.left]
          : [cancel.left - field.right, bar.right - cancel.right];
        """,
        as: [Double].self
      )
      #expect(gaps == [0, 16])
      try visit.browser.click(".search-cancel")
      #expect(try visit.shownTitles().count == 20)
      #expect(try !visit.isShown(".search-cancel"))
      #expect(try !visit.isSearching())
      #expect(try visit.path() == "twenty.html")
    }

    @Test func aVeilLiesOverTheResultsUntilSomethingIsTyped() throws {
      let visit = try Visit(.phone)
      try visit.open("twenty.html")
      #expect(try visit.veil().opacity == 0)
      try visit.browser.click(".search input")
      try visit.browser.wait(until: Self.veilIs("0.4"))
      #expect(try visit.veil() == Veil(opacity: 0.4, color: "rgb(0, 0, 0)", duration: 0.2))
      try visit.browser.type("k")
      try visit.browser.wait(until: Self.veilIs("0"))
    }

    @Test func aTapBesideCancelsAndReachesTheCardUnderIt() throws {
      let visit = try Visit(.phone)
      try visit.open("twenty.html")
      try visit.browser.click(".search input")
      try visit.browser.wait(until: Self.veilIs("0.4"))
      try visit.browser.touch(195, 420)
      try visit.browser.wait(until: "!!document.querySelector('dialog[open]')")
      #expect(try visit.path().hasPrefix("movie/"))
      #expect(try !visit.isSearching())
      try visit.browser.back()
      try visit.browser.wait(until: Self.veilIs("0"))
    }

    @Test(arguments: [Screen.phone, .desktop])
    func blanksAreACancel(screen: Screen) throws {
      let visit = try Visit(screen)
      try visit.open("twenty.html")
      try visit.search("   " + Key.enter)
      #expect(try visit.value() == "")
      #expect(try visit.shownTitles().count == 20)
      #expect(try !visit.isSearching())
      #expect(try visit.path() == "twenty.html")
    }

    @Test func escapeClearsAndThenLeaves() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.search("kid")
      try visit.browser.type(Key.escape)
      #expect(try visit.value() == "")
      #expect(try visit.shownTitles().count == 20)
      #expect(try visit.isSearching())
      try visit.browser.type(Key.escape)
      #expect(try !visit.isSearching())
    }

    @Test func theSlashKeySearchesUntilItIsSwitchedOff() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.browser.type("/")
      #expect(try visit.isSearching())
      #expect(try visit.value() == "")
      try visit.browser.type("a/b")
      #expect(try visit.value() == "a/b")
      try visit.browser.type(Key.escape + Key.escape)
      try visit.browser.click(".setting input")
      // Also on pages to come.
      try visit.open("letters.html")
      try visit.browser.type("/")
      #expect(try !visit.isSearching())
    }

    @Test func theCountIsAnnouncedOnceTheTypingRests() throws {
      let visit = try Visit(.desktop)
      try visit.open("twenty.html")
      try visit.search("the")
      let count = try visit.shownTitles().count
      #expect(count > 1)
      try visit.browser.wait(
        until: "document.querySelector('.search [role=status]').textContent.includes('\(count)')"
      )
    }

    /// Chromium's own clock, from the key's event to the laid-out grid.
    @Test(arguments: [60, 1000])
    func filteringKeepsUpWithTheTyping(cards: Int) throws {
      let visit = try Visit(.desktop)
      try visit.browser.runFirst(
        """
        document.addEventListener("readystatechange", () => {
          const grid = document.querySelector(".grid");
          if (document.readyState !== "interactive") return;
          const cards = Array.from(grid.children);
          for (let index = cards.length; index < \(cards); index += 1) {
            grid.append(cards[index % cards.length].cloneNode(true));
          }
        });
        window.durations = [];
        let pressed;
        addEventListener("keydown", () => { pressed = performance.now(); }, true);
        addEventListener("input", () => {
          document.body.getBoundingClientRect();
          durations.push(performance.now() - pressed);
        });
        """
      )
      try visit.open("everything.html")
      #expect(try visit.shownTitles().count == cards)
      try visit.browser.click(".search input")
      let backspace = "\u{E003}"
      for _ in 0..<6 { try visit.browser.type("a" + "n" + backspace + backspace) }
      let durations = try visit.browser.run("return durations", as: [Double].self).sorted()
      #expect(durations.count == 24)
      let median = String(format: "%.1f", durations[durations.count / 2])
      print("search: \(median) ms from key press to a filtered grid of \(cards), median of 24")
    }

    private static func veilIs(_ opacity: String) -> String {
      "getComputedStyle(document.querySelector('.results'), '::after').opacity === '\(opacity)'"
    }
  }
}

/// What lies over the results while a search begins.
private struct Veil: Decodable, Equatable {
  var opacity: Double
  var color: String
  /// Of its fading, in seconds.
  var duration: Double
}

extension Visit {
  /// Types into the emptied search field.
  borrowing func search(_ text: String) throws {
    try browser.click(".search input")
    if try !value().isEmpty { try browser.type(Key.escape) }
    try browser.type(text)
  }

  borrowing func value() throws -> String {
    try browser.run(#"return document.querySelector(".search input").value"#)
  }

  borrowing func isSearching() throws -> Bool {
    try browser.run(#"return document.activeElement.matches(".search input")"#)
  }

  fileprivate borrowing func isShown(_ selector: String) throws -> Bool {
    try browser.run("return document.querySelector(arguments[0]).checkVisibility()", [selector])
  }

  borrowing func shownTitles() throws -> [String] {
    try browser.run(
      """
      return Array.from(document.querySelectorAll(".grid > li"))
        .filter((card) => card.checkVisibility())
        .map((card) => card.querySelector(".card-title").textContent.trim());
      """
    )
  }

  fileprivate borrowing func veil() throws -> Veil {
    try browser.run(
      """
      const style = getComputedStyle(document.querySelector(".results"), "::after");
      return {
        opacity: parseFloat(style.opacity),
        color: style.backgroundColor,
        duration: parseFloat(style.transitionDuration),
      };
      """
    )
  }
}
