/// The shapes that pictures and clips are usually made in, from the tallest to the widest.
enum AspectRatio: String, Sendable, Hashable, CaseIterable {
  case phone = "9:16"
  case portrait = "3:4"
  case square = "1:1"
  case screen = "4:3"
  case wide = "16:9"
  case cinema = "21:9"

  /// The nearest to the given size, by the factor between the two.
  init(width: Int, height: Int) {
    self =
      Self.allCases.min { left, right in
        left.distance(to: width, by: height) < right.distance(to: width, by: height)
      } ?? .square
  }

  private var sides: (width: Int, height: Int) {
    switch self {
    case .phone: (9, 16)
    case .portrait: (3, 4)
    case .square: (1, 1)
    case .screen: (4, 3)
    case .wide: (16, 9)
    case .cinema: (21, 9)
    }
  }

  /// The factor between the two shapes, at least 1.
  private func distance(to width: Int, by height: Int) -> Double {
    let factor = Double(width * sides.height) / Double(height * sides.width)
    return max(factor, 1 / factor)
  }
}
