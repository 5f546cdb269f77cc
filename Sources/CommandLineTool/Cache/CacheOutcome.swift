import Diagnostics
import GalleryGenerator

/// What came of `vitrine cache`, in words.
struct CacheOutcome: Sendable {
  var action: StoreTask.Action
  /// Nil where there is no store.
  var report: StoreReport?

  /// A line about what was done, and one for each host.
  func summary(from workingFolder: String) -> String {
    guard let report else { return "There is no response store yet; a build makes it.\n" }
    let path = BuildOutcome.path(report.path, from: workingFolder)
    let held = Self.answers(report.answers) + ", \(Quantity.bytes(report.bytes))"
    let heading =
      switch action {
      case .stats: "\(path): \(held)"
      case .prune, .clear: "Removed \(Self.answers(report.removed)) of \(path); left: \(held)"
      }
    return ([heading] + report.hosts.map(Self.line)).map { $0 + "\n" }.joined()
  }

  private static func line(_ host: StoreReport.Host) -> String {
    let (newest, oldest) = (Age(seconds: host.newest), Age(seconds: host.oldest))
    let span = "\(newest)" == "\(oldest)" ? "" : "\(newest) to "
    let expired =
      host.expired > 0 ? ", \(Quantity.grouped(host.expired)) past what the service allows" : ""
    return "  \(host.name): \(answers(host.answers)), \(Quantity.bytes(host.bytes)), "
      + span + "\(oldest) old" + expired
  }

  private static func answers(_ count: Int) -> String {
    Quantity.count(count, "answer", "answers")
  }
}
