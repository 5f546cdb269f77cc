/// How the cells of a grid show posters, which are half as high again as wide.
package struct PictureSlot: Sendable, Hashable {
  /// The widths that they are drawn at, for the attribute `sizes` (HTML, 4.8.4.2.2).
  package var sizes: String
  /// The greatest of those widths on any window in common use, in CSS pixels.
  package var greatestWidth: Double
  /// The most that stand in the first line.
  package var perLine: Int

  package init(sizes: String, greatestWidth: Double, perLine: Int) {
    self.sizes = sizes
    self.greatestWidth = greatestWidth
    self.perLine = perLine
  }
}

extension GridLayout {
  /// The widest window that is looked after where a grid has no greatest width of its own.
  private static let widestWindow = 1366.0

  /// Where a cell's picture fills its width and is cropped, or is shown whole.
  package func pictureSlot(isCropped: Bool) -> PictureSlot {
    let drawings = Idiom.allCases.map { Drawing(geometry(on: $0), on: $0, isCropped: isCropped) }
    var sizes = drawings[0].width
    for (narrower, drawing) in zip(drawings, drawings.dropFirst())
    where drawing.width != narrower.width && (drawing.isCapped || drawing.layout != narrower.layout)
    {
      sizes = "\(drawing.idiom.mediaQuery ?? "all") \(drawing.width), \(sizes)"
    }
    return PictureSlot(
      sizes: sizes,
      greatestWidth: drawings.map { $0.width(in: $0.idiom.maximumWidth ?? Self.widestWindow) }.max()
        ?? 0,
      perLine: Idiom.allCases.map { geometry(on: $0).columns }.max() ?? 1
    )
  }
}

/// A whole poster is as wide as its cell, unless that is too low for it.
private struct Drawing {
  var layout: FlowLayout
  var idiom: Idiom
  /// Its width for a cell's, and the greatest that the cell's height leaves room for.
  var share: Double
  var limit: Double?

  init(_ layout: FlowLayout, on idiom: Idiom, isCropped: Bool) {
    self.layout = layout
    self.idiom = idiom
    switch (layout.itemHeight, isCropped) {
    case (_, true): share = 1
    case (.square, false): share = 1 / 1.5
    case (.fixed(let height), false):
      share = 1
      limit = (height / 1.5).rounded(.up)
    }
  }

  func width(in window: Double) -> Double {
    min(layout.itemSize(width: window).width * share, limit ?? .infinity)
  }

  /// Whether the width goes with the window's, and ends where the grid's does.
  var isCapped: Bool { !isConstant && idiom.maximumWidth != nil }

  private var isConstant: Bool { width(in: idiom.minimumWidth) == limit }

  /// In CSS.
  var width: String {
    if let limit, isConstant { return "\(limit.css)px" }
    let window = idiom.maximumWidth.map { "min(100vw, \($0.css)px)" } ?? "100vw"
    let cells = layout.reservedWidth == 0 ? window : "(\(window) - \(layout.reservedWidth.css)px)"
    let width = "\(cells) / \((Double(layout.columns) / share).css)"
    return limit.map { "min(\(width), \($0.css)px)" } ?? "calc(\(width))"
  }
}
