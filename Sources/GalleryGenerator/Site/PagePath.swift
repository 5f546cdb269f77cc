internal import Foundation

/// Where a page lies in the site, and how it reaches what lies elsewhere.
struct PagePath: Sendable, Hashable {
  /// Relative to the site's top, such as `movie/19-metropolis.html`.
  var path: String
  /// What leads from the page to the site's top: empty, `../`, or an absolute path.
  var root: String

  init(_ path: String) {
    self.path = path
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    root = String(repeating: "../", count: depth)
  }

  /// The page that is served under any address: it starts from the site's own.
  static func notFound(on address: SiteAddress?) -> PagePath {
    var page = PagePath("404.html")
    page.root = SiteAddress.basePath(of: address)
    return page
  }
}

/// The address that a site is served at.
struct SiteAddress: Sendable {
  /// Absolute, with a slash at its end.
  var url: String

  /// The path of the address alone, such as `/films/`; `/` where there is no address yet.
  static func basePath(of address: SiteAddress?) -> String {
    guard let address, let scheme = address.url.range(of: "://") else { return "/" }
    let rest = address.url[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }

  /// The absolute address of a file of the site.
  func url(of path: String) -> String {
    path == "index.html" ? url : url + path
  }
}
