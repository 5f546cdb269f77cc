import FlowLayout
import TestSupport
import Testing

/// The windows of phones, tablets and desktops that the layouts are held against.
private let windows: [(idiom: Idiom, width: Double)] = [
  (.phone, 320), (.phone, 375), (.phone, 390), (.phone, 430), (.phone, 667), (.phone, 844),
  (.tablet, 744), (.tablet, 834), (.tablet, 1024), (.tablet, 1366),
  (.desktop, 1024), (.desktop, 1200),
]

@Suite struct FlowLayoutTests {
  @Test(arguments: windows.map(\.width))
  func moviesAreAThirdOfTheWidthLessTen(_ width: Double) {
    for idiom in Idiom.allCases {
      let frames = GridLayout.movies.geometry(on: idiom).frames(count: 5, width: width)
      expect(frames[0], x: 0, y: 0, width: width / 3 - 10, height: 200)
      expect(frames[1], x: width / 3 + 5, y: 0, width: width / 3 - 10, height: 200)
      expect(frames[2], x: 2 * width / 3 + 10, y: 0, width: width / 3 - 10, height: 200)
      expect(frames[4], x: width / 3 + 5, y: 210, width: width / 3 - 10, height: 200)
    }
  }

  @Test(arguments: windows)
  func gifsShareTheWidthByIdiom(_ window: (idiom: Idiom, width: Double)) {
    let columns: Double = [.phone: 1, .tablet: 2, .desktop: 3][window.idiom] ?? 0
    let frames = GridLayout.gifs.geometry(on: window.idiom).frames(count: 7, width: window.width)
    let width = window.width / columns
    for (index, frame) in frames.enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: Int(columns))
      expect(frame, x: Double(column) * width, y: Double(line) * 260, width: width, height: 250)
    }
  }

  @Test(arguments: windows.map(\.width))
  func exploreIsSquaresOfAThirdOfTheWidthLessFour(_ width: Double) {
    let side = (width - 4) / 3
    for idiom in Idiom.allCases {
      let frames = GridLayout.explore.geometry(on: idiom).frames(count: 4, width: width)
      expect(frames[0], x: 0, y: 0, width: side, height: side)
      expect(frames[1], x: side + 2, y: 0, width: side, height: side)
      expect(frames[2], x: width - side, y: 0, width: side, height: side)
      expect(frames[3], x: 0, y: side + 1, width: side, height: side)
    }
  }

  @Test func aShortLastLineKeepsTheColumnsAbove() {
    let frames = GridLayout.movies.phone.frames(count: 5, width: 375)
    #expect(frames[3].x == frames[0].x)
    #expect(frames[4].x == frames[1].x)
  }

  @Test(arguments: 2...6)
  func columnsAreNeverLostToRounding(_ columns: Int) {
    let lost = stride(from: 0.1, through: 12, by: 0.1).flatMap { spacing in
      let layout = FlowLayout(columns: columns, itemHeight: .square, interitemSpacing: spacing)
      return stride(from: 320.0, through: 2000, by: 41.7).filter { width in
        layout.itemsPerLine(width: width) != columns
      }
    }
    #expect(lost.isEmpty)
  }

  @Test func asManyCellsShareALineAsFit() {
    // Cells of 92 with a least spacing of 10: three of them, with 2 × 10, need 296.
    var layout = FlowLayout(
      columns: 1,
      reservedWidth: 204,
      itemHeight: .fixed(50),
      minimumLineSpacing: 0,
      minimumInteritemSpacing: 10
    )
    #expect(layout.itemsPerLine(width: 296) == 3)
    layout.minimumInteritemSpacing = 10.1
    #expect(layout.itemsPerLine(width: 296) == 2)
  }

  @Test func aLineHoldsACellEvenWhereNoneFits() {
    let layout = FlowLayout(
      columns: 1,
      reservedWidth: -50,
      itemHeight: .fixed(50),
      minimumLineSpacing: 5,
      minimumInteritemSpacing: 10
    )
    #expect(layout.itemsPerLine(width: 100) == 1)
    expect(layout.frames(count: 2, width: 100)[1], x: 0, y: 55, width: 150, height: 50)
  }

  @Test func noCellsHaveNoFrames() {
    #expect(GridLayout.movies.phone.frames(count: 0, width: 375).isEmpty)
  }
}

@Suite struct FlowLayoutPropertyTests {
  private static let layouts: [(Idiom, FlowLayout)] = Idiom.allCases.flatMap { idiom in
    GridLayout.named.map { (idiom, $0.geometry(on: idiom)) } + randomLayouts(for: idiom)
  }

  private static func randomLayouts(for idiom: Idiom) -> [(Idiom, FlowLayout)] {
    var random = SeededGenerator(seed: 20_260_714)
    return (0..<100).map { _ in
      let layout = FlowLayout(
        columns: Int.random(in: 1...6, using: &random),
        itemHeight: Bool.random(using: &random)
          ? .square : .fixed(Double.random(in: 24...400, using: &random)),
        lineSpacing: Double.random(in: 0...30, using: &random),
        interitemSpacing: Double.random(in: 0...30, using: &random)
      )
      return (idiom, layout)
    }
  }

  @Test func cellsNeitherOverlapNorLeaveTheGridNorDifferInSize() {
    var random = SeededGenerator(seed: 1954)
    for (idiom, layout) in Self.layouts {
      let width = Double.random(in: idiom.minimumWidth...2600, using: &random)
      let frames = layout.frames(count: 13, width: width)
      let faults = frames.indices.filter { index in
        let frame = frames[index]
        let isInside = frame.x >= 0 && frame.y >= 0 && frame.x + frame.width <= width + 1e-6
        let isAlike = frame.width == frames[0].width && frame.height == frames[0].height
        let isFree = !frames[..<index].contains { $0.overlaps(frame) }
        return !(isInside && isAlike && isFree)
      }
      #expect(faults.isEmpty, "\(layout) at \(width)")
    }
  }

  @Test func everyFullLineReachesBothEdges() {
    var random = SeededGenerator(seed: 1927)
    for (idiom, layout) in Self.layouts where layout.columns > 1 {
      let width = Double.random(in: idiom.minimumWidth...2600, using: &random)
      let frames = layout.frames(count: layout.columns, width: width)
      #expect(frames[0].x == 0)
      #expect(abs(frames[layout.columns - 1].x + frames[0].width - width) < 1e-6)
    }
  }
}

private func expect(
  _ frame: Frame,
  x: Double,
  y: Double,
  width: Double,
  height: Double,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let differences = [frame.x - x, frame.y - y, frame.width - width, frame.height - height]
  #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(frame)", sourceLocation: sourceLocation)
}

extension Frame {
  fileprivate func overlaps(_ other: Frame) -> Bool {
    let slack = 1e-6
    return x + width > other.x + slack && other.x + other.width > x + slack
      && y + height > other.y + slack && other.y + other.height > y + slack
  }
}
