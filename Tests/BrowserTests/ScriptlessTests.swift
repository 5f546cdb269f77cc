import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// What a visitor without JavaScript can reach.
  struct ScriptlessTests {
    /// What a page without scripts offers.
    private struct Page: Decodable {
      /// Of links that can be seen, without fragments.
      var links: [String]
      /// Of clips with controls.
      var clips: [String]
    }

    @Test func everyGalleryItemAndClipIsReachableFromTheFirstPage() throws {
      let visit = try Visit(.phone, scripts: false)
      let browser = visit.browser
      try browser.open("data:text/html,<title>off</title><script>document.title='on'</script>")
      try #require(try browser.run("return document.title") == "off")

      var waiting = [visit.address + "index.html"]
      var seen = Set(waiting)
      var clips: Set<String> = []
      while let address = waiting.popLast() {
        try browser.open(address)
        let page = try browser.run(Self.look, as: Page.self)
        clips.formUnion(page.clips)
        for link in page.links where link.hasPrefix(visit.address) && link.hasSuffix(".html") {
          if seen.insert(link).inserted { waiting.append(link) }
        }
      }
      // The page for what is not there is the only one that nothing leads to.
      let pages = try Set(visit.site.pages()).subtracting(["404.html"])
      #expect(Set(seen.map { String($0.dropFirst(visit.address.count)) }) == pages)
      let loops = pages.count { $0.hasPrefix("gif/") }
      #expect(clips.count == loops)
      #expect(clips.allSatisfy { $0.hasPrefix(visit.address) && $0.hasSuffix(".mp4") })
      print("without scripts: \(seen.count) pages and \(clips.count) clips within reach")
    }

    private static let look = """
      return {
        links: Array.from(document.links)
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .map((link) => link.href.split("#")[0]),
        clips: Array.from(document.querySelectorAll("video[controls]"), (clip) => clip.currentSrc),
      };
      """
  }
}
