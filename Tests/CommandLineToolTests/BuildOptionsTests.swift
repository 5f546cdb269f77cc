import GalleryGenerator
import Testing

@testable import CommandLineTool

@Suite struct BuildOptionsTests {
  @Test func everyFlagReachesTheBuild() async {
    let run = await RecordedRun([
      "build", "--config", "films.yml", "--output=out", "--sample", "--refresh", "--strict",
      "--base-url", "https://example.org/films", "--jobs", "3", "--no-validate", "--quiet",
    ])
    #expect(run.options?.configurationFile == "films.yml")
    #expect(run.options?.output == "out")
    #expect(run.options?.usesSample == true)
    #expect(run.options?.refreshes == true)
    #expect(run.options?.isOffline == false)
    #expect(run.options?.isStrict == true)
    #expect(run.options?.baseURL == "https://example.org/films")
    #expect(run.options?.jobs == 3)
    #expect(run.options?.validates == false)
  }

  @Test func withoutFlagsTheDefaultsHold() async {
    let run = await RecordedRun(["build"])
    #expect(run.options?.configurationFile == nil)
    #expect(run.options?.output == nil)
    #expect(run.options?.jobs == nil)
    #expect(run.options?.validates == true)
    #expect(run.options?.usesSample == false)
    #expect(run.options?.isStrict == false)
    #expect(run.options?.refreshes == false)
  }

  @Test func offlineReachesTheBuild() async {
    #expect(await RecordedRun(["build", "--offline"]).options?.isOffline == true)
  }
}
