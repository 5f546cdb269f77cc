/// The geometry of a `UICollectionViewFlowLayout` that scrolls vertically and has equal cells.
///
/// Lengths are CSS pixels. `W` is the width of the grid.
/// Source: the class's reference, "Laying out items in lines".
package struct FlowLayout: Sendable, Hashable {
  package enum ItemHeight: Sendable, Hashable {
    case fixed(Double)
    /// As high as it is wide.
    case square
  }

  /// How many cells a line is meant to hold; `itemsPerLine(width:)` is how many it does.
  package var columns: Int
  /// What all cells of a line together leave free: a cell is (W − `reservedWidth`) / `columns` wide.
  ///
  /// W/3 − 10 is thus three columns and a reserve of 30.
  package var reservedWidth: Double
  package var itemHeight: ItemHeight
  package var minimumLineSpacing: Double
  package var minimumInteritemSpacing: Double

  package init(
    columns: Int,
    reservedWidth: Double,
    itemHeight: ItemHeight,
    minimumLineSpacing: Double,
    minimumInteritemSpacing: Double
  ) {
    self.columns = columns
    self.reservedWidth = reservedWidth
    self.itemHeight = itemHeight
    self.minimumLineSpacing = minimumLineSpacing
    self.minimumInteritemSpacing = minimumInteritemSpacing
  }

  /// Columns that fill the line, with exactly `interitemSpacing` between them.
  package init(
    columns: Int,
    itemHeight: ItemHeight,
    lineSpacing: Double = 10,
    interitemSpacing: Double = 10
  ) {
    self.init(
      columns: columns,
      reservedWidth: (Double(columns) - 1) * interitemSpacing,
      itemHeight: itemHeight,
      minimumLineSpacing: lineSpacing,
      minimumInteritemSpacing: interitemSpacing
    )
  }
}

extension FlowLayout {
  package func itemSize(width: Double) -> (width: Double, height: Double) {
    let itemWidth = (width - reservedWidth) / Double(columns)
    switch itemHeight {
    case .fixed(let height): return (itemWidth, height)
    case .square: return (itemWidth, itemWidth)
    }
  }

  /// ⌊(W + minimumInteritemSpacing) / (item width + minimumInteritemSpacing)⌋, at least 1.
  package func itemsPerLine(width: Double) -> Int {
    let pitch = itemSize(width: width).width + minimumInteritemSpacing
    guard pitch > 0 else { return 1 }
    // A third of W, three times, may miss W by its last bit: that must not cost a column.
    let tolerance = 1e-9
    return max(1, Int(((width + minimumInteritemSpacing) / pitch + tolerance).rounded(.down)))
  }

  /// The boxes of `count` cells, in order, from the grid's leading upper corner.
  ///
  /// The spare width of a line is shared between its cells, and a short last line keeps the
  /// columns of the lines above. A cell alone on its line stands at the leading edge.
  package func frames(count: Int, width: Double) -> [Frame] {
    let size = itemSize(width: width)
    let perLine = itemsPerLine(width: width)
    let spare = width - Double(perLine) * size.width
    let columnPitch = perLine == 1 ? 0 : size.width + spare / Double(perLine - 1)
    let linePitch = size.height + minimumLineSpacing
    return (0..<count).map { index in
      Frame(
        x: Double(index % perLine) * columnPitch,
        y: Double(index / perLine) * linePitch,
        width: size.width,
        height: size.height
      )
    }
  }
}
