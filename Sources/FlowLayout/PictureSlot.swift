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
    var sizes = drawings[0].sizes
    for (narrower, drawing) in zip(drawings, drawings.dropFirst())
    where drawing.sizes != narrower.sizes && (drawing.isCapped || drawing.layout != narrower.layout)
    {
      let isOnlyCapped = drawing.layout == narrower.layout
      let own = drawing.sizes.prefix(isOnlyCapped ? 1 : 2)
      sizes.insert(contentsOf: own.map { $0.on(drawing.idiom) }, at: 0)
    }
    return PictureSlot(
      sizes: sizes.map(\.text).joined(separator: ", "),
      greatestWidth: drawings.map { $0.width(in: $0.idiom.maximumWidth ?? Self.widestWindow) }.max()
        ?? 0,
      perLine: Idiom.allCases.map { geometry(on: $0).columns }.max() ?? 1
    )
  }
}

/// A width, and the windows that it is for where they are not all that are left.
private struct Size: Equatable {
  var condition: String?
  var width: String

  func on(_ idiom: Idiom) -> Size {
    let conditions = [idiom.mediaQuery, condition].compactMap(\.self)
    return Size(condition: conditions.joined(separator: " and "), width: width)
  }

  var text: String { condition.map { "\($0) \(width)" } ?? width }
}

/// A whole poster is as wide as its cell, unless that is too low for it.
private struct Drawing {
  var layout: FlowLayout
  var idiom: Idiom
  /// Its width for a cell's.
  var share = 1.0
  /// The width that the cell's height leaves room for.
  var limit = Double.infinity

  init(_ layout: FlowLayout, on idiom: Idiom, isCropped: Bool) {
    self.layout = layout
    self.idiom = idiom
    guard !isCropped else { return }
    switch layout.itemHeight {
    case .square: share = 1 / 1.5
    case .fixed(let height): limit = (height / 1.5).rounded(.up)
    }
  }

  func width(in window: Double) -> Double {
    min(layout.itemSize(width: window).width * share, limit)
  }

  /// Whether the width still grows with the window's where the grid ends to grow.
  var isCapped: Bool { idiom.maximumWidth.map { width(in: $0) < limit } ?? false }

  /// Without `min`, which the Nu Html Checker does not know here.
  var sizes: [Size] {
    let limit = "\(limit.css)px"
    guard width(in: idiom.minimumWidth) < self.limit else { return [Size(width: limit)] }
    let cells = layout.reservedWidth == 0 ? "100vw" : "(100vw - \(layout.reservedWidth.css)px)"
    let width = "calc(\(cells) / \((Double(layout.columns) / share).css))"
    if let end = idiom.maximumWidth, isCapped {
      let widest = Size(
        condition: "(min-width: \(end.css)px)",
        width: "\(self.width(in: end).rounded(.up).css)px"
      )
      return [widest, Size(width: width)]
    }
    guard self.limit.isFinite else { return [Size(width: width)] }
    let window = self.limit / share * Double(layout.columns) + layout.reservedWidth
    return [Size(condition: "(max-width: \(window.css)px)", width: width), Size(width: limit)]
  }
}
