import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

/// Disks that are full, read-only or mounted in the wrong place: small ones, mounted by the test.
@Suite(.enabled(if: geteuid() == 0, "only root can mount a disk"))
struct PublisherDiskTests {
  /// A disk in memory of 160 KiB, mounted while a body runs.
  private func withSmallDisk(at path: String, _ body: () throws -> Void) throws {
    try FileSystem.makeFolders(path)
    guard mount("none", path, "tmpfs", 0, "size=160k") == 0 else {
      try Test.cancel("this system lets nobody mount a disk")
    }
    defer { #expect(umount(path) == 0) }
    try body()
  }

  private func large(_ path: String) -> RenderedFile {
    PublisherFixture.file(path, String(repeating: "x", count: 90_000))
  }

  @Test("A full disk is said with path and reason, the old site stands, and the room is free again")
  func fullDisk() throws {
    let fixture = try PublisherFixture()
    let disk = fixture.root + "/disk"
    try withSmallDisk(at: disk) {
      let publisher = try PublisherFixture.publisher(to: disk + "/site")
      _ = try publisher.publish(PublisherFixture.first)
      let error = #expect(throws: DiagnosticError.self) {
        try publisher.publish(PublisherFixture.first + [large("large"), large("larger")])
      }
      #expect(error?.description.contains("/site/larger': No space left on device") == true)
      #expect(error?.description.contains("there must be room for both") == true)
      let found = try PublisherFixture.contents(of: disk + "/site")
      #expect(found["b.html"] == "<p>b</p>")
      #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == ["site"])
      _ = try publisher.publish(PublisherFixture.second + [large("large")])
    }
  }

  @Test("A site that fills more than half of its disk is rebuilt, since it is linked")
  func moreThanHalf() throws {
    let fixture = try PublisherFixture()
    let disk = fixture.root + "/disk"
    try withSmallDisk(at: disk) {
      let publisher = try PublisherFixture.publisher(to: disk + "/site")
      for files in [PublisherFixture.first, PublisherFixture.second] {
        _ = try publisher.publish(files + [large("large")])
      }
    }
  }

  @Test("A read-only disk is said, and the old site stands")
  func readOnlyDisk() throws {
    let fixture = try PublisherFixture()
    let disk = fixture.root + "/disk"
    try withSmallDisk(at: disk) {
      let publisher = try PublisherFixture.publisher(to: disk + "/site")
      _ = try publisher.publish(PublisherFixture.first)
      let flags = UInt(MS_REMOUNT | MS_RDONLY)
      #expect(mount("none", disk, "tmpfs", flags, nil) == 0)
      let error = #expect(throws: DiagnosticError.self) {
        try publisher.publish(PublisherFixture.second)
      }
      #expect(error?.description.contains("Read-only file system [publish.system]") == true)
      let found = try PublisherFixture.contents(of: disk + "/site")
      #expect(found["b.html"] == "<p>b</p>")
    }
  }

  @Test("A mount point as output is said to be one, and what is on it stands")
  func mountPoint() throws {
    let fixture = try PublisherFixture()
    try withSmallDisk(at: fixture.site) {
      let error = #expect(throws: DiagnosticError.self) {
        try fixture.publish(PublisherFixture.first)
      }
      #expect(error?.description.contains("a mount point cannot be exchanged") == true)
      #expect(try fixture.contents().isEmpty)
      #expect(try fixture.neighbours().isEmpty)
      _ = try PublisherFixture.publisher(to: fixture.site + "/inner")
        .publish(PublisherFixture.first)
    }
  }

  @Test("A foreign file on another disk is copied with its time stamps")
  func foreignDisk() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    try withSmallDisk(at: fixture.root + "/disk") {
      try fixture.folder.write("mine", to: "disk/notes.txt")
      let source = fixture.root + "/disk/notes.txt"
      try FileSystem.linkOrCopy(source, to: fixture.root + "/copy", kind: .file)
      let (old, new) = try (
        FileSystem.status(of: source), FileSystem.status(of: fixture.root + "/copy")
      )
      let original = try #require(old)
      #expect(new?.matches(original) == true)
      #expect(new?.device != original.device)
    }
  }
}
