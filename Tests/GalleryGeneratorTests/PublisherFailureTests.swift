import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

@Suite struct PublisherFailureTests {
  private struct Interruption: Error {}

  @Test(
    "A failure at any step before the exchange leaves the old site, and nothing beside it",
    arguments: [Publisher.Step.began, .wrote, .carried, .listed, .flushed]
  )
  func failureAtStep(step: Publisher.Step) throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    var publisher = try fixture.publisher()
    publisher.didReach = { if $0 == step { throw Interruption() } }
    #expect(throws: DiagnosticError.self) { try publisher.publish(PublisherFixture.second) }
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    #expect(try fixture.neighbours().isEmpty)
    try fixture.publish(PublisherFixture.second)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
  }

  @Test(
    "A process killed at any step leaves a whole site, and the next build cleans up after it",
    arguments: [false, true]
  )
  func killed(afterFirst isReplacing: Bool) async throws {
    let fixture = try PublisherFixture()
    for step in Publisher.Step.allCases where isReplacing || step != .movedAway {
      if isReplacing { try fixture.publish(PublisherFixture.first) }
      let site = fixture.site
      let name = step.rawValue
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [site = site as String, name = name as String] in
        var publisher = try PublisherFixture.publisher(to: site)
        publisher.isDurable = true
        publisher.didReach = { if $0.rawValue == name { kill(getpid(), SIGKILL) } }
        if name == Publisher.Step.movedAway.rawValue { publisher.exchange = { _, _ in ENOSYS } }
        _ = try publisher.publish(PublisherFixture.second)
      }
      try checkWhole(fixture, after: step, isReplacing: isReplacing)
      try fixture.publish(PublisherFixture.second)
      #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
      #expect(try fixture.neighbours().isEmpty, "after \(step)")
      try FileManager.default.removeItem(atPath: fixture.site)
    }
  }

  private func checkWhole(
    _ fixture: PublisherFixture,
    after step: Publisher.Step,
    isReplacing: Bool
  ) throws {
    #expect(try !fixture.neighbours().isEmpty, "a killed process leaves its lock, after \(step)")
    switch step {
    case .exchanged, .removed:
      #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
    case .began, .wrote, .carried, .listed, .flushed, .movedAway:
      guard isReplacing else {
        #expect(try FileSystem.status(of: fixture.site) == nil)
        return
      }
      // Of a system that cannot exchange, the next publication puts the old site back.
      if step == .movedAway { _ = try fixture.publisher().begin() }
      #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    }
  }

  @Test("Only folders with the marker are removed as left over, and empty ones")
  func leftovers() throws {
    let fixture = try PublisherFixture()
    try fixture.folder.write("mine", to: ".site.vitrine-12-ab/notes.txt")
    try fixture.folder.write("mine", to: ".site.vitrine-backup/vitrine-staging")
    try fixture.folder.write("", to: ".other.vitrine-12-ab/vitrine-staging")
    try fixture.folder.write("", to: ".site.vitrine-13-ab/vitrine-staging")
    try fixture.folder.write("", to: ".site.vitrine-13-ab/site/index.html")
    #expect(mkdir(fixture.root + "/.site.vitrine-14-ab", 0o755) == 0)
    try fixture.publish(PublisherFixture.first)
    let stays = [".other.vitrine-12-ab", ".site.vitrine-12-ab", ".site.vitrine-backup"]
    #expect(try fixture.neighbours() == stays)
  }

  @Test("Where nothing can be exchanged, two renames replace the site")
  func twoRenames() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    var publisher = try fixture.publisher()
    publisher.exchange = { _, _ in ENOSYS }
    _ = try publisher.publish(PublisherFixture.second)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.second))
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test("A refused exchange is said with the path and the system's words, and the old site stands")
  func refusedExchange() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    var publisher = try fixture.publisher()
    publisher.exchange = { _, _ in EBUSY }
    let refused = publisher
    let error = #expect(throws: DiagnosticError.self) {
      try refused.publish(PublisherFixture.second)
    }
    #expect(
      error?.description == """
        error: cannot replace the folder '\(fixture.site)': Device or resource busy [publish.system]
          note: a mount point cannot be exchanged: publish to a folder inside it
          note: what was published before stands
        """
    )
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test("A path that is too long for the system is said, and the old site stands")
  func longPath() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    let deep = Array(repeating: String(repeating: "d", count: 200), count: 25)
      .joined(separator: "/")
    let error = #expect(throws: DiagnosticError.self) {
      try fixture.publish(PublisherFixture.second + [PublisherFixture.file(deep, "x")])
    }
    #expect(error?.description.contains("File name too long [publish.system]") == true)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test(
    "A folder around the site that may not be written is said, and the old site stands",
    .enabled(if: geteuid() != 0, "root may write everywhere")
  )
  func readOnlyParent() throws {
    let fixture = try PublisherFixture()
    try fixture.publish(PublisherFixture.first)
    #expect(chmod(fixture.root, 0o555) == 0)
    defer { chmod(fixture.root, 0o755) }
    let error = #expect(throws: DiagnosticError.self) {
      try fixture.publish(PublisherFixture.second)
    }
    #expect(error?.description.contains("Permission denied [publish.system]") == true)
    #expect(try fixture.contents() == PublisherFixture.expected(PublisherFixture.first))
  }
}
