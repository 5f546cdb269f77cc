import FlowLayout

extension GridLayout {
  /// The grid that a mapping describes; equal mappings make equal grids.
  init(_ mapping: LayoutMapping) {
    let grids = [mapping.phone, mapping.tablet, mapping.desktop]
    self.init(name: "grid-" + grids.map(\.name).joined(separator: "-"))
  }
}

extension LayoutMapping.Grid {
  /// Columns, height, line spacing and interitem spacing: `2x180s10i10`, `3xsqs1i2`.
  fileprivate var name: String {
    let height =
      switch height {
      case .pixels(let pixels): String(pixels)
      case .square: "sq"
      }
    return "\(columns)x\(height)s\(lineSpacing)i\(interitemSpacing)"
  }
}
