import FlowLayout

extension GridLayout {
  /// The grid that a mapping describes; equal mappings make equal grids.
  init(_ mapping: LayoutMapping) {
    self.init(
      phone: FlowLayout(mapping.phone),
      tablet: FlowLayout(mapping.tablet),
      desktop: FlowLayout(mapping.desktop)
    )
  }
}

extension FlowLayout {
  fileprivate init(_ grid: LayoutMapping.Grid) {
    let height: ItemHeight =
      switch grid.height {
      case .pixels(let pixels): .fixed(Double(pixels))
      case .square: .square
      }
    self.init(
      columns: grid.columns,
      itemHeight: height,
      lineSpacing: Double(grid.lineSpacing),
      interitemSpacing: Double(grid.interitemSpacing)
    )
  }
}
