import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CommandLineTool
@testable import GalleryGenerator

@Suite struct BuildCommandTests {
  private static let unknownKey = Diagnostic(
    .error,
    code: "configuration.unknown-key",
    at: SourceLocation(file: "vitrine.yml", line: 3, column: 5),
    "unknown key 'titel' in site",
    notes: ["did you mean 'title'?"]
  )

  private static func withGaps() -> BuildReport {
    var report = BuildReport.filmClub
    report.gaps = [
      BuildReport.Gap(slug: "batman", title: "Batman", kind: .stale),
      BuildReport.Gap(slug: "evil", title: "E\u{1b}vil", kind: .missing),
    ]
    report.diagnostics = [
      Diagnostic(.error, code: "fetch.status", "TMDB answered 503"),
      Diagnostic(.warning, code: "items.skipped", "an item has no id"),
      Diagnostic(.warning, code: "items.skipped", "an item has no id"),
    ]
    return report
  }

  @Test func aSiteIsSummedUpOnTheOutput() async {
    let run = await RecordedRun(["build"], result: .success(.filmClub))
    #expect(
      run.output == """
        12 galleries, 143 items, 1,170 pages in _site (0.00 s)
        1,215 files, 3.1 MB: 25 new or changed, 1,190 as before, 2 removed
        To look at it, open _site/index.html, or run 'vitrine serve' with the same options.

        """
    )
    #expect(run.errors == "")
    #expect(run.status == .success)
  }

  @Test func oneOfEachIsSingular() async {
    var report = BuildReport()
    report.output = "/elsewhere/_site"
    report.galleries = 1
    report.items = 1
    report.pages = 1
    report.files = 1
    report.bytes = 1
    let run = await RecordedRun(["build"], result: .success(report))
    #expect(
      run.output.hasPrefix(
        "1 gallery, 1 item, 1 page in /elsewhere/_site (0.00 s)\nAll new: 1 file, 1 byte\n"
      )
    )
  }

  @Test func aSecondBuildOfTheSameSaysThatNothingChanged() async {
    var report = BuildReport.filmClub
    report.filesUnchanged = report.files
    report.filesRemoved = 0
    let run = await RecordedRun(["build"], result: .success(report))
    #expect(run.output.contains("\nNothing changed: 1,215 files, 3.1 MB\n"))
  }

  @Test func gapsAreNamedAndExitWithTwo() async {
    let run = await RecordedRun(["build"], result: .success(Self.withGaps()))
    #expect(
      run.errors == """
        error: TMDB answered 503 [fetch.status]
        warning: an item has no id [items.skipped] (2 times)
        2 of 13 galleries are not up to date:
          Batman (batman): stale, made from an aged answer
          E\\u{1b}vil (evil): not fetched, and left out

        """
    )
    #expect(run.output.hasPrefix("12 galleries"))
    #expect(run.status == .gaps)
  }

  @Test func quietLeavesErrorsAndGapsAlone() async {
    let run = await RecordedRun(
      ["build", "--quiet"],
      events: [.began(.fetch, total: 3), .detail("a detail")],
      result: .success(Self.withGaps())
    )
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: TMDB answered 503 [fetch.status]
        2 of 13 galleries are not up to date:
          Batman (batman): stale, made from an aged answer
          E\\u{1b}vil (evil): not fetched, and left out

        """
    )
  }

  @Test func verboseAddsDetailsAndTimings() async {
    let run = await RecordedRun(
      ["build", "--verbose"],
      events: [
        .began(.fetch, total: 3), .detail("GET api.themoviedb.org"), .began(.check, total: 0),
      ],
      result: .success(.filmClub)
    )
    #expect(
      run.errors == """
        fetching 3 galleries
          GET api.themoviedb.org
        checking
        configuring 0.01 s, fetching 0.20 s, in all 0.00 s

        """
    )
  }

  @Test(arguments: [
    (BuildError.configuration([unknownKey]), ExitCode.configuration),
    (BuildError.job([unknownKey]), ExitCode.failure),
  ])
  func aFailureIsExplainedOnTheErrorsAlone(_ error: BuildError, _ status: ExitCode) async {
    let run = await RecordedRun(["build"], result: .failure(error))
    #expect(
      run.errors == """
        vitrine.yml:3:5: error: unknown key 'titel' in site [configuration.unknown-key]
          note: did you mean 'title'?
        nothing was published; the site that stood is untouched

        """
    )
    #expect(run.output == "")
    #expect(run.status == status)
  }

  @Test func anInterruptionIsToldInOneLine() async {
    let run = await RecordedRun(["build", "--quiet"], result: .failure(.interrupted))
    #expect(
      run.errors == "interrupted: nothing was published; the site that stood is untouched\n"
    )
    #expect(run.status.rawValue == 130)
  }

  @Test func aTerminalShowsColoursAndItsBarIsGoneAtTheEnd() async {
    let run = await RecordedRun(
      ["build"],
      terminal: .test(showsColor: true),
      events: [.began(.fetch, total: 3)],
      result: .failure(.configuration([Self.unknownKey]))
    )
    #expect(run.errors.contains("\r\u{1b}[Kfetching "))
    #expect(run.errors.contains("\r\u{1b}[K\u{1b}[1mvitrine.yml:3:5:\u{1b}[0m \u{1b}[1;31merror:"))
  }

  @Test func theConfigurationOfTheWorkingFolderIsTaken() async throws {
    let folder = try TemporaryFolder()
    try folder.write("site: {}\n", to: "vitrine.yml")
    let run = await RecordedRun(["build"], workingFolder: folder.url.path)
    #expect(run.options?.configurationFile == "vitrine.yml")
  }

  @Test func anOutputThatCannotBeWrittenFails() async {
    let tool = Vitrine(
      console: Console(
        output: { _ in throw DiagnosticError(Diagnostic(.error, code: "console.write", "full")) },
        errors: { _ in },
        terminal: nil
      ),
      surroundings: BuildSurroundings(
        environment: [:],
        workingFolder: "/",
        now: { 0 },
        stopwatch: { 0 }
      ),
      runBuild: { _ in .success(.filmClub) },
      whileServing: {}
    )
    #expect(await tool.run(["build"]) == .failure)
  }
}

@Suite struct BuildDocumentTests {
  @Test func aSiteWithGapsIsOneObject() async {
    var report = BuildReport.filmClub
    report.gaps = [BuildReport.Gap(slug: "batman", title: "Bat/man", kind: .kept)]
    report.diagnostics = [
      Diagnostic(.warning, code: "a.b", at: SourceLocation(file: "x.yml", line: 2), "odd")
    ]
    let run = await RecordedRun(["build", "--format=json"], result: .success(report))
    #expect(
      run.output == """
        {
          "counts" : {
            "bytes" : 3140000,
            "files" : 1215,
            "filesRemoved" : 2,
            "filesUnchanged" : 1190,
            "galleries" : 12,
            "items" : 143,
            "pages" : 1170
          },
          "diagnostics" : [
            {
              "code" : "a.b",
              "column" : null,
              "file" : "x.yml",
              "line" : 2,
              "message" : "odd",
              "notes" : [

              ],
              "severity" : "warning"
            }
          ],
          "gaps" : [
            {
              "kind" : "kept",
              "slug" : "batman",
              "title" : "Bat/man"
            }
          ],
          "output" : "/site/_site",
          "status" : "published-with-gaps",
          "timings" : {
            "configure" : 0.01,
            "fetch" : 0.2,
            "total" : 0
          },
          "version" : "\(Vitrine.version)"
        }

        """
    )
    #expect(run.status == .gaps)
  }

  @Test(arguments: [
    (Result<BuildReport, BuildError>.success(.filmClub), "published", ExitCode.success),
    (.failure(.job([Diagnostic(.error, code: "a", "b")])), "failed", .failure),
    (
      .failure(.configuration([Diagnostic(.error, code: "a", "b")])), "misconfigured",
      .configuration
    ),
    (.failure(.interrupted), "interrupted", .interrupted),
  ])
  func everyEndHasItsStatusAndTheSameKeys(
    _ result: Result<BuildReport, BuildError>,
    _ status: String,
    _ exit: ExitCode
  ) async throws {
    let run = await RecordedRun(["build", "--format", "json", "--quiet"], result: result)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["status"] as? String == status)
    #expect(
      object.keys.sorted() == [
        "counts", "diagnostics", "gaps", "output", "status", "timings", "version",
      ]
    )
    #expect(run.status == exit)
  }
}
