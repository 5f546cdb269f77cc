/// Bars from a common line, one below the other, each with its name before it.
struct BarChart: Sendable {
  var counts: [Int]
  /// One a bar; nil where the template knows the word.
  var names: [String?]

  private static let width = 3600
  private static let right = 3480
  private static let top = 60
  private static let rowHeight = 260
  private static let barHeight = 170
  private static let longestName = 18

  /// `number` writes a count as the page's language does.
  func drawing(number: (Int) -> String) -> ChartDrawing {
    let texts = names.map { $0.map(Self.shortened) }
    let widest = texts.map { ChartDrawing.width(of: $0 ?? "0000000") }.max() ?? 0
    let left = widest + 100
    let bottom = Self.top + counts.count * Self.rowHeight
    let height = bottom + 420
    var drawing = ChartDrawing(
      width: Self.width,
      height: height,
      countTitle: .init(x: (left + Self.right) / 2, y: height - 50, anchor: .middle),
      subjectTitle: .init(x: 0, y: height - 50, anchor: .start)
    )
    let scale = NiceScale.marks(to: counts.max() ?? 0)
    let top = scale.last ?? 1
    for mark in scale {
      let x = left + (Self.right - left) * mark / top
      drawing.lines.append(.init(x1: x, y1: Self.top, x2: x, y2: bottom, isBase: mark == 0))
      drawing.labels.append(
        .init(place: .init(x: x, y: bottom + 170, anchor: .middle), text: number(mark))
      )
    }
    for (row, count) in counts.enumerated() {
      let middle = Self.top + row * Self.rowHeight + Self.rowHeight / 2
      drawing.bars.append(
        .init(
          x: left,
          y: middle - Self.barHeight / 2,
          width: (Self.right - left) * count / top,
          height: Self.barHeight,
          row: row
        )
      )
      drawing.labels.append(
        .init(
          place: .init(x: left - 80, y: middle + 42, anchor: .end),
          text: texts[row] ?? "",
          row: row
        )
      )
    }
    return drawing
  }

  private static func shortened(_ name: String) -> String {
    name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }
}
