/// A chart as lines, bars and words at their places.
///
/// Places are in tenths of a point, from the top left; a template makes a picture of them.
struct ChartDrawing: Sendable, Hashable {
  struct Line: Sendable, Hashable {
    var x1: Int
    var y1: Int
    var x2: Int
    var y2: Int
    /// Whether it is the line that bars stand on, and no line of the grid.
    var isBase = false
  }

  struct Bar: Sendable, Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The row of the chart's table that says the same.
    var row: Int
  }

  /// Which end of a text stands at its place; the text runs from left to right.
  enum Anchor: String, Sendable, Hashable {
    case start
    case middle
    case end

    fileprivate var mirrored: Anchor {
      switch self {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    }
  }

  struct Place: Sendable, Hashable {
    var x: Int
    /// Of the line that the letters stand on.
    var y: Int
    var anchor: Anchor
  }

  struct Label: Sendable, Hashable {
    var place: Place
    var text: String
    /// The row that it names, where it names one.
    var row: Int?
  }

  let width: Int
  let height: Int
  var lines: [Line] = []
  var bars: [Bar] = []
  var labels: [Label] = []
  /// Where the name of the counted stands, and that of what it is counted by.
  var countTitle: Place
  var subjectTitle: Place

  /// The same for a reader from right to left.
  var mirrored: ChartDrawing {
    func mirrored(_ place: Place) -> Place {
      Place(x: width - place.x, y: place.y, anchor: place.anchor.mirrored)
    }
    var result = self
    result.lines = lines.map { line in
      var line = line
      (line.x1, line.x2) = (width - line.x2, width - line.x1)
      return line
    }
    result.bars = bars.map { bar in
      var bar = bar
      bar.x = width - bar.x - bar.width
      return bar
    }
    result.labels = labels.map { label in
      var label = label
      label.place = mirrored(label.place)
      return label
    }
    result.countTitle = mirrored(countTitle)
    result.subjectTitle = mirrored(subjectTitle)
    return result
  }
}

extension ChartDrawing {
  static let fontSize = 120

  /// How wide a text is about, set in a letter of 12 points.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 68 : fontSize) }
  }
}
