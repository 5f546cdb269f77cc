import Diagnostics
import Testing

@testable import vitrine_bench

@Suite struct BenchmarkOptionsTests {
  @Test func withoutArgumentsThreeSizesAreMeasuredFiveTimes() throws {
    let options = try #require(try BenchmarkOptions([]))
    #expect(options == BenchmarkOptions())
    #expect(options.sizes == [100, 1_000, 10_000] && options.runs == 5)
  }

  @Test func valuesFollowAfterASpaceOrAnEqualsSign() throws {
    let options = try #require(
      try BenchmarkOptions(["--sizes", "3,20", "--runs=2", "--markdown", "--work=a=b"])
    )
    #expect(options.sizes == [3, 20] && options.runs == 2)
    #expect(options.isMarkdown && options.workFolder == "a=b")
  }

  @Test(arguments: ["--help", "-h"])
  func helpIsNoRun(_ argument: String) throws {
    #expect(try BenchmarkOptions(["--runs", "1", argument]) == nil)
  }

  @Test(arguments: [
    (["--sizes", "10,,20"], "'' is no number for '--sizes': it must be whole and above 0"),
    (["--sizes", "0"], "'0' is no number for '--sizes': it must be whole and above 0"),
    (["--runs=many"], "'many' is no number for '--runs': it must be whole and above 0"),
    (["--runs"], "'--runs' needs a value"),
    (["--markdown=yes"], "unknown argument '--markdown=yes'"),
    (["fast"], "unknown argument 'fast'"),
  ])
  func wrongArgumentsAreNamed(_ arguments: [String], message: String) {
    let error = #expect(throws: DiagnosticError.self) { try BenchmarkOptions(arguments) }
    #expect(error?.diagnostics.map(\.message) == [message])
  }

  @Test func aMisspeltOptionIsSuggestedAnew() {
    let error = #expect(throws: DiagnosticError.self) { try BenchmarkOptions(["--size", "3"]) }
    #expect(error?.diagnostics.flatMap(\.notes) == ["did you mean '--sizes'?"])
  }
}
