import Diagnostics
import Foundation
import FoundationNetworking
import GalleryGenerator
import Synchronization
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct ServeCommandTests {
  private func report(output: String) -> BuildReport {
    var report = BuildReport.filmClub
    report.output = output
    return report
  }

  @Test func whatWasBuiltIsServedAtTheAddressThatIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<p>here</p>", to: "_site/index.html")
    let page = Mutex("")
    let run = await RecordedRun(
      ["serve", "--port", "0", "--sample"],
      workingFolder: folder.url.path,
      result: .success(report(output: "_site"))
    ) { output in
      do {
        let match = try #require(output.firstMatch(of: /http:\/\/127\.0\.0\.1:[1-9][0-9]*\//))
        let url = try #require(URL(string: String(match.0)))
        let (data, _) = try await URLSession.shared.data(from: url)
        page.withLock { $0 = String(decoding: data, as: UTF8.self) }
      } catch {
        Issue.record(error)
      }
    }
    #expect(page.withLock { $0 }.contains("<p>here</p>"))
    #expect(
      run.output.contains(
        /^12 galleries.*\n.*3\.1 MB.*\nServing _site at http:\/\/127\.0\.0\.1:[0-9]+\/ until interrupted\.\n$/
      )
    )
    #expect(run.options?.usesSample == true)
    #expect(run.status == .success)
  }

  @Test func forAMachineTheAddressIsNoPartOfTheResult() async throws {
    let folder = try TemporaryFolder()
    let run = await RecordedRun(
      ["serve", "--port=0", "--format=json"],
      result: .success(report(output: folder.url.path))
    )
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
    #expect(run.errors.hasPrefix("Serving \(folder.url.path) at http://127.0.0.1:"))
  }

  @Test func nothingIsServedWhereNothingWasBuilt() async {
    let run = await RecordedRun(
      ["serve", "--port", "0"],
      result: .failure(.job([Diagnostic(.error, code: "a", "b")]))
    ) { _ in
      Issue.record("it was served")
    }
    #expect(run.status == .failure)
    #expect(run.output == "")
  }

  @Test func aHostThatIsNotHereIsAFailureAfterTheBuild() async throws {
    let folder = try TemporaryFolder()
    let run = await RecordedRun(
      ["serve", "--port", "0", "--host", "192.0.2.1"],
      result: .success(report(output: folder.url.path))
    )
    #expect(run.status == .failure)
    #expect(run.errors.hasPrefix("error: "))
  }

  @Test(arguments: ["-1", "65536", "http"])
  func aPortOutOfRangeIsAWrongArgument(_ port: String) async {
    let run = await RecordedRun(["serve", "--port", port])
    #expect(
      run.errors.hasPrefix(
        "error: '--port' must be a whole number from 0 to 65535, not '\(port)' "
          + "[arguments.invalid-value]\nusage: vitrine serve [--port <n>] [--host <address>]"
      )
    )
    #expect(run.status == .usage)
  }
}
