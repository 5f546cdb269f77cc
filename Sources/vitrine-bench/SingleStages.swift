import Diagnostics
import GalleryGenerator
import Providers

/// The stages of a build, each alone and on one core: from memory to memory, the last to files.
struct SingleStages {
  enum Kind: String, CaseIterable {
    case decode
    case render
    case check
    case publish
  }

  struct Measurement {
    var kind: Kind
    /// What the stage works on, such as `films`.
    var unit: String
    var units: Int
    var bytes: Int
    /// Seconds on the clock.
    var wall: Spread
  }

  private let site: MadeUpSite
  private let stages: BuildStages
  private let session: SearchSession
  private let stopwatch: @Sendable () -> Double
  /// The answers, and the whole site, in memory.
  private let bodies: [[UInt8]]
  private let files: [RenderedFile]
  private let pages: [RenderedFile]
  private let folder: OutputFolder

  init(of site: MadeUpSite, in surroundings: BuildSurroundings) async throws(DiagnosticError) {
    var options = BuildOptions()
    options.configurationFile = site.configuration
    options.isOffline = true
    let build = SiteBuild(options: options, surroundings: surroundings) { _ in }
    self.site = site
    stages = try await BuildStages(of: build)
    stopwatch = surroundings.stopwatch
    bodies = try site.catalogue.answers()
    let time = Timekeeper(date: surroundings.now, stopwatch: surroundings.stopwatch)
    session = site.catalogue.session(bodies, store: nil, time: time)
    var pages: [RenderedFile] = []
    try stages.render { pages.append($0) }
    self.pages = pages
    files = stages.assets + pages
    folder = try OutputFolder(site.output, relativeTo: "/", protecting: [])
  }

  /// Runs all stages some times, in turn.
  func measure(
    runs: Int,
    in work: borrowing WorkFolder
  ) async throws(DiagnosticError) -> [Measurement] {
    var films = 0
    var seconds: [Kind: [Double]] = [:]
    for _ in 0..<runs {
      for kind in Kind.allCases {
        try DiagnosticError.throwIfCancelled()
        let start = stopwatch()
        switch kind {
        case .decode: films = await decode()
        case .render: try stages.render { _ in }
        case .check: try await stages.check(files)
        case .publish: _ = try await stages.publish(files, to: folder)
        }
        seconds[kind, default: []].append(stopwatch() - start)
      }
      try work.remove(site.outputName)
    }
    return Kind.allCases.map { kind in
      let (unit, units, bytes) =
        switch kind {
        case .decode: ("films", films, bodies.reduce(0) { $0 + $1.count })
        case .render: ("pages", pages.count, pages.reduce(0) { $0 + $1.bytes.count })
        case .check, .publish: ("files", files.count, files.reduce(0) { $0 + $1.bytes.count })
        }
      return Measurement(
        kind: kind,
        unit: unit,
        units: units,
        bytes: bytes,
        wall: Spread(of: seconds[kind] ?? [])
      )
    }
  }

  /// Reads all answers, one after another, since a session reads several at once; returns how many
  /// films they hold.
  private func decode() async -> Int {
    var films = 0
    for request in site.catalogue.requests {
      await session.search([request]) { _, outcome in
        if case .found(let result) = outcome { films += result.entries.count }
      }
    }
    return films
  }
}
