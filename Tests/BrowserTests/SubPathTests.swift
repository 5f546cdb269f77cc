import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// A site below a path of its host.
  ///
  /// B44.
  struct SubPathTests {
    @Test func everythingThatPagesNameIsThere() throws {
      let site = try SampleSite(baseURL: "https://example.org/films/")
      let server = try StaticServer(site.url, base: "/films/")
      let port = try #require(URL(string: server.url)?.port.flatMap { UInt16(exactly: $0) })
      let host = "http://127.0.0.1:\(port)"
      var waiting = ["/films/", "/films/404.html", "/films/feed.xml", "/films/sitemap.xml"]
      var seen = Set(waiting)
      while let path = waiting.popLast() {
        let answer = try RawClient.get(path, port: port)
        #expect(answer.status == 200, "\(path)")
        #expect(!path.contains("/films/films/"))
        let type = answer.fields["content-type"] ?? ""
        for reference in references(in: answer.text, type: type) {
          let target = try #require(URL(string: reference, relativeTo: URL(string: host + path)))
          let address = target.absoluteString.replacing("https://example.org/", with: host + "/")
          guard address.hasPrefix(host) else { continue }
          let targetPath = String(address.dropFirst(host.count).prefix { $0 != "#" && $0 != "?" })
          #expect(targetPath.hasPrefix("/films/"), "\(reference) on \(path)")
          if seen.insert(targetPath).inserted { waiting.append(targetPath) }
        }
      }
      let pages = try site.pages()
      #expect(pages.allSatisfy { seen.contains("/films/" + $0) })
      print("below /films/: \(seen.count) addresses, each there")
    }

    @Test func theFinalSlashIsNotNeeded() throws {
      let with = try SampleSite(baseURL: "https://example.org/films/")
      let without = try SampleSite(baseURL: "https://example.org/films")
      #expect(try contents(of: with.url) == contents(of: without.url))
    }

    @Test(arguments: ["nowhere.html", "movie/nowhere.html", "movie/a/b/nowhere.html"])
    func aLostVisitorSeesAStyledPage(path: String) throws {
      let visit = try Visit(.phone, base: "/films/")
      try visit.open(path)
      let position = try visit.browser.run(
        #"return getComputedStyle(document.querySelector(".bar")).position"#,
        as: String.self
      )
      #expect(position == "sticky")
      // The page itself was answered with 404, which the console tells; nothing else was.
      let messages = try visit.browser.messages()
      #expect(messages.count == 1 && messages[0].message.contains(path), "\(messages)")
      try visit.browser.click("a.back")
      #expect(try visit.path() == "index.html")
    }
  }
}

/// The addresses that a file of a site names, as they stand.
private func references(in text: String, type: String) -> [String] {
  if type.hasPrefix("text/css") {
    return parts(of: text, between: "url(", and: ")").map {
      $0.trimmingCharacters(in: ["\"", "'"])
    }
  }
  guard
    ["text/html", "application/xml", "application/manifest+json"].contains(where: type.hasPrefix)
  else { return [] }
  let attributes = ["href", "src", "poster", "action"].flatMap {
    parts(of: text, between: " \($0)=\"", and: "\"")
  }
  let candidates = parts(of: text, between: " srcset=\"", and: "\"").flatMap {
    $0.components(separatedBy: ", ").map { String($0.prefix { $0 != " " }) }
  }
  let manifest = parts(of: text, between: "\"src\": \"", and: "\"")
  // Open Graph, structured text and the sitemap name whole addresses.
  let whole = ["\"", ">"].flatMap { mark in
    parts(of: text, between: "\(mark)https://example.org/", and: mark == ">" ? "<" : mark)
      .map { "https://example.org/" + $0 }
  }
  return (attributes + candidates + manifest + whole).map { $0.replacing("&amp;", with: "&") }
}
