import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The judgement of axe-core: WCAG 2.2 A and AA, and its best practices.
  @Suite(.enabled(if: Axe.isAvailable, "axe-core is not here: 'make test' brings it"))
  struct AccessibilityTests {
    /// English on every page; the rest on a page of every kind.
    @Test(arguments: [
      ("en", Screen.phone, "light"), ("ar", .phone, "dark"), ("en", .desktop, "dark"),
      ("ar", .desktop, "light"), ("en", .phone, "dark"), ("en", .desktop, "light"),
    ])
    func axeFindsNoViolation(language: String, screen: Screen, scheme: String) throws {
      let visit = try Visit(screen, language: language)
      let isFirst = language == "en" && screen == .phone && scheme == "light"
      let pages = try isFirst ? visit.site.pages() : visit.site.pagesOfEveryKind()
      let browser = visit.browser
      try browser.prefer(["prefers-color-scheme": scheme])
      try browser.runFirst(Axe.source())
      var count = 0
      for page in pages {
        try visit.open(page)
        let violations = try Axe.violations(in: browser)
        #expect(violations == [], "\(page)")
        count += violations.count
      }
      print(
        "axe-core, \(language), \(screen), \(scheme): \(count) violations on \(pages.count) pages"
      )
    }
  }
}

/// axe-core, which `make test` installs and names in `VITRINE_AXE`.
enum Axe {
  private static let file: URL = {
    let named = ProcessInfo.processInfo.environment["VITRINE_AXE"]
    let installed = ".build/test-tools/axe_playwright_python/axe.min.js"
    return named.map { URL(filePath: $0) } ?? SharedFiles.package.appending(path: installed)
  }()

  static var isAvailable: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func source() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  struct Violation: Decodable, Equatable {
    var rule: String
    var elements: [String]
  }

  /// What is wrong with the page as it is now; the browser must have run `source()` first.
  static func violations(in browser: Browser) throws -> [Violation] {
    // It would fetch the style sheets again, which pages do not let a script do.
    try browser.run(
      """
      return axe.run(document, {
        preload: false,
        resultTypes: ["violations"],
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }).then((result) => result.violations.map((violation) => ({
        rule: violation.id,
        elements: violation.nodes.slice(0, 3)
          .map((node) => node.target.join(" ") + ": " + node.failureSummary),
      })));
      """
    )
  }
}
