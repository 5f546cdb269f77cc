import CommandLineTool

/// What was measured, as a person reads it.
struct BenchmarkReport {
  var machine: String
  var fileSystem: String
  var options: BenchmarkOptions
  /// The galleries of the site whose stages were measured alone.
  var stageSize: Int
  var stages: [SingleStages.Measurement] = []
  var builds: [WholeBuild.Measurement] = []

  var text: String {
    """
    \(machine), working on \(fileSystem); medians of \(options.runs) runs, least to greatest in brackets

    Stages alone, each on one core (\(Quantity.grouped(stageSize)) galleries):

    \(stageTable.text(isMarkdown: options.isMarkdown))
    Whole builds, each a process of its own:

    \(buildTable.text(isMarkdown: options.isMarkdown))
    """
  }

  private var stageTable: TextTable {
    var table = TextTable(columns: ["stage", "number", "MB", "MB/s", "a second"])
    for stage in stages {
      let megabytes = Double(stage.bytes) / 1e6
      table.rows.append([
        "\(stage.kind.rawValue) \(stage.unit)",
        Quantity.grouped(stage.units),
        Self.decimal(megabytes),
        Self.text(stage.wall.rate(of: megabytes), Self.decimal),
        Self.text(stage.wall.rate(of: Double(stage.units))) { Quantity.grouped(Int($0)) },
      ])
    }
    return table
  }

  private var buildTable: TextTable {
    var table = TextTable(columns: [
      "build", "galleries", "files", "MB", "seconds", "processor seconds", "µs a file", "peak MiB",
    ])
    // Of one kind the sizes stand under one another, so that one sees how it grows.
    for build in WholeBuild.Kind.allCases.flatMap({ kind in builds.filter { $0.kind == kind } }) {
      table.rows.append([
        build.kind.rawValue,
        Quantity.grouped(build.galleries),
        Quantity.grouped(build.counts.files),
        Self.decimal(Double(build.counts.bytes) / 1e6),
        Self.text(build.wall) { Quantity.decimal($0, places: 2) },
        Self.text(build.processor) { Quantity.decimal($0, places: 2) },
        Quantity.grouped(Int(build.processor.median * 1e6) / max(1, build.counts.files)),
        Self.decimal(Double(build.peak) / Double(1 << 20)),
      ])
    }
    return table
  }

  /// Such as `1.62 (1.58–1.71)`.
  private static func text(_ spread: Spread, _ number: (Double) -> String) -> String {
    "\(number(spread.median)) (\(number(spread.least))–\(number(spread.greatest)))"
  }

  private static func decimal(_ number: Double) -> String {
    number < 100 ? Quantity.decimal(number, places: 1) : Quantity.grouped(Int(number.rounded()))
  }
}
