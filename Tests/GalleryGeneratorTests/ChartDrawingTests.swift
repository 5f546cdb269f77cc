import Testing

@testable import GalleryGenerator

struct ChartDrawingTests {
  private static let columns = ColumnChart(
    counts: [1, 0, 4],
    marks: .edges(["0", "1", "2", "3"])
  )
  .drawing { String($0) }
  private static let bars = BarChart(counts: [3, 1], names: ["One", nil]).drawing { String($0) }

  @Test("columns stand on the base, as high as what they count, and an empty one is not drawn")
  func heights() throws {
    let base = try #require(Self.columns.lines.first { $0.isBase })
    #expect(Self.columns.bars.map(\.row) == [0, 2])
    #expect(Self.columns.bars.allSatisfy { $0.y + $0.height == base.y1 })
    #expect(Self.columns.bars[1].height == 4 * Self.columns.bars[0].height)
  }

  @Test("bars begin at the base, as long as what they count")
  func lengths() throws {
    let base = try #require(Self.bars.lines.first { $0.isBase })
    #expect(Self.bars.bars.allSatisfy { $0.x == base.x1 })
    #expect(Self.bars.bars[0].width == 3 * Self.bars.bars[1].width)
  }

  @Test("every axis has its marks and a place for its name")
  func axes() {
    #expect(Self.columns.labels.map(\.text) == ["0", "1", "2", "3", "4", "0", "1", "2", "3"])
    #expect(Self.bars.labels.map(\.text) == ["0", "1", "2", "3", "One", ""])
    #expect(Self.columns.countTitle.y < Self.columns.subjectTitle.y)
  }

  @Test("marks that would touch are thinned out, at even distances")
  func thinning() {
    let years = (0..<16).map { String(1880 + $0 * 10) }
    let drawing = ColumnChart(counts: years.map { _ in 1 }, marks: .columns(years))
      .drawing { String($0) }
    let marks = drawing.labels.filter { years.contains($0.text) }
    let distances = zip(marks, marks.dropFirst()).map { $1.place.x - $0.place.x }
    #expect(marks.count < years.count)
    #expect(distances.allSatisfy { $0 > ChartDrawing.width(of: "1880") })
    #expect(distances.allSatisfy { abs($0 - distances[0]) <= 1 })
  }

  @Test(
    "nothing is drawn outside of the drawing",
    arguments: [columns, bars, columns.mirrored, bars.mirrored]
  )
  func bounds(drawing: ChartDrawing) {
    for bar in drawing.bars {
      #expect(bar.x >= 0 && bar.x + bar.width <= drawing.width)
      #expect(bar.y >= 0 && bar.y + bar.height <= drawing.height)
    }
    for label in drawing.labels {
      let width = ChartDrawing.width(of: label.text)
      let start =
        switch label.place.anchor {
        case .start: label.place.x
        case .middle: label.place.x - width / 2
        case .end: label.place.x - width
        }
      #expect(start >= 0 && start + width <= drawing.width, "\(label)")
      #expect((0...drawing.height).contains(label.place.y))
    }
  }

  @Test("a chart mirrored twice is the chart")
  func mirroring() {
    #expect(Self.columns.mirrored != Self.columns)
    #expect(Self.columns.mirrored.mirrored == Self.columns)
    #expect(Self.bars.mirrored.mirrored == Self.bars)
  }

  @Test("a name that is too long for the drawing is cut there")
  func longNames() {
    let name = String(repeating: "long ", count: 20)
    let drawing = BarChart(counts: [1], names: [name]).drawing { String($0) }
    #expect(drawing.labels.last?.text.hasSuffix("…") == true)
    #expect(drawing.bars[0].width > drawing.width / 2)
  }
}
