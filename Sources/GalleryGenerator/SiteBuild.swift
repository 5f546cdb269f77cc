package import Diagnostics

/// What a person asked of a build, after the arguments were read.
package struct BuildOptions: Sendable {
  /// The file looked for where none is named.
  package static let standardFile = "vitrine.yml"

  /// The configuration file, as given; nil where none is named and none lies in the working folder.
  package var configurationFile: String?
  /// Replaces `site.output`.
  package var output: String?
  /// Replaces `site.url`.
  package var baseURL: String?
  /// Answers every query from the bundled catalogue.
  package var usesSample = false
  package var isOffline = false
  package var refreshes = false
  /// Whether a stale or missing gallery fails the build.
  package var isStrict = false
  package var validates = true
  /// How many pages are rendered and checked at once; nil: one a core.
  package var jobs: Int?

  package init() {}
}

/// What the build sees of the world, so that a test can give it another.
package struct BuildSurroundings: Sendable {
  package var environment: [String: String]
  /// An absolute path that relative paths on the command line start from.
  package var workingFolder: String
  /// Seconds since 1970.
  package var now: @Sendable () -> Int
  /// A monotonic clock, in seconds, for the timings and for the pace of the requests.
  package var stopwatch: @Sendable () -> Double
  /// How many pages are rendered and checked at once, unless the person says otherwise.
  package var cores: Int
  /// Differs between all versions of the program; nil where nothing may be reused that another run
  /// of it made of the same input.
  package var program: UInt64?

  /// Takes what there is no memory for while a site is built.
  var scratchFolder: String { environment["TMPDIR"] ?? "/tmp" }

  package init(
    environment: [String: String],
    workingFolder: String,
    now: @escaping @Sendable () -> Int,
    stopwatch: @escaping @Sendable () -> Double,
    cores: Int = 1,
    program: UInt64? = nil
  ) {
    self.environment = environment
    self.workingFolder = workingFolder
    self.now = now
    self.stopwatch = stopwatch
    self.cores = cores
    self.program = program
  }
}

/// A step of the build, for whoever watches.
package enum BuildEvent: Sendable {
  package enum Stage: String, Sendable, CaseIterable {
    case configure
    case fetch
    case render
    case check
    case publish
  }

  case began(Stage, total: Int)
  /// `done` of the stage's total, the last one being `name`.
  case advanced(Stage, done: Int, name: String)
  /// For `--verbose`: one line about what is being done.
  case detail(String)
}

/// What a build did.
package struct BuildReport: Sendable {
  package struct Timing: Sendable {
    package var stage: BuildEvent.Stage
    package var seconds: Double
  }

  /// A gallery that is missing or stale, and why.
  package struct Gap: Sendable {
    package enum Kind: String, Sendable {
      /// An aged answer was used.
      case stale
      /// There was no answer; its earlier page stands.
      case kept
      /// There was no answer and no earlier page.
      case missing
    }

    package var slug: String
    package var title: String
    package var kind: Kind
  }

  package var output = ""
  /// Those that have a page: of this build, or one that was kept.
  package var galleries = 0
  package var items = 0
  package var pages = 0
  package var files = 0
  package var filesUnchanged = 0
  package var filesRemoved = 0
  package var bytes = 0
  package var gaps: [Gap] = []
  package var timings: [Timing] = []
  /// Warnings and notes; errors are thrown, but for those of the gaps.
  package var diagnostics: [Diagnostic] = []

  package init() {}
}

/// Why a build published nothing.
package enum BuildError: Error, Sendable {
  /// The configuration is wrong: exit code 78.
  case configuration([Diagnostic])
  /// The job failed: exit code 1.
  case job([Diagnostic])
  /// The task was cancelled before the site was in its place.
  case interrupted

  package var diagnostics: [Diagnostic] {
    switch self {
    case .configuration(let diagnostics), .job(let diagnostics): diagnostics
    case .interrupted: []
    }
  }
}

/// Builds the site: `vitrine.yml` in, a published folder out.
package struct SiteBuild: Sendable {
  package var options: BuildOptions
  package var surroundings: BuildSurroundings
  /// Called from one task at a time.
  package var watch: @Sendable (BuildEvent) -> Void

  package init(
    options: BuildOptions,
    surroundings: BuildSurroundings,
    watch: @escaping @Sendable (BuildEvent) -> Void
  ) {
    self.options = options
    self.surroundings = surroundings
    self.watch = watch
  }
}
