extension GridLayout {
  /// The class of a grid's `ul` beside `grid`: `grid-` and the name.
  package var className: String { "grid-\(name)" }

  /// The rules for all grids, then those of each layout once, in the order of their names.
  package static func stylesheet(for layouts: [GridLayout]) -> String {
    let layouts = Set(layouts).sorted { $0.name < $1.name }
    return common + layouts.map { $0.css(className: $0.className) }.joined()
  }

  /// CSS grid whose cell boxes are the frames of the geometry, for any width of the grid.
  ///
  /// The tracks have the width of the formula, `space-between` shares what is spare as the flow
  /// layout does. Cells must not grow with what they hold: see `common`.
  package func css(className: String) -> String {
    var css =
      Rule(selector: ".\(className)", declarations: phone.gridDeclarations).text
      + Rule(selector: ".\(className) > li", declarations: phone.cellDeclarations(after: nil)).text
    var narrower = phone
    for idiom in Idiom.allCases {
      let layout = geometry(on: idiom)
      guard let query = idiom.mediaQuery, layout != narrower else { continue }
      let rules = [
        Rule(
          selector: ".\(className)",
          declarations: layout.gridDeclarations.filter { !narrower.gridDeclarations.contains($0) }
        ),
        Rule(
          selector: ".\(className) > li",
          declarations: layout.cellDeclarations(after: narrower)
        ),
      ]
      css += "@media \(query) {\n" + rules.map { $0.indented }.joined() + "}\n"
      narrower = layout
    }
    return css
  }

  /// What all grids share: cells keep their size whatever they hold.
  ///
  /// A cell is the container of its card's queries. The empty string as a marker keeps the list
  /// a list for VoiceOver, which `none` does not.
  private static let common: String = {
    var css =
      Rule(
        selector: ".grid",
        declarations: [
          "display: grid", "justify-content: space-between", "width: 100%", "margin: 0 auto",
          "padding: 0", #"list-style: """#,
        ]
      ).text
      + Rule(
        selector: ".grid > li",
        declarations: ["position: relative", "overflow: clip", "container: cell / size"]
      ).text
    for idiom in Idiom.allCases {
      guard let query = idiom.mediaQuery, let width = idiom.maximumWidth else { continue }
      let rule = Rule(selector: ".grid", declarations: ["max-width: \(width.css)px"])
      css += "@media \(query) {\n" + rule.indented + "}\n"
    }
    return css
  }()
}

extension FlowLayout {
  fileprivate var gridDeclarations: [String] {
    let width =
      reservedWidth == 0
      ? "100% / \(columns)" : "(100% - \(reservedWidth.css)px) / \(columns)"
    let rows =
      switch itemHeight {
      case .fixed(let height): "\(height.css)px"
      case .square: "auto"
      }
    return [
      "grid-template-columns: repeat(\(columns), calc(\(width)))",
      "grid-auto-rows: \(rows)",
      "row-gap: \(minimumLineSpacing.css)px",
    ]
  }

  /// What a cell must be told that the layout before it has not told it already.
  fileprivate func cellDeclarations(after earlier: FlowLayout?) -> [String] {
    switch (earlier?.itemHeight == .square, itemHeight == .square) {
    case (false, true): ["aspect-ratio: 1"]
    case (true, false): ["aspect-ratio: auto"]
    default: []
    }
  }
}

private struct Rule {
  var selector: String
  var declarations: [String]

  var text: String { lines(indent: "") }
  var indented: String { lines(indent: "  ") }

  private func lines(indent: String) -> String {
    guard !declarations.isEmpty else { return "" }
    let body = declarations.map { "\(indent)  \($0);\n" }.joined()
    return "\(indent)\(selector) {\n\(body)\(indent)}\n"
  }
}

extension Double {
  /// Decimal without an exponent, at most three places, without needless zeros.
  var css: String {
    guard magnitude < 1e12 else { return description }
    let thousandths = Int((magnitude * 1000).rounded())
    let sign = self < 0 && thousandths > 0 ? "-" : ""
    let whole = "\(sign)\(thousandths / 1000)"
    guard thousandths % 1000 > 0 else { return whole }
    var places = Array(String(thousandths % 1000 + 1000).dropFirst())
    while places.last == "0" { places.removeLast() }
    return "\(whole).\(String(places))"
  }

  /// `css` as part of a class name.
  var cssName: String {
    String(css.map { $0 == "." ? "p" : $0 })
  }
}
