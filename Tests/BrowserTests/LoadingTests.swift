import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// How pages arrive: without a shift, without a message, and light.
  struct LoadingTests {
    /// A layout shift by its score, and the elements that were moved.
    private struct Shift: Decodable {
      var value: Double
      var what: String
    }

    @Test(arguments: [Screen.phone, .desktop])
    func nothingShiftsWhilePicturesArriveLate(screen: Screen) throws {
      let visit = try Visit(screen, mediaDelay: 0.3)
      let browser = visit.browser
      try browser.runFirst(
        """
        window.layoutShifts = [];
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            const what = shift.sources.map((source) => source.node?.parentNode?.outerHTML ?? "?");
            window.layoutShifts.push({ value: shift.value, what: what.join(" ").slice(0, 200) });
          }
        }).observe({ type: "layout-shift", buffered: true });
        """
      )
      let pages = try visit.site.pagesOfEveryKind()
      var total = 0.0
      for page in pages {
        try visit.open(page)
        try browser.perform("scrollTo({ top: innerHeight * 2, behavior: 'instant' })")
        try browser.wait(
          until: """
            Array.from(document.images).every((image) => image.complete
              || image.getBoundingClientRect().bottom < 0
              || image.getBoundingClientRect().top > innerHeight)
            """
        )
        let shifts = try browser.run(
          """
          return new Promise((resolve) => requestAnimationFrame(
            () => requestAnimationFrame(() => resolve(window.layoutShifts))));
          """,
          as: [Shift].self
        )
        #expect(shifts.isEmpty, "\(page): \(shifts)")
        total += shifts.map(\.value).reduce(0, +)
      }
      print("layout shift, \(screen): \(total) on \(pages.count) pages with pictures 0.3 s late")
    }

    @Test func theConsoleStaysEmpty() throws {
      let visit = try Visit(.desktop)
      let browser = visit.browser
      for page in try visit.site.pagesOfEveryKind() {
        // A page that is opened from a file has no site to be lost in.
        let file = page == "404.html" ? [] : [visit.site.url.appending(path: page).absoluteString]
        for address in [visit.address + page] + file {
          try browser.open(address)
          try browser.perform("scrollTo({ top: 10000, behavior: 'instant' })")
          let messages = try browser.messages()
          #expect(messages.isEmpty, "\(address): \(messages)")
        }
      }
    }

    @Test func aGalleryOfTwentyIsLight() throws {
      let site = try SampleSite()
      let page = try site.text(of: "twenty.html")
      #expect(page.components(separatedBy: "class=\"card ").count - 1 == 20)
      let styles = parts(of: page, between: "rel=\"stylesheet\" href=\"", and: "\"")
      #expect(styles.count > 1)
      let weight = try (["twenty.html"] + styles).map { try site.compressedSize(of: $0) }
        .reduce(0, +)
      print("weight: a gallery of 20 with its styles is \(weight) bytes compressed")
      #expect(weight <= 14 * 1024)

      let scripts = try contents(of: site.url).keys.filter { $0.hasSuffix(".js") }
      let scriptWeight = try scripts.map { try site.compressedSize(of: $0) }.reduce(0, +)
      print("weight: \(scripts.count) scripts are \(scriptWeight) bytes compressed")
      #expect(scriptWeight <= 8 * 1024)
    }
  }
}

/// The parts of `text` that stand between `start` and the next `end`.
func parts(of text: String, between start: String, and end: String) -> [String] {
  text.components(separatedBy: start).dropFirst().compactMap {
    $0.components(separatedBy: end).first
  }
}
