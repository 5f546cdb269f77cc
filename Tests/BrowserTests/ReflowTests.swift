import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The narrowest screen that WCAG 2.2 asks for (1.4.10, 2.5.8).
  struct ReflowTests {
    @Test(arguments: ["en", "ar", "ru", "bn", "ko"])
    func nothingScrollsSidewaysAtTheNarrowestWidth(language: String) throws {
      let visit = try Visit(Screen(320, 568, .touch), language: language)
      for page in try visit.site.pagesOfEveryKind() {
        try visit.open(page)
        let widths = try visit.browser.run(
          """
          const page = document.scrollingElement;
          // A wide table may scroll by itself.
          const scrollsItself = (element) => element && (
            getComputedStyle(element).overflowX === "auto" || scrollsItself(element.parentElement));
          const beyond = Array.from(document.querySelectorAll("main *, header *, footer *"))
            .filter((element) => {
              const box = element.getBoundingClientRect();
              const isBeyond = box.left < -0.5 || box.right > innerWidth + 0.5;
              return box.width > 1 && isBeyond && !scrollsItself(element.parentElement);
            });
          return [page.scrollWidth, page.clientWidth, beyond.length, innerWidth].map(Math.ceil);
          """,
          as: [Int].self
        )
        #expect(widths == [320, 320, 0, 320], "\(page)")
      }
    }

    @Test(arguments: [Screen(320, 568, .touch), .desktop])
    func whatIsToBeHitIsLargeEnough(screen: Screen) throws {
      let visit = try Visit(screen)
      for page in try visit.site.pagesOfEveryKind() {
        try visit.open(page)
        let small = try visit.browser.run(Self.smallTargets, as: [String].self)
        #expect(small == [], "\(page)")
      }
    }

    /// Measures how far around its middle a target is what a tap would hit, within 24 pixels.
    ///
    /// As in WCAG, a link within a sentence is excepted.
    private static let smallTargets = """
      const hits = (target, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return [target, ...(target.labels ?? [])].some((part) => part.contains(hit));
      };
      const extent = (target, x, y, dx, dy) => {
        let length = 1;
        for (const sign of [-1, 1]) {
          let step = 1;
          while (step < 24 && hits(target, x + sign * dx * step, y + sign * dy * step)) step += 1;
          length += step - 1;
        }
        return length;
      };
      const isInSentence = (target) => getComputedStyle(target).display === "inline"
        && Array.from(target.parentNode.childNodes)
          .some((node) => node.nodeType === 3 && node.data.trim() !== "");
      const small = [];
      for (const target of document.querySelectorAll("a[href], button, input, select, summary")) {
        if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) continue;
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = target.getBoundingClientRect();
        if (box.bottom < 0 || box.width <= 1) continue;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        const width = hits(target, x, y) ? extent(target, x, y, 1, 0) : 0;
        const height = hits(target, x, y) ? extent(target, x, y, 0, 1) : 0;
        if (width < 24 || height < 24) {
          small.push(`${target.outerHTML.slice(0, 100)}: ${width}×${height}`);
        }
      }
      return small;
      """
  }
}
