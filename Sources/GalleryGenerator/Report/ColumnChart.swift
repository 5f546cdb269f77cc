/// Columns on a common line, for a histogram or for classes that have an order.
struct ColumnChart: Sendable {
  /// What stands below the columns.
  enum Marks: Sendable {
    /// One word at each edge of the columns, so one more than there are columns.
    case edges([String])
    /// One word a column.
    case columns([String])
  }

  var counts: [Int]
  var marks: Marks

  private static let width = 3600
  private static let height = 2240
  private static let top = 300
  private static let bottom = 1780
  private static let right = 3480
  private static let widestColumn = 480

  /// `number` writes a count as the page's language does.
  func drawing(number: (Int) -> String) -> ChartDrawing {
    let scale = NiceScale.marks(to: counts.max() ?? 0).map { (value: $0, text: number($0)) }
    let widest = scale.map { ChartDrawing.width(of: $0.text) }.max() ?? 0
    let left = widest + 100
    var drawing = ChartDrawing(
      width: Self.width,
      height: Self.height,
      countTitle: .init(x: 0, y: 110, anchor: .start),
      subjectTitle: .init(x: (left + Self.right) / 2, y: Self.height - 50, anchor: .middle)
    )
    let top = scale.last?.value ?? 1
    for mark in scale {
      let y = Self.bottom - (Self.bottom - Self.top) * mark.value / top
      drawing.lines.append(.init(x1: left, y1: y, x2: Self.right, y2: y, isBase: mark.value == 0))
      drawing.labels.append(
        .init(place: .init(x: left - 80, y: y + 42, anchor: .end), text: mark.text)
      )
    }
    addColumns(to: &drawing, from: left, top: top)
    addMarks(to: &drawing, from: left)
    return drawing
  }

  /// Where a column begins, or where the last one ends; to a tenth of a point.
  private func edge(_ index: Int, from left: Int) -> Int {
    left + (Self.right - left) * index / max(1, counts.count)
  }

  private func addColumns(to drawing: inout ChartDrawing, from left: Int, top: Int) {
    for (row, count) in counts.enumerated() where count > 0 {
      let start = edge(row, from: left)
      let end = edge(row + 1, from: left)
      let width = columnWidth(in: end - start)
      let height = (Self.bottom - Self.top) * count / top
      drawing.bars.append(
        .init(
          x: start + (end - start - width) / 2,
          y: Self.bottom - height,
          width: width,
          height: height,
          row: row
        )
      )
    }
  }

  /// Columns of a histogram touch but for a hair; those of classes stand apart.
  private func columnWidth(in slot: Int) -> Int {
    switch marks {
    case .edges: slot - 20
    case .columns: min(slot * 7 / 10, Self.widestColumn)
    }
  }

  private func addMarks(to drawing: inout ChartDrawing, from left: Int) {
    let y = Self.bottom + 170
    func add(_ texts: [String], x: (Int) -> Int) {
      // As many as fit, at the same distance from one another.
      let slot = (Self.right - left) / max(1, counts.count)
      let widest = (texts.map { ChartDrawing.width(of: $0) }.max() ?? 0) + 110
      let every = (widest + slot - 1) / max(1, slot)
      for index in stride(from: 0, to: texts.count, by: max(1, every)) {
        drawing.labels.append(
          .init(place: .init(x: x(index), y: y, anchor: .middle), text: texts[index])
        )
      }
    }
    switch marks {
    case .edges(let texts): add(texts) { edge($0, from: left) }
    case .columns(let texts):
      add(texts) { (edge($0, from: left) + edge($0 + 1, from: left)) / 2 }
    }
  }
}
