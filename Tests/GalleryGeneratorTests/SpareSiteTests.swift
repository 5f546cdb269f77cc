import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

/// A site whose replaced form stays beside it and becomes the next.
@Suite struct SpareSiteTests {
  private static let spare = ".site.vitrine-spare"
  private typealias Fixture = PublisherFixture

  private let fixture: PublisherFixture

  init() throws {
    fixture = try PublisherFixture()
  }

  private static func publisher(to site: String) throws -> Publisher {
    var publisher = try PublisherFixture.publisher(to: site)
    publisher.fewestForSpare = 1
    return publisher
  }

  @discardableResult
  private func publish(_ files: [RenderedFile]) throws -> PublishReport {
    try Self.publisher(to: fixture.site).publish(files)
  }

  private func expectSite(_ files: [RenderedFile]) throws {
    #expect(try fixture.contents() == Fixture.expected(files))
  }

  /// Publishes, and expects a site that was not made of that folder.
  private func expectAnotherFolder(_ path: String) throws {
    // While it is open, nothing else gets its number.
    let folder = try OpenFile(path, O_RDONLY | O_DIRECTORY, to: "open the folder")
    try publish(Fixture.second)
    try expectSite(Fixture.second)
    #expect(try fixture.status("")?.inode != folder.status().inode)
  }

  /// The names in the spare site, folders among them.
  private func spareNames() throws -> Set<String> {
    Set(try Fixture.contents(of: "\(fixture.root)/\(Self.spare)/site").keys)
  }

  @Test func theSiteThatWasReplacedStaysWithoutWhatTheNewOneHasNoMore() throws {
    try publish(Fixture.first)
    #expect(try fixture.neighbours().isEmpty)
    try publish(Fixture.second)
    #expect(try fixture.neighbours() == [Self.spare])
    #expect(try spareNames() == ["a", "a.html", "a/page-2.html", "index.html", "empty"])
    try expectSite(Fixture.second)
  }

  @Test func theNextPublicationBeginsWithIt() throws {
    try publish(Fixture.first)
    try publish(Fixture.second)
    let folder = try FileSystem.status(of: "\(fixture.root)/\(Self.spare)/site")
    let page = try fixture.status("a.html")
    let report = try publish(Fixture.first)
    #expect(try fixture.status("")?.inode == folder?.inode)
    #expect(try fixture.status("a.html")?.inode == page?.inode)
    #expect(report.unchanged == 3)
    #expect(report.written == 3)
    #expect(report.removed == 1)
    try expectSite(Fixture.first)
    #expect(try fixture.neighbours() == [Self.spare])
  }

  /// Whoever puts something into it has not put it into the site.
  @Test(arguments: ["added", "replaced", "folder", "removed", "note", "nested"])
  func aSpareSiteThatSomebodyTouchedIsNotTaken(how: String) throws {
    try publish(Fixture.first)
    try publish(Fixture.first)
    let site = "\(Self.spare)/site"
    // So that the system's clock, which goes in ticks, tells the two apart.
    usleep(20_000)
    switch how {
    case "added": try fixture.folder.write("x", to: "\(site)/added.html")
    case "nested": try fixture.folder.write("x", to: "\(site)/a/added.html")
    case "folder": try fixture.folder.write("x", to: "\(site)/new/added.html")
    case "note": try fixture.folder.write("1 2", to: "\(Self.spare)/spare")
    default:
      try FileManager.default.removeItem(atPath: "\(fixture.root)/\(site)/a.html")
      if how == "replaced" { try fixture.folder.write("<p>x</p>", to: "\(site)/a.html") }
    }
    try expectAnotherFolder("\(fixture.root)/\(site)")
  }

  @Test func aSpareSiteThatIsGoneIsNotMissed() throws {
    try publish(Fixture.first)
    try publish(Fixture.first)
    try FileManager.default.removeItem(atPath: "\(fixture.root)/\(Self.spare)/site")
    try publish(Fixture.second)
    try expectSite(Fixture.second)
    try FileManager.default.removeItem(atPath: "\(fixture.root)/\(Self.spare)")
    try publish(Fixture.first)
    try expectSite(Fixture.first)
  }

  @Test func aPageThatSomebodyEditedIsNotTakenFromTheSpareSite() throws {
    try publish(Fixture.first)
    try publish(Fixture.first)
    // Both names lead to the one file.
    let handle = try FileHandle(forWritingTo: URL(filePath: fixture.site + "/a.html"))
    try handle.write(contentsOf: Data("<p>b</p>".utf8))
    try handle.close()
    try publish(Fixture.second)
    try expectSite(Fixture.second)
  }

  @Test func whatChangedLastTimeIsNotTakenFromTheSpareSite() throws {
    // As long as what follows.
    try publish([Fixture.file("a.html", "<p>1</p>"), Fixture.file("b.html", "<p>b</p>")])
    let file = Fixture.file("a.html", "<p>2</p>")
    let report = try publish([file, Fixture.file("b.html", "<p>b</p>")])
    let publication = try Self.publisher(to: fixture.site).begin()
    let known = KnownFile(
      path: file.path,
      galleries: [],
      key: ContentHash(value: 1),
      hash: ContentHash(of: file.bytes),
      untouchedSince: try #require(report.seal).moment
    )
    let kept = try #require(try publication.writer.keep(known))
    _ = try publication.finish(WrittenFiles([kept]))
    try expectSite([file])
  }

  @Test func anotherFolderInThePlaceOfTheSiteHasNoSpareOne() throws {
    try publish(Fixture.first)
    try publish(Fixture.second)
    let manager = FileManager.default
    try manager.moveItem(atPath: fixture.site, toPath: fixture.root + "/moved")
    try manager.copyItem(atPath: fixture.root + "/moved", toPath: fixture.site)
    try expectAnotherFolder("\(fixture.root)/\(Self.spare)/site")
  }

  @Test func aSiteThatHasBecomeSmallHasNone() throws {
    try publish(Fixture.first)
    try publish(Fixture.second)
    try fixture.publish(Fixture.first)
    try expectSite(Fixture.first)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test func aFolderOfThatNameThatIsNotOursStands() throws {
    try fixture.folder.write("mine", to: "\(Self.spare)/notes.txt")
    try publish(Fixture.first)
    try publish(Fixture.second)
    try expectSite(Fixture.second)
    #expect(try fixture.neighbours() == [Self.spare])
    #expect(try Fixture.contents(of: "\(fixture.root)/\(Self.spare)") == ["notes.txt": "mine"])
  }

  @Test func aFailureAtAnyStepLeavesTheOldSite() throws {
    struct Interruption: Error {}
    for step in [Publisher.Step.began, .wrote, .carried, .listed, .flushed] {
      try publish(Fixture.first)
      try publish(Fixture.first)
      var publisher = try Self.publisher(to: fixture.site)
      publisher.didReach = { if $0 == step { throw Interruption() } }
      #expect(throws: DiagnosticError.self) { try publisher.publish(Fixture.second) }
      try expectSite(Fixture.first)
      #expect(try fixture.neighbours().isEmpty)
    }
  }

  @Test func aProcessKilledAtAnyStepLeavesAWholeSite() async throws {
    for step in Publisher.Step.allCases where step != .movedAway {
      try publish(Fixture.first)
      try publish(Fixture.first)
      let site = fixture.site
      let name = step.rawValue
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [site = site as String, name = name as String] in
        var publisher = try SpareSiteTests.publisher(to: site)
        publisher.didReach = { if $0.rawValue == name { kill(getpid(), SIGKILL) } }
        _ = try publisher.publish(PublisherFixture.second)
      }
      let isNew = step == .exchanged || step == .removed
      try expectSite(isNew ? Fixture.second : Fixture.first)
      try publish(Fixture.second)
      try expectSite(Fixture.second)
      #expect(try fixture.neighbours() == [Self.spare], "after \(step)")
    }
  }

  /// Sites that have little in common, with files where others have folders, and people who put
  /// files beside the pages, change pages and remove some: each site is as if it were the first.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func anySiteMayFollowAnother(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let paths = [
      "index.html", "a", "a/x", "a/y/z", "b/c", "b/c/d", "b/e", "e", "f/g/h", "f/g", "f", "i/j/k/l",
      "i/j",
    ]
    var foreign: [String: String] = [:]
    var last: [RenderedFile] = []
    for step in 0..<30 {
      var files: [RenderedFile] = []
      for path in paths.shuffled(using: &random) where Bool.random(using: &random) {
        let isFree = files.allSatisfy {
          $0.path != path && !$0.path.hasPrefix(path + "/") && !path.hasPrefix($0.path + "/")
        }
        let text = ["one", "two"].randomElement(using: &random) ?? ""
        if isFree { files.append(Fixture.file(path, path + text)) }
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where step > 0:
        let path = ["own", "k/own", "k/l/\(step)"].randomElement(using: &random) ?? ""
        foreign[path] = "foreign \(step)"
        try fixture.folder.write("foreign \(step)", to: "site/" + path)
      case 1:
        guard let file = last.randomElement(using: &random) else { break }
        try fixture.folder.write("changed", to: "site/" + file.path)
      case 2:
        guard let file = last.randomElement(using: &random) else { break }
        try FileManager.default.removeItem(atPath: fixture.site + "/" + file.path)
      default: break
      }
      try publish(files)
      last = files
      var expected = foreign
      for file in files { expected[file.path] = String(decoding: file.bytes, as: UTF8.self) }
      let contents = try fixture.contents()
      #expect(contents.filter { $0.value != "/" } == expected, "seed \(seed), step \(step)")
      for folder in contents.keys where contents[folder] == "/" {
        #expect(expected.keys.contains { $0.hasPrefix(folder + "/") }, "'\(folder)' is empty")
      }
    }
  }
}
