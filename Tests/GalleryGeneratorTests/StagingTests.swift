import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct StagingTests {
  /// What a publication leaves that is killed while it removes its own folder.
  @Test(arguments: ["site/movie/1.html", "site/index.html"])
  func whatAKillLeavesIsRemovedByTheNextPublication(leftover: String) throws {
    let folder = try TemporaryFolder()
    let left = "._site.vitrine-123-abcdef"
    try folder.write("half", to: "\(left)/\(leftover)")
    try folder.write("ours", to: "\(left)/\(Staging.marker)")
    let output = try OutputFolder("_site", relativeTo: folder.url.path, protecting: [])
    let file = RenderedFile(path: "index.html", kind: .other, bytes: [65])
    _ = try Publisher(to: output).publish([file])
    _ = try Publisher(to: output).publish([file])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["_site"])
  }

  /// The mark goes last, or nobody could tell later whose the rest is.
  @Test func theMarkOutlastsWhatItMarks() throws {
    struct Killed: Error {}
    let folder = try TemporaryFolder()
    let mark = try folder.write("ours", to: Staging.marker)
    try folder.write("half", to: "site/index.html")
    #expect(throws: Killed.self) {
      try Staging.remove(folder.url.path) { path in
        guard path != folder.url.path else { throw Killed() }
        try FileManager.default.removeItem(atPath: path)
      }
    }
    #expect(FileManager.default.fileExists(atPath: mark.path))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left == [Staging.marker])
  }

  @Test func aFolderWithoutTheMarkIsNobodysToRemove() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "._site.vitrine-123-abcdef/notes.txt")
    let output = try OutputFolder("_site", relativeTo: folder.url.path, protecting: [])
    _ = try Publisher(to: output).publish([])
    let notes = folder.url.appending(path: "._site.vitrine-123-abcdef/notes.txt")
    #expect(try String(contentsOf: notes, encoding: .utf8) == "mine")
  }
}
