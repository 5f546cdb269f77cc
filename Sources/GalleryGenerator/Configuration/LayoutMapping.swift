/// A layout of a person's own: a grid for each idiom, checked and with every default filled in.
struct LayoutMapping: Sendable, Hashable {
  struct Grid: Sendable, Hashable {
    var columns: Int
    var height: Height
    /// Pixels between lines, and between the cells of a line.
    var lineSpacing: Int
    var interitemSpacing: Int
  }

  enum Height: Sendable, Hashable {
    /// CSS pixels.
    case pixels(Int)
    /// As high as the cell is wide.
    case square
  }

  var phone: Grid
  var tablet: Grid
  var desktop: Grid
}

extension LayoutMapping {
  /// The least side of something to be tapped (WCAG 2.2, 2.5.8), so the least width of a cell.
  static let leastCellWidth = 24
  /// What `UICollectionViewFlowLayout` sets where nothing else is said.
  static let standardSpacing = 10
}

extension LayoutMapping.Grid {
  /// How many columns a line of `width` pixels can hold with this spacing.
  func mostColumns(in width: Int) -> Int {
    (width + interitemSpacing) / (LayoutMapping.leastCellWidth + interitemSpacing)
  }
}
