import FlowLayout
import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The boxes of cells against the geometry of the flow layout (DESIGN.md § 5).
  struct LayoutTests {
    private static let touchScreens: [(Screen, Idiom)] = [
      (Screen(320, 568, .touch), .phone), (Screen(375, 667, .touch), .phone),
      (Screen(390, 844, .touch), .phone), (Screen(430, 932, .touch), .phone),
      (Screen(667, 375, .touch), .phone), (Screen(844, 390, .touch), .phone),
      (Screen(744, 1133, .touch), .tablet), (Screen(834, 1194, .touch), .tablet),
      (Screen(1024, 1366, .touch), .tablet), (Screen(1366, 1024, .touch), .tablet),
    ]
    private static let mouseScreens: [(Screen, Idiom)] = [
      (Screen(1280, 800, .mouse), .desktop), (Screen(1440, 900, .mouse), .desktop),
      (Screen(1920, 1080, .mouse), .desktop),
    ]
    private static let pages: [(path: String, layout: GridLayout)] = [
      ("twenty.html", .movies), ("loops.html", .gifs), ("wall.html", .explore),
      ("index.html", .explore),
    ]

    @Test(arguments: ["en", "ar"])
    func everyCellIsWhereTheFlowLayoutPutsIt(language: String) throws {
      var survey = Survey()
      for screens in [Self.touchScreens, Self.mouseScreens] {
        let visit = try Visit(screens[0].0, language: language)
        for (path, layout) in Self.pages {
          try visit.open(path)
          for (screen, idiom) in screens {
            try visit.browser.resize(to: screen)
            let sight = try visit.browser.run(Sight.script, as: Sight.self)
            #expect(sight.isRightToLeft == (language == "ar"))
            let isWhole = path != "index.html"
            survey.add(sight, of: layout.geometry(on: idiom), isWhole ? idiom : nil, at: screen)
          }
        }
      }
      #expect(survey.cells > 0)
      #expect(survey.difference <= 0.5, "\(survey.worst)")
      print("layout, \(language): \(survey)")
    }

    @Test func aRotationNeedsNoScript() throws {
      let visit = try Visit(.phone, scripts: false)
      for (path, layout) in Self.pages {
        try visit.open(path)
        var survey = Survey()
        for screen in [Screen.phone, Screen(844, 390, .touch), Screen.phone] {
          try visit.browser.resize(to: screen)
          let sight = try visit.browser.run(Sight.script, as: Sight.self)
          survey.add(sight, of: layout.geometry(on: .phone), nil, at: screen)
        }
        #expect(survey.difference <= 0.5, "\(path): \(survey.worst)")
      }
    }
  }
}

/// What a browser says of the grids of a page.
private struct Sight: Decodable {
  struct Grid: Decodable {
    var width: Double
    /// x from the edge where a line begins, y from the grid's top, width and height.
    var cells: [[Double]]
  }

  var isRightToLeft: Bool
  /// The window's, without a scroll bar.
  var width: Double
  var grids: [Grid]

  static let script = """
    const isRightToLeft = getComputedStyle(document.body).direction === "rtl";
    return {
      isRightToLeft,
      width: document.documentElement.clientWidth,
      grids: Array.from(document.querySelectorAll(".grid"), (grid) => {
        const box = grid.getBoundingClientRect();
        return {
          width: box.width,
          cells: Array.from(grid.children, (cell) => {
            const { left, right, top, width, height } = cell.getBoundingClientRect();
            return [isRightToLeft ? box.right - right : left - box.left, top - box.top, width, height];
          }),
        };
      }),
    };
    """
}

/// The largest difference between what was seen and the formula.
private struct Survey: CustomStringConvertible {
  var cells = 0
  var screens: Set<Screen> = []
  var difference = 0.0
  var worst = ""

  /// `idiom` is told where the grid has the window, or the idiom's greatest width, to itself.
  mutating func add(_ sight: Sight, of layout: FlowLayout, _ idiom: Idiom?, at screen: Screen) {
    screens.insert(screen)
    for grid in sight.grids {
      if let idiom {
        let width = min(sight.width, idiom.maximumWidth ?? .infinity)
        note(abs(grid.width - width), "the grid is \(grid.width) wide at \(screen)")
      }
      let frames = layout.frames(count: grid.cells.count, width: grid.width)
      for (cell, frame) in zip(grid.cells, frames) {
        cells += 1
        for (seen, meant) in zip(cell, [frame.x, frame.y, frame.width, frame.height]) {
          note(abs(seen - meant), "\(cell) instead of \(frame) at \(screen)")
        }
      }
    }
  }

  private mutating func note(_ difference: Double, _ what: @autoclosure () -> String) {
    guard difference > self.difference else { return }
    self.difference = difference
    worst = what()
  }

  var description: String {
    let largest = String(format: "%.4f", difference)
    return "\(cells) cells on \(screens.count) screens, largest difference \(largest) px"
  }
}
