import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct PublisherForeignFilesTests {
  @Test("A folder that holds anything unexpected is refused by name, and nothing in it changes")
  func foreignFolder() throws {
    let fixture = try PublisherFixture()
    try fixture.folder.write("remember", to: "site/notes.txt")
    try fixture.folder.write("ref", to: "site/.git/HEAD")
    let before = try PublisherFixture.contents(of: fixture.root)
    let error = #expect(throws: DiagnosticError.self) {
      try fixture.publish(PublisherFixture.first)
    }
    #expect(
      error?.description == """
        error: refusing to publish to '\(fixture.site)': it holds what was not published here: \
        'notes.txt' [publish.foreign-folder]
          note: publish to a new or empty folder, or move these out of it first
          note: nothing in it was changed
        """
    )
    #expect(try PublisherFixture.contents(of: fixture.root) == before)
  }

  @Test("What hosts and people put into a folder beforehand is carried over")
  func expectedNames() throws {
    let fixture = try PublisherFixture()
    let foreign = [
      "CNAME": "example.org", ".well-known/x": "proof", "google123abc.html": "google",
      ".git/refs/heads/main": "abc", ".gitignore": "x", ".nojekyll": "",
    ]
    for (path, text) in foreign { try fixture.folder.write(text, to: "site/" + path) }
    for files in [PublisherFixture.first, PublisherFixture.second] {
      try fixture.publish(files)
      let found = try fixture.contents()
      for (path, text) in foreign { #expect(found[path] == text) }
      #expect(found["b.html"] == (files.count == 6 ? "<p>b</p>" : nil))
    }
  }

  @Test("Foreign files, folders and links that came later are carried over as they were")
  func carriedOver() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try fixture.folder.write("mine", to: "site/b/notes/today.txt")
    try fixture.folder.write("secret", to: "site/private/key")
    let files = FileManager.default
    try files.createDirectory(
      atPath: fixture.site + "/.git/refs/tags",
      withIntermediateDirectories: true
    )
    try files.createSymbolicLink(
      atPath: fixture.site + "/latest",
      withDestinationPath: "a.html"
    )
    try files.createSymbolicLink(
      atPath: fixture.site + "/private/nowhere",
      withDestinationPath: "/does/not/exist"
    )
    #expect(mkfifo(fixture.site + "/private/pipe", 0o600) == 0)
    #expect(chmod(fixture.site + "/private/key", 0o400) == 0)
    #expect(chmod(fixture.site + "/private", 0o700) == 0)
    let before = try (fixture.status("private/key"), fixture.status("private"))

    try fixture.publish(PublisherFixture.second)
    #expect(try fixture.status("private/pipe")?.kind == .other)
    let after = try (fixture.status("private/key"), fixture.status("private"))
    // A pipe cannot be read like the rest.
    #expect(unlink(fixture.site + "/private/pipe") == 0)
    let mine = [
      "b": "/", "b/notes": "/", "b/notes/today.txt": "mine", "private": "/",
      "private/key": "secret", ".git": "/", ".git/refs": "/", ".git/refs/tags": "/",
      "latest": "-> a.html", "private/nowhere": "-> /does/not/exist",
    ]
    let expected = PublisherFixture.expected(PublisherFixture.second)
    #expect(try fixture.contents() == expected.merging(mine) { own, _ in own })
    #expect(after.0?.inode == before.0?.inode)
    #expect(after.0?.mode == 0o400)
    #expect(after.1?.mode == 0o700)
    #expect(after.1?.modified.tv_nsec == before.1?.modified.tv_nsec)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test(
    "A foreign file in the place of a page, or of a folder, stops the publication",
    arguments: ["c.html", "c.html/x", "d", "a"]
  )
  func conflict(path: String) throws {
    let fixture = try PublisherFixture()
    try fixture.publish([PublisherFixture.file("index.html", "one")])
    try fixture.folder.write("mine", to: "site/" + path)
    let before = try PublisherFixture.contents(of: fixture.root)
    let files = PublisherFixture.second + [PublisherFixture.file("d/e.html", "e")]
    #expect(try PublisherFixture.codes { try fixture.publish(files) } == ["publish.foreign-file"])
    #expect(try PublisherFixture.contents(of: fixture.root) == before)
  }

  @Test("A foreign file with the very bytes of a page becomes that page")
  func sameBytes() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try fixture.folder.write("<p>c</p>", to: "site/c.html")
    try fixture.publish(PublisherFixture.second)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
  }

  @Test("A link in the place of a published folder is foreign, and never linked through")
  func linkInsteadOfFolder() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try FileManager.default.moveItem(
      atPath: fixture.site + "/a",
      toPath: fixture.root + "/elsewhere"
    )
    try FileManager.default.createSymbolicLink(
      atPath: fixture.site + "/a",
      withDestinationPath: "../elsewhere"
    )
    let codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.first) }
    #expect(codes == ["publish.foreign-file"])
  }

  @Test("A link in the place of a published file is not taken for it")
  func linkInsteadOfFile() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try fixture.folder.write("<p>a</p>", to: "elsewhere.html")
    #expect(unlink(fixture.site + "/a.html") == 0)
    #expect(symlink("../elsewhere.html", fixture.site + "/a.html") == 0)
    let codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.first) }
    #expect(codes == ["publish.foreign-file"])
  }

  @Test("A folder or a pipe in the place of a published file is foreign, and stops the publication")
  func otherInsteadOfFile() throws {
    for make in [{ mkdir($0, 0o755) }, { mkfifo($0, 0o644) }] as [(String) -> Int32] {
      let fixture = try PublisherFixture()
      try fixture.publish(PublisherFixture.first)
      let path = fixture.site + "/a/page-2.html"
      #expect(unlink(path) == 0 && make(path) == 0)
      let kind = try fixture.status("a/page-2.html")?.kind
      let codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.second) }
      #expect(codes == ["publish.foreign-file"])
      #expect(try fixture.status("a/page-2.html")?.kind == kind)
      #expect(try fixture.neighbours().isEmpty)
    }
  }

  @Test("Names that Swift holds for equal are two files, and only the published one goes")
  func canonicalEquivalence() throws {
    let fixture = try PublisherFixture()
    try fixture.publish([PublisherFixture.file("caf\u{E9}.html", "ours")])
    try fixture.folder.write("mine", to: "site/x")
    try fixture.folder.write("mine", to: "site/y")
    #expect(rename(fixture.site + "/x", fixture.site + "/cafe\u{301}.html") == 0)
    try fixture.publish([PublisherFixture.file("index.html", "two")])
    let names = try FileSystem.list(fixture.site).map { Array($0.name.utf8) }
    #expect(names.contains(Array("cafe\u{301}.html".utf8)))
    #expect(!names.contains(Array("caf\u{E9}.html".utf8)))
  }

  @Test("A foreign file whose name is no text stops the publication and stays")
  func undecodableName() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    let name: [CChar] = fixture.site.utf8CString.dropLast() + [0x2F, 0x66, -1, 0]
    let descriptor = creat(name, 0o644)
    #expect(descriptor >= 0)
    #expect(close(descriptor) == 0)
    let codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.second) }
    #expect(codes == ["publish.undecodable-name"])
    #expect(access(name, F_OK) == 0)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test("A corrupt manifest, or one that is a link, stops the publication")
  func corruptManifest() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try fixture.folder.write("nonsense\n", to: "site/" + Manifest.name)
    let before = try PublisherFixture.contents(of: fixture.root)
    var codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.second) }
    #expect(codes == ["publish.corrupt-manifest"])
    #expect(try PublisherFixture.contents(of: fixture.root) == before)
    #expect(unlink(fixture.site + "/" + Manifest.name) == 0)
    #expect(symlink("a.html", fixture.site + "/" + Manifest.name) == 0)
    codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.second) }
    #expect(codes == ["publish.foreign-folder"])
  }

  @Test("What comes into the old site, or is replaced in it, during the exchange moves to the new")
  func lateFiles() throws {
    let fixture = try PublisherFixture()
    try fixture.folder.write("old index", to: "site/.git/index")
    try fixture.publish(PublisherFixture.first)
    var publisher = try fixture.publisher()
    let folder = fixture.folder
    publisher.didReach = { step in
      guard step == .carried else { return }
      try folder.write("new index", to: "site/.git/index.lock")
      let git = folder.url.path + "/site/.git/"
      #expect(rename(git + "index.lock", git + "index") == 0)
      try folder.write("object", to: "site/.git/objects/ab/cdef")
      try folder.write("late", to: "site/b/late.txt")
    }
    let report = try publisher.publish(PublisherFixture.second)
    let late = [
      ".git": "/", ".git/index": "new index", ".git/objects": "/", ".git/objects/ab": "/",
      ".git/objects/ab/cdef": "object", "b": "/", "b/late.txt": "late",
    ]
    let expected = PublisherFixture.expected(PublisherFixture.second)
    #expect(try fixture.contents() == expected.merging(late) { own, _ in own })
    #expect(report.diagnostics.isEmpty)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test("What comes too late and has no room in the new site is kept beside it, for good")
  func lateConflict() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    var publisher = try fixture.publisher()
    let folder = fixture.folder
    publisher.didReach = { step in
      if step == .carried { try folder.write("mine", to: "site/c.html") }
    }
    let report = try publisher.publish(PublisherFixture.second)
    #expect(try fixture.contents()["c.html"] == "<p>c</p>")
    #expect(report.diagnostics.map(\.code) == ["publish.late-file"])
    try fixture.publish(PublisherFixture.first)
    let kept = try #require(try fixture.neighbours().first)
    #expect(kept.hasPrefix(".site.vitrine-kept-"))
    let file = "\(fixture.root)/\(kept)/site/c.html"
    #expect(try FileSystem.read(file) == Array("mine".utf8))
  }

  @Test("Where nothing can be exchanged, nothing foreign is lost either")
  func withoutExchange() throws {
    let fixture = try PublisherFixture()
    try fixture.folder.write("ref", to: "site/.git/HEAD")
    try fixture.publish(PublisherFixture.first)
    var publisher = try fixture.publisher()
    publisher.exchange = { _, _ in EINVAL }
    try fixture.folder.write("mine", to: "site/b/notes.txt")
    _ = try publisher.publish(PublisherFixture.second)
    let mine = [".git": "/", ".git/HEAD": "ref", "b": "/", "b/notes.txt": "mine"]
    let expected = PublisherFixture.expected(PublisherFixture.second)
    #expect(try fixture.contents() == expected.merging(mine) { own, _ in own })
    #expect(try fixture.neighbours().isEmpty)
  }
}
