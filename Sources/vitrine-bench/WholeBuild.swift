import Diagnostics
import Foundation
import GalleryGenerator

/// A build of a made-up site as a person starts it: a process with all its stages and workers.
struct WholeBuild {
  enum Kind: String, CaseIterable {
    case full = "full build"
    case unchanged = "again, nothing changed"
    case oneChanged = "again, one gallery changed"
    case unchecked = "full, --no-validate"
  }

  /// What a site's builds of one kind took.
  struct Measurement {
    var kind: Kind
    var galleries: Int
    var counts: Counts
    /// Seconds on the clock.
    var wall: Spread
    /// Seconds of all processors together.
    var processor: Spread
    /// Bytes: the highest of all runs.
    var peak: Int
  }

  /// Of `vitrine build --format json`.
  struct Counts: Decodable {
    var files: Int
    var bytes: Int
  }

  private struct Report: Decodable {
    var counts: Counts
  }

  let site: MadeUpSite

  /// Builds the site some times in each way, in turn, so that what disturbs one disturbs all.
  func measure(
    runs: Int,
    in work: borrowing WorkFolder
  ) throws(DiagnosticError) -> [Measurement] {
    var usages: [Kind: [ChildProcess.Usage]] = [:]
    var counts: [Kind: Counts] = [:]
    for run in 0..<runs {
      for kind in Kind.allCases {
        try DiagnosticError.throwIfCancelled()
        switch kind {
        case .full, .unchecked: try work.remove(site.outputName)
        case .unchanged: break
        case .oneChanged: try site.configure(firstTitle: "Changed \(run)", in: work)
        }
        usages[kind, default: []].append(try build(kind, in: work))
        counts[kind] = try readCounts(in: work)
      }
    }
    try work.remove(site.outputName)
    return Kind.allCases.map { kind in
      let usages = usages[kind] ?? []
      return Measurement(
        kind: kind,
        galleries: site.catalogue.size,
        counts: counts[kind] ?? Counts(files: 0, bytes: 0),
        wall: Spread(of: usages.map(\.wall)),
        processor: Spread(of: usages.map(\.processor)),
        peak: usages.map(\.peak).max() ?? 0
      )
    }
  }

  private static let reportName = "report.json"

  private func build(
    _ kind: Kind,
    in work: borrowing WorkFolder
  ) throws(DiagnosticError) -> ChildProcess.Usage {
    var arguments = [
      "build", "--config", site.configuration, "--output", site.output, "--offline", "--quiet",
      "--format", "json",
    ]
    if kind == .unchecked { arguments.append("--no-validate") }
    return try ChildProcess(role: .vitrine, arguments: arguments)
      .run(output: work.path + "/" + Self.reportName)
  }

  private func readCounts(in work: borrowing WorkFolder) throws(DiagnosticError) -> Counts {
    let bytes = try work.read(Self.reportName)
    do {
      return try JSONDecoder().decode(Report.self, from: Data(bytes)).counts
    } catch {
      throw DiagnosticError(Diagnostic(.error, code: "bench.report", "\(error)"))
    }
  }
}
