import Diagnostics
import Foundation
import GalleryGenerator

/// The one JSON object of `--format json`: the same keys always, in alphabetical order.
struct BuildDocument: Sendable, Encodable {
  enum Status: String, Sendable, Encodable {
    case published
    case publishedWithGaps = "published-with-gaps"
    case failed
    case misconfigured
    case interrupted
  }

  struct Counts: Sendable, Encodable {
    var galleries = 0
    var items = 0
    var pages = 0
    var files = 0
    var filesUnchanged = 0
    var filesRemoved = 0
    var bytes = 0
  }

  struct Gap: Sendable, Encodable {
    var slug: String
    var title: String
    var kind: String
  }

  struct Entry: Sendable {
    var diagnostic: Diagnostic
  }

  var version: String
  var status: Status
  /// The site's folder; empty where nothing was published.
  var output: String
  var counts: Counts
  /// Seconds by stage, and `total`.
  var timings: [String: Double]
  var gaps: [Gap]
  var diagnostics: [Entry]
}

extension BuildDocument.Entry: Encodable {
  private enum Key: String, CodingKey {
    case severity
    case code
    case message
    case file
    case line
    case column
    case notes
  }

  /// Writes every key, with null for a place that is not known.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(diagnostic.severity.rawValue, forKey: .severity)
    try container.encode(diagnostic.code, forKey: .code)
    try container.encode(diagnostic.message, forKey: .message)
    try container.encode(diagnostic.location?.file, forKey: .file)
    try container.encode(diagnostic.location?.line, forKey: .line)
    try container.encode(diagnostic.location?.column, forKey: .column)
    try container.encode(diagnostic.notes, forKey: .notes)
  }
}

extension BuildOutcome {
  var document: BuildDocument {
    let report = report ?? BuildReport()
    let stages = report.timings.map { ($0.stage.rawValue, $0.seconds) }
    let timings = Dictionary(stages + [("total", seconds)], uniquingKeysWith: +)
    return BuildDocument(
      version: Vitrine.version,
      status: documentStatus,
      output: report.output,
      counts: BuildDocument.Counts(
        galleries: report.galleries,
        items: report.items,
        pages: report.pages,
        files: report.files,
        filesUnchanged: report.filesUnchanged,
        filesRemoved: report.filesRemoved,
        bytes: report.bytes
      ),
      timings: timings.mapValues { ($0 * 1000).rounded() / 1000 },
      gaps: report.gaps.map { gap in
        BuildDocument.Gap(slug: gap.slug, title: gap.title, kind: gap.kind.rawValue)
      },
      diagnostics: diagnostics.map(BuildDocument.Entry.init)
    )
  }

  private var documentStatus: BuildDocument.Status {
    switch result {
    case .success(let report): report.gaps.isEmpty ? .published : .publishedWithGaps
    case .failure(.job): .failed
    case .failure(.configuration): .misconfigured
    case .failure(.interrupted): .interrupted
    }
  }
}
