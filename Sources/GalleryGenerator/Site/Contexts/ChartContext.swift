internal import Mustache

/// A chart of a report: its drawing, with all places in tenths of a point, and its table.
struct ChartContext: Sendable {
  struct Row: Sendable {
    var text: String
    var isOthers = false
    var count: String
  }

  /// A text of the drawing at its place.
  struct Label: Sendable {
    var label: ChartDrawing.Label
    var isOthers: Bool
  }

  struct Bar: Sendable {
    var bar: ChartDrawing.Bar
    var row: Row
  }

  var chart: ReportChart
  var text: LocalizedText

  private var rows: [Row] { chart.rows.map(row) }

  private var labels: [Label] {
    chart.drawing.labels.map { label in
      Label(label: label, isOthers: label.row.map { chart.rows[$0].text == nil } ?? false)
    }
  }

  private var bars: [Bar] {
    chart.drawing.bars.map { Bar(bar: $0, row: row(chart.rows[$0.row])) }
  }

  private func row(_ row: ReportChart.Row) -> Row {
    Row(text: row.text ?? "", isOthers: row.text == nil, count: text.number(row.count))
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<ChartContext> {
    let lines = Projection<ChartDrawing.Line>(
      "line of a chart",
      in: &vocabulary,
      [
        .integer("x1") { $0.x1 },
        .integer("y1") { $0.y1 },
        .integer("x2") { $0.x2 },
        .integer("y2") { $0.y2 },
        .flag("isBase") { $0.isBase },
      ]
    )
    let bars = Projection<Bar>(
      "bar of a chart",
      in: &vocabulary,
      [
        .integer("x") { $0.bar.x },
        .integer("y") { $0.bar.y },
        .integer("width") { $0.bar.width },
        .integer("height") { $0.bar.height },
        .text("text") { $0.row.text },
        .flag("isOthers") { $0.row.isOthers },
        .text("count") { $0.row.count },
      ]
    )
    let places = Projection<ChartDrawing.Place>(
      "place in a chart",
      in: &vocabulary,
      [
        .integer("x") { $0.x },
        .integer("y") { $0.y },
        .text("anchor") { $0.anchor.rawValue },
      ]
    )
    let labels = Projection<Label>(
      "text in a chart",
      in: &vocabulary,
      [
        .integer("x") { $0.label.place.x },
        .integer("y") { $0.label.place.y },
        .text("anchor") { $0.label.place.anchor.rawValue },
        .text("text") { $0.label.text },
        .flag("isOthers") { $0.isOthers },
      ]
    )
    let rows = Projection<Row>(
      "row of a chart",
      in: &vocabulary,
      [
        .text("text") { $0.text },
        .flag("isOthers") { $0.isOthers },
        .text("count") { $0.count },
      ]
    )
    return Projection(
      "chart",
      in: &vocabulary,
      [
        .text("name") { $0.chart.subject.rawValue },
        .flag("isRatings") { $0.chart.subject == .ratings },
        .flag("isDecades") { $0.chart.subject == .decades },
        .flag("isLanguages") { $0.chart.subject == .languages },
        .flag("isKilobytes") { $0.chart.subject == .kilobytes },
        .flag("isMegabytes") { $0.chart.subject == .megabytes },
        .flag("isDurations") { $0.chart.subject == .durations },
        .flag("isRatios") { $0.chart.subject == .ratios },
        .integer("width") { $0.chart.drawing.width },
        .integer("height") { $0.chart.drawing.height },
        .list("lines", lines) { $0.chart.drawing.lines },
        .list("bars", bars) { $0.bars },
        .list("labels", labels) { $0.labels },
        .record("countTitle", places) { $0.chart.drawing.countTitle },
        .record("subjectTitle", places) { $0.chart.drawing.subjectTitle },
        .list("rows", rows) { $0.rows },
        .text("unknown") { $0.chart.unknown == 0 ? nil : $0.text.number($0.chart.unknown) },
      ]
    )
  }
}
