import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Clips, what stops them, and what fades (SEEDS B4, B5; case B52).
  struct MotionTests {
    /// What a clip is and does.
    private struct Clip: Decodable, Equatable {
      var isMuted: Bool
      var loops: Bool
      var isInline: Bool
      var hasControls: Bool
      var isNamed: Bool
      var isPlaying: Bool

      static let playing = Clip(
        isMuted: true,
        loops: true,
        isInline: true,
        hasControls: true,
        isNamed: true,
        isPlaying: true
      )

      static let script = """
        const clip = document.querySelector("video");
        return {
          isMuted: clip.muted, loops: clip.loop, isInline: clip.playsInline,
          hasControls: clip.controls, isNamed: clip.getAttribute("aria-label").length > 0,
          isPlaying: !clip.paused,
        };
        """
    }

    private static let hasBegun = "document.querySelector('video')?.currentTime > 0"

    @Test func aClipStartsAtOnceMutedLoopingAndInline() throws {
      let visit = try Visit(.phone)
      let page = try #require(visit.site.pages().first { $0.hasPrefix("gif/") })
      try visit.open(page)
      try visit.browser.wait(until: Self.hasBegun)
      #expect(try visit.browser.run(Clip.script, as: Clip.self) == .playing)

      try visit.open("loops.html")
      try visit.openCard(0)
      try visit.browser.wait(until: Self.hasBegun)
      #expect(try visit.browser.run(Clip.script, as: Clip.self) == .playing)
    }

    @Test(arguments: ["text/html", "application/xhtml+xml"])
    func oneButtonStopsAllMotionHereAndOnPagesToCome(pageType: String) throws {
      let visit = try Visit(.desktop, pageType: pageType)
      let pages = try visit.site.pages().filter { $0.hasPrefix("gif/") }
      try visit.open(pages[0])
      try visit.browser.wait(until: Self.hasBegun)
      try visit.browser.click(".bar .pause")
      #expect(try !visit.isPlaying())
      try visit.open(pages[1])
      try visit.browser.wait(until: "document.querySelector('video').readyState > 0")
      #expect(try !visit.isPlaying())
      let isPressed = try visit.browser.run(
        #"return document.querySelector(".pause").getAttribute("aria-pressed")"#,
        as: String.self
      )
      #expect(isPressed == "true")
      try visit.browser.click(".bar .pause")
      try visit.browser.wait(until: Self.hasBegun)
    }

    @Test func theDialogsButtonIsTheSame() throws {
      let visit = try Visit(.desktop)
      let browser = visit.browser
      try visit.open("loops.html")
      try visit.openCard(0)
      try browser.wait(until: Self.hasBegun)
      try browser.click("dialog .pause")
      #expect(try !visit.isPlaying())
      try browser.type(Key.right)
      try browser.wait(
        until: "document.querySelector('.lightbox-place').textContent.includes('2 /')"
      )
      try browser.wait(until: "document.querySelector('video').readyState > 0")
      #expect(try !visit.isPlaying())
      try visit.open(try #require(visit.site.pages().first { $0.hasPrefix("gif/") }))
      try browser.wait(until: "document.querySelector('video').readyState > 0")
      #expect(try !visit.isPlaying())
      // A film has nothing to pause.
      try visit.open("twenty.html")
      try visit.openCard(0)
      #expect(
        try !browser.run(
          "return document.querySelector('dialog .pause').checkVisibility()",
          as: Bool.self
        )
      )
    }

    @Test func whereLessMotionIsWantedClipsAreStillAndNothingFades() throws {
      let visit = try Visit(.desktop)
      try visit.browser.prefer(["prefers-reduced-motion": "reduce"])
      try visit.open("loops.html")
      let durations = try visit.browser.run(Self.durations, as: [String: String].self)
      #expect(durations.isEmpty, "\(durations)")
      try visit.openCard(0)
      try visit.browser.wait(until: "document.querySelector('video').readyState > 0")
      #expect(try !visit.isPlaying())
      let poster = try visit.browser.run(
        "return document.querySelector('video').poster",
        as: String.self
      )
      #expect(poster.hasPrefix(visit.address))
      let running = try visit.browser.run(
        """
        return document.getAnimations()
          .filter((one) => one.timeline === document.timeline && one.playState === "running").length;
        """,
        as: Int.self
      )
      #expect(running == 0)
    }

    /// What takes time to change, by element: nothing should.
    private static let durations = """
      const slow = {};
      for (const element of document.querySelectorAll("*")) {
        for (const part of ["", "::before", "::after"]) {
          const { transitionDuration, animationDuration, animationTimeline }
            = getComputedStyle(element, part);
          const isTimed = animationTimeline === "auto" && parseFloat(animationDuration) > 0;
          if (isTimed || transitionDuration.split(", ").some((one) => parseFloat(one) > 0)) {
            slow[element.localName + "." + element.className + part] = transitionDuration;
          }
        }
      }
      return slow;
      """
  }
}

extension Visit {
  borrowing func isPlaying() throws -> Bool {
    try browser.run("return !document.querySelector('video').paused")
  }
}
