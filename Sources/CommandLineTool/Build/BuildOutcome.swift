import Diagnostics
import GalleryGenerator

/// How a build ended and how long it took.
struct BuildOutcome: Sendable {
  var result: Result<BuildReport, BuildError>
  /// From the first argument to the last file.
  var seconds: Double

  var report: BuildReport? {
    switch result {
    case .success(let report): report
    case .failure: nil
    }
  }

  var status: ExitCode {
    switch result {
    case .success(let report): report.gaps.isEmpty ? .success : .gaps
    case .failure(.job): .failure
    case .failure(.configuration): .configuration
    case .failure(.interrupted): .interrupted
    }
  }

  var diagnostics: [Diagnostic] {
    switch result {
    case .success(let report): report.diagnostics
    case .failure(let error): error.diagnostics
    }
  }
}

extension BuildOutcome {
  /// Two lines about the site; empty where nothing was published.
  ///
  /// The folder is named from `workingFolder` where it lies below it.
  func summary(from workingFolder: String) -> String {
    guard let report else { return "" }
    let folder = Self.path(report.output, from: workingFolder)
    let made = [
      Quantity.count(report.galleries, "gallery", "galleries"),
      Quantity.count(report.items, "item", "items"),
      Quantity.count(report.pages, "page", "pages"),
    ]
    return """
      \(made.joined(separator: ", ")) in \(folder) (\(Quantity.seconds(seconds)))
      \(changes(in: report))

      """
  }

  /// One line about how to look at the site; empty where nothing was published.
  func hint(from workingFolder: String) -> String {
    guard let report else { return "" }
    let folder = Self.path(report.output, from: workingFolder)
    return """
      To look at it, open \(folder)/index.html, or run 'vitrine serve' with the same options.

      """
  }

  /// Each gallery that is not up to date, or that nothing was published; empty when all is well.
  func lament(style: TextStyle) -> String {
    guard let report else {
      let word = style.apply(.red, to: "nothing was published")
      let reason = status == .interrupted ? "interrupted: " : ""
      return "\(reason)\(word); the site that stood is untouched\n"
    }
    guard !report.gaps.isEmpty else { return "" }
    let verb = report.gaps.count == 1 ? "is" : "are"
    let wanted = report.galleries + report.gaps.count { $0.kind == .missing }
    let heading =
      "\(report.gaps.count) of \(Quantity.count(wanted, "gallery", "galleries")) "
      + "\(verb) not up to date:"
    let lines = report.gaps.map { gap in
      "  \(Diagnostic.printable(gap.title)) (\(gap.slug)): \(gap.kind.explanation)"
    }
    return ([style.apply(.yellow, to: heading)] + lines).map { $0 + "\n" }.joined()
  }

  /// Such as `configuring 0.01 s, fetching 0.20 s, in all 0.41 s`.
  var timingLine: String {
    let stages = (report?.timings ?? []).map { timing in
      "\(timing.stage.activity) \(Quantity.seconds(timing.seconds))"
    }
    return (stages + ["in all \(Quantity.seconds(seconds))"]).joined(separator: ", ") + "\n"
  }

  private func changes(in report: BuildReport) -> String {
    let size = "\(Quantity.count(report.files, "file", "files")), \(Quantity.bytes(report.bytes))"
    let written = report.files - report.filesUnchanged
    if written == 0, report.filesRemoved == 0 { return "Nothing changed: \(size)" }
    if report.filesUnchanged == 0, report.filesRemoved == 0 { return "All new: \(size)" }
    let parts = [
      "\(Quantity.grouped(written)) new or changed",
      "\(Quantity.grouped(report.filesUnchanged)) as before",
      report.filesRemoved > 0 ? "\(Quantity.grouped(report.filesRemoved)) removed" : nil,
    ]
    return "\(size): \(parts.compactMap { $0 }.joined(separator: ", "))"
  }

  /// The path as it is printed: from the folder where it lies below it.
  static func path(_ path: String, from folder: String) -> String {
    let shown = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return Diagnostic.printable(shown)
  }
}

extension BuildReport.Gap.Kind {
  var explanation: String {
    switch self {
    case .stale: "stale, made from an aged answer"
    case .kept: "not fetched, its earlier page stands"
    case .missing: "not fetched, and left out"
    }
  }
}
