import Diagnostics
import TestSupport
import Testing

@testable import GalleryGenerator

/// Files on their way from their source through the check to the disk.
struct FileStreamTests {
  private let fixture: PublisherFixture

  init() throws {
    fixture = try PublisherFixture()
  }

  private func checker(jobs: Int = 2) -> OutputChecker {
    OutputChecker(validates: true, basePath: "/", jobs: jobs)
  }

  private static func feed(_ path: String, _ text: String) -> RenderedFile {
    RenderedFile(path: path, kind: .xml, bytes: Array(text.utf8))
  }

  @Test(arguments: [1, 2, 8])
  func aSiteIsWrittenWhileItIsChecked(jobs: Int) async throws {
    let files = (0..<100).map { PublisherFixture.file("d\($0 % 7)/\($0)", "text \($0)") }
    let publication = try fixture.publisher().begin()
    var survey = SiteSurvey()
    let source = FileSource(files)
    var told: [Int] = []
    try await checker(jobs: jobs)
      .inspect(source, into: &survey, writer: publication.writer) { done, _ in told.append(done) }
    #expect(told == [32, 64, 96, 100])
    let report = try publication.finish(checker().conclude(survey))
    #expect(report.written == 100)
    let found = try fixture.contents().filter { $0.value != "/" }
    #expect(found == PublisherFixture.expected(files).filter { $0.value != "/" })
  }

  @Test func whatHasFaultsIsNotWritten() async throws {
    do {
      let publication = try fixture.publisher().begin()
      var survey = SiteSurvey()
      let source = FileSource([Self.feed("a.xml", "<a>"), Self.feed("b.xml", "<b/>")])
      try await checker().inspect(source, into: &survey, writer: publication.writer)
      #expect(try PublisherFixture.contents(of: publication.writer.root) == ["b.xml": "<b/>"])
      #expect(throws: DiagnosticError.self) { try checker().conclude(survey) }
    }
    #expect(try FileSystem.status(of: fixture.site) == nil)
    #expect(try fixture.neighbours().isEmpty)
  }

  @Test func ofTwoFilesInOnePlaceTheSurveyTells() async throws {
    let publication = try fixture.publisher().begin()
    var survey = SiteSurvey()
    let source = FileSource([Self.feed("a.xml", "<a/>"), Self.feed("a.xml", "<b/>")])
    try await checker().inspect(source, into: &survey, writer: publication.writer)
    let codes = try PublisherFixture.codes { _ = try checker().conclude(survey) }
    #expect(codes == ["site.duplicate-path"])
  }

  @Test func theFirstFileThatCannotBeMadeIsTold() async {
    let source = FileSource(count: 1_000) { index, _ throws(DiagnosticError) in
      // The later it stands the sooner it fails.
      let text = String(repeating: "<x></x>", count: 2_000 - 2 * index)
      guard index % 100 != 99 else {
        throw DiagnosticError(Diagnostic(.error, code: "\(index)", "no file"))
      }
      return Self.feed("\(index).xml", "<a>\(text)</a>")
    }
    var survey = SiteSurvey()
    do throws(DiagnosticError) {
      try await checker(jobs: 8).inspect(source, into: &survey, writer: nil)
      Issue.record("it made the file")
    } catch {
      #expect(error.diagnostics.map(\.code) == ["99"])
      #expect(Array(survey.paths) == (0..<96).map { "\($0).xml" })
    }
  }
}
