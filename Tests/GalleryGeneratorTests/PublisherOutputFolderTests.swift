import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct PublisherOutputFolderTests {
  private func output(
    _ path: String,
    base: String,
    protecting protected: [OutputFolder.Protected] = []
  ) throws -> OutputFolder {
    try OutputFolder(path, relativeTo: base, protecting: protected)
  }

  @Test(
    "An output folder that is or contains a protected place is refused",
    arguments: [
      (".", "it is the working folder"), ("", "it is the working folder"),
      ("..", "it is the home folder"), ("../", "it is the home folder"),
      ("x/../.", "it is the working folder"), ("../..", "it contains the home folder"),
      ("link", "it is the home folder"), ("conf", "it contains the configuration file"),
      ("/", "it is the whole file system"), ("//", "it is the whole file system"),
    ]
  )
  func protected(path: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let home = folder.url.path + "/home"
    try folder.write("", to: "home/desk/conf/vitrine.yml")
    #expect(symlink(home, home + "/desk/link") == 0)
    let places = [
      OutputFolder.Protected("the home folder", path: home),
      OutputFolder.Protected("the working folder", path: home + "/desk"),
      OutputFolder.Protected("the configuration file", path: "conf/vitrine.yml"),
    ]
    let error = #expect(throws: DiagnosticError.self) {
      try output(path, base: home + "/desk", protecting: places)
    }
    #expect(error?.diagnostics.first?.code == "publish.protected-folder")
    #expect(error?.diagnostics.first?.message.hasSuffix(reason) == true)
  }

  @Test("A protected folder is refused even where a site was published to it before")
  func protectedSite() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    #expect(throws: DiagnosticError.self) {
      try output("site", base: fixture.root, protecting: [.init("x", path: fixture.site)])
    }
  }

  @Test("A folder whose name only starts like a protected one's is free")
  func nameLikeProtected() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write("", to: "site-sources/vitrine.yml")
    let places = [OutputFolder.Protected("the home folder", path: root + "/site-sources")]
    #expect(try output("site", base: root, protecting: places).path == root + "/site")
  }

  @Test("Paths are resolved as far as they exist")
  func resolution() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write("", to: "real/inner/file")
    #expect(symlink("real", root + "/link") == 0)
    #expect(symlink("link/new", root + "/dangling") == 0)
    #expect(try output("link/inner", base: root).path == root + "/real/inner")
    #expect(try output("link/a/./b/../c", base: root).path == root + "/real/a/c")
    #expect(try output("dangling", base: root).path == root + "/real/new")
    #expect(try output("new//deep/", base: root).path == root + "/new/deep")
  }

  @Test("A file, a pipe, a path through a file and a circle of links are no output folder")
  func notFolders() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write("", to: "file")
    #expect(mkfifo(root + "/pipe", 0o600) == 0)
    #expect(symlink("b", root + "/a") == 0)
    #expect(symlink("a", root + "/b") == 0)
    for path in ["file", "pipe", "a", "file/x"] {
      let codes = try PublisherFixture.codes { _ = try output(path, base: root) }
      #expect(
        codes == [["a", "file/x"].contains(path) ? "publish.system" : "publish.not-a-folder"]
      )
    }
  }

  @Test("Through a symbolic link the site goes to its target, and the link stays")
  func throughLink() throws {
    let fixture = try PublisherFixture()
    let link = fixture.root + "/public"
    #expect(symlink("site", link) == 0)
    for files in [PublisherFixture.first, PublisherFixture.second] {
      _ = try PublisherFixture.publisher(to: link).publish(files)
      #expect(try fixture.contents() == PublisherFixture.expected(files))
      #expect(try FileSystem.linkTarget(of: link) == "site")
    }
    #expect(try fixture.neighbours() == ["public"])
  }

  @Test("A link to a foreign folder is refused as the folder is")
  func linkToForeign() throws {
    let fixture = try PublisherFixture()
    try fixture.folder.write("remember", to: "elsewhere/notes.txt")
    #expect(symlink("elsewhere", fixture.site) == 0)
    let codes = try PublisherFixture.codes { try fixture.publish(PublisherFixture.first) }
    #expect(codes == ["publish.foreign-folder"])
    #expect(try FileSystem.linkTarget(of: fixture.site) == "elsewhere")
  }
}
