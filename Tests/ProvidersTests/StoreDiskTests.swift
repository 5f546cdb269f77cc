import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

/// A store on a disk that is full: a small one, mounted by the test.
@Suite(.enabled(if: geteuid() == 0, "only root can mount a disk"))
struct StoreDiskTests {
  @Test func aFullDiskIsToldOnceAndCostsNothingThatWasStored() async throws {
    let folder = try TemporaryFolder()
    let disk = folder.url.appending(path: "disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    guard mount("none", disk.path, "tmpfs", 0, "size=400k") == 0 else {
      try Test.cancel("this system lets nobody mount a disk")
    }
    defer { #expect(umount(disk.path) == 0) }
    try await fill(disk.appending(path: "answers.sqlite").path)
  }

  private func fill(_ path: String) async throws {
    var random = SeededGenerator(seed: 9)
    func answer(_ number: Int) -> StoredAnswer {
      let body = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      return StoredAnswer(key: "https://a.example/\(number)", retrieved: 1, body: body)
    }
    let store = ResponseStore(path: path)
    var kept: [StoredAnswer] = []
    for number in 0..<40 {
      let new = answer(number)
      await store.save([new])
      if await store.answer(for: new.key) == new { kept.append(new) }
    }
    #expect((1..<40).contains(kept.count), "the disk was never full")
    let warnings = await store.takeWarnings()
    #expect(warnings.map(\.code) == ["cache.unusable"])
    #expect(warnings.first?.message.contains("full") == true, "\(warnings)")

    for answer in kept { #expect(await store.answer(for: answer.key) == answer) }
    let database = try SQLiteDatabase(path: path)
    #expect(try database.row("PRAGMA integrity_check")?.first?.text == "ok")
  }
}
