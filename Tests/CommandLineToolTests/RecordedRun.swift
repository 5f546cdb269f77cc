import Synchronization
import TestSupport

@testable import CommandLineTool
@testable import GalleryGenerator

/// A run of the tool in this process, with nothing but its own words and a clock that stands still.
struct RecordedRun {
  var output = ""
  var errors = ""
  var status: ExitCode
  /// What the build was asked, if it came to one.
  var options: BuildOptions?

  /// Texts that came, in order, from whichever task.
  private final class Record: Sendable {
    let text = Mutex("")
    let options = Mutex<BuildOptions?>(nil)
  }

  init(
    _ arguments: [String],
    terminal: Terminal? = nil,
    workingFolder: String = "/site",
    events: [BuildEvent] = [],
    result: Result<BuildReport, BuildError> = .success(BuildReport()),
    whileServing: @escaping @Sendable (_ output: String) async -> Void = { _ in }
  ) async {
    let output = Record()
    let errors = Record()
    let tool = Vitrine(
      console: Console(
        output: { text in output.text.withLock { $0 += text } },
        errors: { text in errors.text.withLock { $0 += text } },
        terminal: terminal
      ),
      surroundings: BuildSurroundings(
        environment: [:],
        workingFolder: workingFolder,
        now: { 0 },
        stopwatch: { 0.41 }
      ),
      runBuild: { build in
        output.options.withLock { $0 = build.options }
        for event in events { build.watch(event) }
        return result
      },
      whileServing: { await whileServing(output.text.withLock { $0 }) }
    )
    status = await tool.run(arguments)
    self.output = output.text.withLock { $0 }
    self.errors = errors.text.withLock { $0 }
    options = output.options.withLock { $0 }
  }
}

extension Terminal {
  /// A terminal of a test: 80 columns, no colour, and as much Unicode as asked.
  static func test(columns: Int = 80, showsColor: Bool = false, isUnicode: Bool = true) -> Terminal
  {
    Terminal(showsColor: showsColor, isUnicode: isUnicode, columns: { columns })
  }
}

extension BuildReport {
  /// A site such as a film club's.
  static var filmClub: BuildReport {
    var report = BuildReport()
    report.output = "/site/_site"
    report.galleries = 12
    report.items = 143
    report.pages = 1170
    report.files = 1215
    report.filesUnchanged = 1190
    report.filesRemoved = 2
    report.bytes = 3_140_000
    report.timings = [
      Timing(stage: .configure, seconds: 0.01), Timing(stage: .fetch, seconds: 0.2004),
    ]
    return report
  }
}
