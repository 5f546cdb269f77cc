import Foundation
import PreviewServer
import TestSupport

/// The sample site, served on this machine, and a window to look at it.
struct Visit: ~Copyable {
  let site: SampleSite
  let browser: Browser
  /// Where the site begins, with a slash at its end.
  let address: String
  // One of them serves until the visit is over.
  private let preview: RunningServer?
  private let server: StaticServer?

  /// Served as `vitrine serve` does.
  init(
    _ screen: Screen,
    language: String = "en",
    scripts: Bool = true,
    storage: Bool = true
  ) throws {
    let site = try SampleSite(language: language)
    let preview = try PreviewServer(folder: site.url.path, port: 0).start()
    browser = try Browser(screen, scripts: scripts, storage: storage)
    self.site = site
    address = preview.url
    self.preview = consume preview
    server = nil
  }

  /// Served in another way, which `StaticServer` tells.
  init(
    _ screen: Screen,
    scripts: Bool = true,
    base: String = "/",
    pageType: String = "text/html",
    mediaDelay: Double = 0
  ) throws {
    let site = try SampleSite(baseURL: "https://example.org" + base)
    let server = try StaticServer(
      site.url,
      base: base,
      pageType: pageType,
      mediaDelay: mediaDelay
    )
    browser = try Browser(screen, scripts: scripts)
    self.site = site
    address = server.url
    preview = nil
    self.server = server
  }

  /// Opens a page by its path below the site.
  borrowing func open(_ path: String) throws {
    try browser.open(address + path)
  }

  /// The path of the page that is shown, with its query.
  borrowing func path() throws -> String {
    String(try browser.address().dropFirst(address.count))
  }
}
