import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct PublisherTests {
  @Test("A first site is published with folders, manifest and permissions")
  func firstSite() throws {
    let fixture = try PublisherFixture()
    let report = try fixture.publish(PublisherFixture.first)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    #expect(report.written == 6)
    #expect(report.unchanged == 0)
    #expect(report.bytes == 10 + 8 + 9 + 8 + 13)
    #expect(try fixture.status("index.html")?.mode == 0o644)
    #expect(try fixture.status("a")?.mode == 0o755)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test(
    "A second site replaces the first: changed files are new, unchanged ones stand, old ones go"
  )
  func secondSite() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    let before = try (fixture.status("a.html"), fixture.status("index.html"))
    let report = try fixture.publish(PublisherFixture.second)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
    #expect(report.written == 2)
    #expect(report.unchanged == 3)
    #expect(report.removed == 2)
    let after = try (fixture.status("a.html"), fixture.status("index.html"))
    #expect(after.0?.inode == before.0?.inode)
    #expect(after.0?.modified.tv_nsec == before.0?.modified.tv_nsec)
    #expect(after.1?.inode != before.1?.inode)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test("The same site twice leaves the same bytes, the manifest too")
  func sameSite() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    let before = try PublisherFixture.contents(of: fixture.site)
    let report = try fixture.publish(PublisherFixture.first.reversed())
    #expect(try PublisherFixture.contents(of: fixture.site) == before)
    #expect(report.unchanged == 6)
  }

  @Test("A published file that somebody changed is written anew, even at the same size and time")
  func changedByHand() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    let path = fixture.site + "/a.html"
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try Data("<b>a</b>".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    let report = try fixture.publish(PublisherFixture.first)
    #expect(report.unchanged == 5)
    #expect(try fixture.contents()["a.html"] == "<p>a</p>")
  }

  @Test("A published file whose permissions somebody changed gets them back")
  func changedPermissions() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    #expect(chmod(fixture.site + "/a.html", 0o600) == 0)
    try fixture.publish(PublisherFixture.first)
    #expect(try fixture.status("a.html")?.mode == 0o644)
  }

  @Test("A published file that somebody removed, or the folder around it, is written anew")
  func removedByHand() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    for path in ["index.html", "a"] {
      try FileManager.default.removeItem(atPath: fixture.site + "/" + path)
    }
    let report = try fixture.publish(PublisherFixture.first)
    #expect(report.written == 2 && report.unchanged == 4)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
  }

  @Test("The output folder keeps its permissions")
  func folderPermissions() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    #expect(chmod(fixture.site, 0o2750) == 0)
    try fixture.publish(PublisherFixture.second)
    #expect(try FileSystem.status(of: fixture.site)?.mode == 0o2750)
  }

  @Test("Missing folders around the output folder are made")
  func missingParents() throws {
    let fixture = try PublisherFixture()
    let deep = fixture.root + "/x/y/site"
    _ = try PublisherFixture.publisher(to: deep).publish(PublisherFixture.first)
    #expect(try FileSystem.status(of: deep + "/index.html") != nil)
  }

  @Test("Two files of one path are refused, whether new or unchanged")
  func duplicates() throws {
    let fixture = try PublisherFixture()
    let twice = PublisherFixture.first + [PublisherFixture.first[0]]
    let duplicate = ["publish.duplicate-path"]
    #expect(try PublisherFixture.codes { try fixture.publish(twice) } == duplicate)
    #expect(try FileSystem.status(of: fixture.site) == nil)
    try fixture.publish(PublisherFixture.first)
    #expect(try PublisherFixture.codes { try fixture.publish(twice) } == duplicate)
    let inFile = PublisherFixture.first + [PublisherFixture.file("a.html/x", "")]
    #expect(try PublisherFixture.codes { try fixture.publish(inFile) } == duplicate)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test(
    "A path that leaves the site, or that another system cannot store, is refused",
    arguments: [
      ("", "publish.path"), ("/a", "publish.path"), ("a//b", "publish.path"),
      ("../a", "publish.path"), ("a/./b", "publish.path"), ("a\0b", "publish.path"),
      (".vitrine-manifest", "publish.path"),
      (String(repeating: "\u{6620}", count: 84) + ".html", "publish.long-name"),
      ("CON", "publish.unportable-name"), ("x/aux.html", "publish.unportable-name"),
      ("nul.txt.html", "publish.unportable-name"), ("COM1/a", "publish.unportable-name"),
      ("lpt0", "publish.unportable-name"), ("Vol. 1.", "publish.unportable-name"),
      ("a /b", "publish.unportable-name"), ("a:b", "publish.unportable-name"),
      ("c|?*", "publish.unportable-name"), ("back\\slash", "publish.unportable-name"),
      ("bell\u{7}", "publish.unportable-name"),
    ]
  )
  func refusedPaths(path: String, code: String) throws {
    let fixture = try PublisherFixture()
    let files = [PublisherFixture.file(path, "x")]
    #expect(try PublisherFixture.codes { try fixture.publish(files) } == [code])
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.root).isEmpty)
  }

  @Test("Names of 255 bytes, and names that only look like devices, are published")
  func longNames() throws {
    let fixture = try PublisherFixture()
    let names = [
      String(repeating: "\u{6620}", count: 83) + "a.html", "console.html", "com10.html", "nuls",
      "caf\u{E9}.html", "cafe\u{301}.html",
    ]
    try fixture.publish(names.map { PublisherFixture.file($0, $0) })
    let published = try FileSystem.list(fixture.site).map { Array($0.name.utf8) }
    for name in names { #expect(published.contains(Array(name.utf8))) }
  }

  @Test("An output folder whose own name is as long as can be gets its site")
  func longOutputName() throws {
    let fixture = try PublisherFixture()
    let long = fixture.root + "/" + String(repeating: "x", count: 255)
    for files in [PublisherFixture.first, PublisherFixture.second] {
      _ = try PublisherFixture.publisher(to: long).publish(files)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.root).count == 1)
  }

  @Test("Files may be written from many tasks, and the site is the same")
  func manyTasks() async throws {
    let fixture = try PublisherFixture()
    let files = (0..<200).map { PublisherFixture.file("d\($0 % 7)/e\($0 % 3)/\($0)", "\($0)") }
    for _ in 0..<2 {
      let publication = try fixture.publisher().begin()
      let writer = publication.writer
      let written = try await withThrowingTaskGroup(of: SiteWriter.Written.self) { group in
        for file in files { group.addTask { try #require(try writer.write(file)) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      _ = try publication.finish(WrittenFiles(written))
    }
    let found = try fixture.contents().filter { $0.value != "/" }
    #expect(found == PublisherFixture.expected(files).filter { $0.value != "/" })
  }

  @Test("A publication that is dropped leaves the old site, and nothing beside it")
  func dropped() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    do {
      let publication = try fixture.publisher().begin()
      _ = try publication.write(PublisherFixture.second)
      #expect(try fixture.neighbours().count == 2)
    }
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test("While one build publishes, a second is turned away; afterwards it is let in")
  func twoBuilds() throws {
    let fixture = try PublisherFixture()
    do {
      let publication = try fixture.publisher().begin()
      let error = #expect(throws: DiagnosticError.self) {
        try fixture.publish(PublisherFixture.second)
      }
      #expect(error?.diagnostics.first?.code == "publish.busy")
      #expect(error?.description.contains("another build (process \(getpid()))") == true)
      let written = try publication.write(PublisherFixture.first)
      _ = try publication.finish(written)
    }
    try fixture.publish(PublisherFixture.second)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
  }

  @Test("What was known of the old site counts only as long as it stands")
  func knownSite() throws {
    let fixture = try PublisherFixture()
    let publisher = try fixture.publisher()
    for files in [[], PublisherFixture.first, PublisherFixture.second] {
      let known = try PreviousSite(in: publisher.output)
      try fixture.publish(files)
      let publication = try publisher.begin(after: known)
      let paths = files.map(\.path).sorted()
      #expect(publication.previous.manifest.entries.map(\.path) == paths)
      #expect(publication.previous.exists)
      for path in paths { #expect(publication.previous.entry(at: ExactPath(path))?.path == path) }
    }
  }

  @Test("An emptied list of published files is corrupt, whatever was known before")
  func emptiedManifest() throws {
    let fixture = try PublisherFixture()
    try FileManager.default.createDirectory(
      atPath: fixture.site,
      withIntermediateDirectories: true
    )
    let publisher = try fixture.publisher()
    let known = try PreviousSite(in: publisher.output)
    try fixture.folder.write("", to: "site/" + Manifest.name)
    let codes = try PublisherFixture.codes { _ = try publisher.begin(after: known) }
    #expect(codes == ["publish.corrupt-manifest"])
  }

  @Test("The previous site hands out the files of a gallery, but none that was changed")
  func previousSite() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try fixture.folder.write("changed", to: "site/b/report.html")
    let output = try OutputFolder(fixture.site, relativeTo: "/", protecting: [])
    let previous = try PreviousSite(in: output)
    #expect(previous.paths(ofGallery: "b") == ["b.html", "b/report.html"])
    #expect(try previous.bytes(of: "b.html") == Array("<p>b</p>".utf8))
    #expect(try previous.bytes(of: "b/report.html") == nil)
    #expect(try previous.bytes(of: "nowhere.html") == nil)
  }
}
