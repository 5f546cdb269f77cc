extension GridLayout {
  /// Why a geometry cannot be laid out on an idiom; the caller knows the place to report it at.
  package struct Problem: Sendable, Hashable {
    package enum Reason: Sendable, Hashable {
      /// There must be at least one column.
      case noColumns
      /// A height must be from 24 to 10 000, a spacing from 0 to 1000.
      case lengthOutOfRange
      /// At the idiom's least width a cell is so wide, in CSS pixels: under what a finger can hit.
      case cellTooNarrow(width: Double)
      /// At the idiom's least width a line holds so many cells instead of the columns wanted.
      case columnsDoNotFit(itemsPerLine: Int)
    }

    package var idiom: Idiom
    package var reason: Reason
  }

  /// WCAG 2.2, 2.5.8: the least size of a target.
  private static let minimumCellLength = 24.0

  /// At most one problem for each idiom, none where every line holds its columns at every width.
  ///
  /// The least width of an idiom decides for all: the columns fit where the reserve holds the
  /// spacings between them, whatever W is, and room for one cell more only shrinks as W grows.
  package var problems: [Problem] {
    Idiom.allCases.compactMap { idiom in
      problem(of: geometry(on: idiom), width: idiom.minimumWidth)
        .map { Problem(idiom: idiom, reason: $0) }
    }
  }

  private func problem(of layout: FlowLayout, width: Double) -> Problem.Reason? {
    guard layout.columns >= 1 else { return .noColumns }
    guard layout.hasLengthsInRange else { return .lengthOutOfRange }
    let size = layout.itemSize(width: width)
    guard size.width >= Self.minimumCellLength else { return .cellTooNarrow(width: size.width) }
    let itemsPerLine = layout.itemsPerLine(width: width)
    return itemsPerLine == layout.columns ? nil : .columnsDoNotFit(itemsPerLine: itemsPerLine)
  }
}

extension GridLayout.Problem: CustomStringConvertible {
  /// A diagnostic's sentence.
  package var description: String {
    switch reason {
    case .noColumns:
      "the \(idiom.rawValue) layout needs at least one column"
    case .lengthOutOfRange:
      "the \(idiom.rawValue) layout's height must be from 24 to 10000 and its spacings from 0 to 1000"
    case .cellTooNarrow(let width):
      """
      the \(idiom.rawValue) layout's cells would be \(width.css) pixels wide at a width of \
      \(idiom.minimumWidth.css), under the 24 that can be hit
      """
    case .columnsDoNotFit(let itemsPerLine):
      """
      the \(idiom.rawValue) layout holds \(itemsPerLine) cells to a line instead of its columns at \
      a width of \(idiom.minimumWidth.css)
      """
    }
  }
}

extension FlowLayout {
  fileprivate var hasLengthsInRange: Bool {
    let spacings = [minimumLineSpacing, minimumInteritemSpacing]
    guard spacings.allSatisfy({ (0...1000).contains($0) }) else { return false }
    switch itemHeight {
    case .fixed(let height): return (24...10_000).contains(height)
    case .square: return true
    }
  }
}
