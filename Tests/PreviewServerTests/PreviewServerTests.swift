import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import PreviewServer

@Suite struct PreviewServerTests {
  /// A served folder with a site in it.
  private struct Site: ~Copyable {
    let folder: TemporaryFolder
    let server: RunningServer
    var port: UInt16 { server.port }

    init() throws {
      let folder = try TemporaryFolder()
      try folder.write("<h1>Home</h1>", to: "site/index.html")
      try folder.write("<h1>Lost</h1>", to: "site/404.html")
      try folder.write("<h1>Item</h1>", to: "site/movie/19-metropolis.html")
      try folder.write("<h1>Folder</h1>", to: "site/folder/index.html")
      try folder.write("key", to: "site/.git/config")
      try folder.write("proof", to: "site/.well-known/x.txt")
      try folder.write("", to: "site/empty.mp4")
      try folder.write("secret", to: "site-secret/file.txt")
      let clip = Data((0..<1000).map { UInt8($0 % 251) })
      try clip.write(to: folder.url.appending(path: "site/clip.mp4"))
      let server = try PreviewServer(folder: folder.url.path + "/site", port: 0).start()
      self.folder = folder
      self.server = server
    }

    func get(
      _ target: String,
      method: String = "GET",
      _ fields: String...
    ) throws
      -> RawClient.Answer
    {
      try RawClient.get(target, port: port, method: method, fields)
    }
  }

  @Test("The top of the site is its index page, with its type, length and no long cache")
  func index() throws {
    let answer = try Site().get("/")
    #expect(answer.status == 200)
    #expect(answer.text == "<h1>Home</h1>")
    #expect(answer.fields["content-type"] == "text/html; charset=utf-8")
    #expect(answer.fields["content-length"] == "13")
    #expect(answer.fields["cache-control"] == "no-cache")
    #expect(answer.fields["accept-ranges"] == "bytes")
  }

  @Test("A query after the path changes nothing")
  func query() throws {
    #expect(try Site().get("/movie/19-metropolis.html?a=b%00").text == "<h1>Item</h1>")
  }

  @Test("The name of a folder is led to its slash, and there is its index page")
  func folders() throws {
    let site = try Site()
    let answer = try site.get("/folder")
    #expect(answer.status == 301)
    #expect(answer.fields["location"] == "/folder/")
    #expect(try site.get("/folder/").text == "<h1>Folder</h1>")
    #expect(try site.get("/movie").status == 404)
    #expect(try site.get("/movie/").status == 404)
    #expect(try site.get("/index.html/").status == 404)
  }

  @Test("What is not there is answered with the site's own page and 404")
  func notFound() throws {
    let answer = try Site().get("/nowhere.html")
    #expect(answer.status == 404)
    #expect(answer.text == "<h1>Lost</h1>")
    #expect(answer.fields["content-type"] == "text/html; charset=utf-8")
  }

  @Test("A site that is not there yet is answered with 404, and served once it is")
  func missingSite() throws {
    let folder = try TemporaryFolder()
    let server = try PreviewServer(folder: folder.url.path + "/site", port: 0).start()
    #expect(try RawClient.get("/", port: server.port).status == 404)
    try folder.write("here", to: "site/index.html")
    #expect(try RawClient.get("/", port: server.port).text == "here")
  }

  @Test(
    "No path leads out of the site or into what is hidden",
    arguments: [
      ("/../site-secret/file.txt", 400), ("/movie/../../site-secret/file.txt", 400),
      ("/%2e%2e/site-secret/file.txt", 400), ("/%2E./site-secret/file.txt", 400),
      ("/..%2fsite-secret%2ffile.txt", 400), ("/..%5csite-secret%5cfile.txt", 400),
      ("/..\\site-secret\\file.txt", 400), ("/.", 400), ("/movie/./19-metropolis.html", 400),
      ("/index.html%00.txt", 400), ("/%zz", 400), ("/%2", 400), ("/%", 400), ("*", 400),
      ("http://localhost/index.html", 400), ("//etc/passwd", 404), ("/%2fetc/passwd", 404),
      ("/%ff", 404), ("/.git/config", 404), ("/.GIT/config", 404), ("/%2egit/config", 404),
      ("/inside-link/file.txt", 404), ("/file-link.txt", 404), ("/absolute-link", 404),
      ("/" + String(repeating: "a", count: 300), 404), ("/pipe", 404),
    ]
  )
  func traversal(target: String, status: Int) throws {
    let site = try Site()
    let root = site.folder.url.path + "/site/"
    #expect(symlink("../site-secret", root + "inside-link") == 0)
    #expect(symlink("../site-secret/file.txt", root + "file-link.txt") == 0)
    #expect(symlink("/etc/passwd", root + "absolute-link") == 0)
    #expect(mkfifo(root + "pipe", 0o600) == 0)
    let answer = try site.get(target)
    #expect(answer.status == status)
    #expect(!answer.text.contains("secret") && !answer.text.contains("root:"))
  }

  @Test("Links inside the site, escaped names and the well-known folder are served")
  func reachable() throws {
    let site = try Site()
    try site.folder.write("spaced", to: "site/a b%c/\u{6620}.txt")
    #expect(symlink("clip.mp4", site.folder.url.path + "/site/link.mp4") == 0)
    #expect(try site.get("/link.mp4").body.count == 1000)
    #expect(try site.get("/a%20b%25c/%E6%98%A0.txt").text == "spaced")
    #expect(try site.get("/%69ndex.html").text == "<h1>Home</h1>")
    #expect(try site.get("/.well-known/x.txt").text == "proof")
  }

  @Test("A site that is itself behind a link is served")
  func linkedSite() throws {
    let site = try Site()
    let link = site.folder.url.path + "/public"
    #expect(symlink("site", link) == 0)
    let server = try PreviewServer(folder: link, port: 0).start()
    #expect(try RawClient.get("/clip.mp4", port: server.port).status == 200)
    #expect(try RawClient.get("/../site/clip.mp4", port: server.port).status == 400)
  }

  // Case B45, to the end of an empty file.
  @Test(
    "A range of bytes is answered with that part",
    arguments: [
      ("bytes=0-1", 0..<2), ("bytes=990-", 990..<1000), ("bytes=-5", 995..<1000),
      ("bytes=0-99999", 0..<1000), ("bytes=999-999", 999..<1000), ("bytes=-99999", 0..<1000),
      ("Bytes=5-5", 5..<6), ("bytes= 1 - 2 ", 1..<3),
      ("bytes=10-99999999999999999999999", 10..<1000),
    ]
  )
  func ranges(field: String, part: Range<Int>) throws {
    let answer = try Site().get("/clip.mp4", "Range: " + field)
    #expect(answer.status == 206)
    let place = "bytes \(part.lowerBound)-\(part.upperBound - 1)/1000"
    #expect(answer.fields["content-range"] == place)
    #expect(answer.fields["content-length"] == "\(part.count)")
    #expect(answer.fields["content-type"] == "video/mp4")
    #expect(answer.body == part.map { UInt8($0 % 251) })
  }

  @Test(
    "A range past the end is answered with 416 and the length",
    arguments: ["bytes=2000-", "bytes=1000-", "bytes=1000-1001", "bytes=-0"]
  )
  func unsatisfiable(field: String) throws {
    let answer = try Site().get("/clip.mp4", "Range: " + field)
    #expect(answer.status == 416)
    #expect(answer.fields["content-range"] == "bytes */1000")
  }

  @Test(
    "A range that is malformed, of another unit or manifold is ignored",
    arguments: [
      "bytes=5-2", "bytes=", "bytes=-", "bytes=a-b", "bytes=1-2-3", "bytes=+1-2", "bytes 0-1",
      "items=0-1", "bytes=0-1,5-6", "bytes=0x1-2",
    ]
  )
  func ignoredRanges(field: String) throws {
    let answer = try Site().get("/clip.mp4", "Range: " + field)
    #expect(answer.status == 200)
    #expect(answer.fields["content-range"] == nil)
    #expect(answer.body.count == 1000)
  }

  @Test("Without a range the whole file is sent, and ranges are offered")
  func noRange() throws {
    let answer = try Site().get("/clip.mp4")
    #expect(answer.status == 200)
    #expect(answer.fields["accept-ranges"] == "bytes")
    #expect(answer.fields["content-length"] == "1000")
    #expect(answer.body.count == 1000)
  }

  @Test("HEAD is answered like GET, with the length and no body, whatever the range")
  func head() throws {
    let site = try Site()
    for fields in [[], ["Range: bytes=0-1"]] {
      let answer = try RawClient.get("/clip.mp4", port: site.port, method: "HEAD", fields)
      #expect(answer.status == 200)
      #expect(answer.fields["content-length"] == "1000")
      #expect(answer.fields["content-type"] == "video/mp4")
      #expect(answer.body.isEmpty)
    }
    let lost = try site.get("/nowhere", method: "HEAD")
    #expect(lost.status == 404)
    #expect(lost.fields["content-length"] == "13")
    #expect(lost.body.isEmpty)
  }

  @Test("An empty file is answered with 200 and the length 0, whatever the range")
  func emptyFile() throws {
    let site = try Site()
    for fields in [[], ["Range: bytes=0-1"], ["Range: bytes=-5"]] {
      let answer = try RawClient.get("/empty.mp4", port: site.port, fields)
      #expect(answer.status == 200)
      #expect(answer.fields["content-length"] == "0")
      #expect(answer.body.isEmpty)
    }
  }

  @Test("A browser that has the file is told so, by its tag or, without one, by its time")
  func notModified() throws {
    let site = try Site()
    let first = try site.get("/")
    let tag = try #require(first.fields["etag"])
    let time = try #require(first.fields["last-modified"])
    for field in [
      "If-None-Match: \(tag)", "If-None-Match: \"x\", W/\(tag)", "If-None-Match: *",
      "If-Modified-Since: \(time)", "If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT",
    ] {
      let answer = try site.get("/", field)
      #expect(answer.status == 304, "\(field)")
      #expect(answer.fields["etag"] == tag)
      #expect(answer.body.isEmpty)
    }
    for fields in [
      ["If-None-Match: \"x\"", "If-Modified-Since: \(time)"],
      ["If-Modified-Since: Sat, 01 Jan 2000 00:00:00 GMT"], ["If-Modified-Since: \(time)x"],
    ] {
      #expect(try RawClient.get("/", port: site.port, fields).status == 200, "\(fields)")
    }
    try site.folder.write("<h1>Anew</h1>", to: "site/new.html")
    let root = site.folder.url.path + "/site/"
    #expect(rename(root + "new.html", root + "index.html") == 0)
    #expect(try site.get("/", "If-None-Match: \(tag)").text == "<h1>Anew</h1>")
  }

  @Test("A range is sent only to the browser that has the start of this version")
  func conditionalRange() throws {
    let site = try Site()
    let first = try site.get("/clip.mp4")
    let tag = try #require(first.fields["etag"])
    let time = try #require(first.fields["last-modified"])
    for (condition, status) in [(tag, 206), (time, 206), ("\"x\"", 200), ("W/\(tag)", 200)] {
      let answer = try site.get("/clip.mp4", "Range: bytes=0-1", "If-Range: \(condition)")
      #expect(answer.status == status, "\(condition)")
    }
  }

  @Test("Only GET and HEAD are known, and a body does no harm")
  func otherMethods() throws {
    let site = try Site()
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      let answer = try site.get("/", method: method)
      #expect(answer.status == 405)
      #expect(answer.fields["allow"] == "GET, HEAD")
    }
    let post =
      "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc"
    #expect(try RawClient.send(post, port: site.port).status == 405)
  }

  @Test("A name that is not of this machine is refused, as a rebound one would be")
  func rebinding() throws {
    let site = try Site()
    for host in [
      "localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:1", "127.1.2.3", "[::1]", "[::1]:80",
      "site.localhost",
    ] {
      #expect(try RawClient.get("/", port: site.port, host: host).status == 200, "\(host)")
    }
    for host in [
      "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evillocalhost",
      "192.168.0.1", "[::2]", "127.0.0.999", "10.127.0.0.1",
    ] {
      let answer = try RawClient.get("/", port: site.port, host: host)
      #expect(answer.status == 403, "\(host)")
      #expect(!answer.text.contains("Home"))
    }
  }

  @Test("A connection is kept for the next request")
  func keepAlive() throws {
    let site = try Site()
    let both = try RawClient.send(
      "GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "GET /folder/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      port: site.port
    )
    #expect(both.status == 404)
    #expect(both.text.hasSuffix("<h1>Folder</h1>"))
  }

  @Test("The types of what a site holds are right")
  func mediaTypes() {
    let types = [
      "a.html": "text/html; charset=utf-8", "a.css": "text/css; charset=utf-8",
      "a.3f2a.js": "text/javascript; charset=utf-8", "a.json": "application/json",
      "a.svg": "image/svg+xml", "feed.xml": "application/xml", "A.MP4": "video/mp4",
      "manifest.webmanifest": "application/manifest+json", "a.jpg": "image/jpeg",
      "a.png": "image/png", "a.webp": "image/webp", "a.gif": "image/gif",
      "favicon.ico": "image/vnd.microsoft.icon", "robots.txt": "text/plain; charset=utf-8",
      "results.csv": "text/csv; charset=utf-8", "a.woff2": "font/woff2",
      "CNAME": MediaType.unknown, "x.html/a": MediaType.unknown, "a.": MediaType.unknown,
    ]
    for (path, type) in types { #expect(MediaType.of(path) == type, "\(path)") }
  }

  @Test("Many browsers at once always find the page while the folder is exchanged under them")
  func exchangedFolder() async throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write("round 0", to: "site-0/page.html")
    #expect(symlink("site-0", root + "/site") == 0)
    let server = try PreviewServer(folder: root + "/site", port: 0).start()
    let port = server.port
    let answers = try await withThrowingTaskGroup(of: [RawClient.Answer].self) { group in
      for _ in 0..<4 {
        group.addTask { try (0..<100).map { _ in try RawClient.get("/page.html", port: port) } }
      }
      // One folder takes the other's place at once, and the old one is removed.
      for round in 1...100 {
        try folder.write("round \(round)", to: "site-\(round)/page.html")
        #expect(symlink("site-\(round)", root + "/next") == 0)
        #expect(rename(root + "/next", root + "/site") == 0)
        try FileManager.default.removeItem(atPath: root + "/site-\(round - 1)")
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(answers.count == 400)
    for answer in answers { #expect(answer.text.hasPrefix("round ")) }
  }

  @Test("A folder that is exchanged and removed while a file is looked for is looked up anew")
  func exchangedBetweenSteps() throws {
    let temporary = try TemporaryFolder()
    let root = temporary.url.path
    try temporary.write("old", to: "site/page.html")
    try temporary.write("new", to: "next/page.html")
    var folder = SiteFolder(path: root + "/site")
    folder.didOpenRoot = {
      guard access(root + "/next", F_OK) == 0 else { return }
      #expect(rename(root + "/site", root + "/away") == 0)
      #expect(rename(root + "/next", root + "/site") == 0)
      #expect(unlink(root + "/away/page.html") == 0)
    }
    let isFound = folder.open("page.html") != nil
    #expect(isFound)
    let isInvented = folder.open("nowhere.html") != nil
    #expect(!isInvented)
  }

  @Test("A port in use, an unknown host and a foreign address are said, with what to do")
  func refusedStarts() throws {
    let site = try Site()
    let port = site.port
    let cases = [
      ("127.0.0.1", port, "Address already in use [serve.cannot-listen]\n  note: another program"),
      ("203.0.113.1", 0, "Cannot assign requested address [serve.cannot-listen]\n  note: name an"),
      ("no such host", 0, "[serve.unknown-host]\n  note: name an address of this machine"),
    ]
    for (host, port, words) in cases {
      let error = #expect(throws: DiagnosticError.self) {
        _ = try PreviewServer(folder: "/", host: host, port: port).start()
      }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }

  @Test("After it is stopped nobody is answered, and the port is free again")
  func stopping() throws {
    let folder = try TemporaryFolder()
    let first = try PreviewServer(folder: folder.url.path, host: "localhost", port: 0).start()
    let port = first.port
    #expect(first.url == "http://localhost:\(port)/")
    first.stop()
    #expect(throws: RawClient.Failure.self) { try RawClient.get("/", port: port) }
    let second = try PreviewServer(folder: folder.url.path, port: port).start()
    #expect(try RawClient.get("/", port: second.port).status == 404)
  }
}
