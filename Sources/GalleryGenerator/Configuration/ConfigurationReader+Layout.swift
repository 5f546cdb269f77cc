import Diagnostics
import FlowLayout
import YAML

/// `layout:` of a gallery: a name, or a grid for each idiom.
extension ConfigurationReader {
  /// The layouts that have a name.
  enum NamedLayout: String, CaseIterable {
    case movies
    case gifs
    case explore

    var layout: GridLayout {
      switch self {
      case .movies: .movies
      case .gifs: .gifs
      case .explore: .explore
      }
    }
  }

  private enum Key: String, ConfigurationKey {
    case phone
    case tablet
    case desktop
    static let section = "a layout"

    static func note(for unknownName: String) -> String? {
      GridKey(rawValue: unknownName) == nil
        ? Suggestion.note(for: unknownName, among: allCases.map(\.rawValue))
        : "write it inside of an idiom, such as { phone: { columns: 2, height: 180 } }"
    }
  }

  private enum GridKey: String, ConfigurationKey {
    case columns
    case height
    case lineSpacing = "line_spacing"
    case interitemSpacing = "interitem_spacing"
    static let section = "an idiom of a layout"
  }

  /// What an idiom says; the rest it has from the idiom before it.
  fileprivate struct PartialGrid {
    var columns: Int?
    var height: LayoutMapping.Height?
    var lineSpacing: Int?
    var interitemSpacing: Int?
  }

  mutating func layout(_ entry: YAMLEntry?, else standard: NamedLayout) -> GridLayout {
    let standardLayout = standard.layout
    guard let entry else { return standardLayout }
    switch entry.value.content {
    case .mapping:
      guard let mapping = mapping(entry) else { return standardLayout }
      return GridLayout(mapping)
    case .scalar:
      guard let name = choice(entry, what: "layout", of: NamedLayout.self) else {
        return standardLayout
      }
      return name.layout
    case .sequence:
      let hint = "write movies, gifs, explore, or { phone: { columns: 2, height: 180 } }"
      let type = "a name or a mapping"
      report(.wrongType("'layout'", mustBe: type, at: entry.value.location, hint: hint))
      return standardLayout
    }
  }

  private mutating func mapping(_ entry: YAMLEntry) -> LayoutMapping? {
    let before = faults.count
    let fields = fields(entry, as: Key.self)
    let phone = partialGrid(fields[.phone])
    let tablet = partialGrid(fields[.tablet])
    let desktop = partialGrid(fields[.desktop])
    guard faults.count == before else { return nil }
    guard let first = phone ?? tablet ?? desktop else {
      let hint = "write it such as { phone: { columns: 2, height: 180 } }"
      report(.layout("the layout names no idiom", at: entry.value.location, hint: hint))
      return nil
    }
    guard let columns = first.columns, let height = first.height else {
      let missing = first.columns == nil ? "columns" : "height"
      let message = "the layout's first idiom has no '\(missing)'"
      let hint = "write it such as { phone: { columns: 2, height: 180 } }, or height: square"
      report(.layout(message, at: entry.value.location, hint: hint))
      return nil
    }
    let base = LayoutMapping.Grid(
      columns: columns,
      height: height,
      lineSpacing: first.lineSpacing ?? LayoutMapping.standardSpacing,
      interitemSpacing: first.interitemSpacing ?? LayoutMapping.standardSpacing
    )
    let tabletGrid = base.changed(by: tablet)
    let mapping = LayoutMapping(
      phone: base,
      tablet: tabletGrid,
      desktop: tabletGrid.changed(by: desktop)
    )
    check(mapping.phone, on: .phone, at: fields[.phone] ?? entry)
    check(mapping.tablet, on: .tablet, at: fields[.tablet] ?? entry)
    check(mapping.desktop, on: .desktop, at: fields[.desktop] ?? entry)
    return mapping
  }

  private mutating func partialGrid(_ entry: YAMLEntry?) -> PartialGrid? {
    guard let entry else { return nil }
    let fields = fields(entry, as: GridKey.self)
    let spacings = 0...100
    return PartialGrid(
      columns: number(fields[.columns], in: 1...12),
      height: height(fields[.height]),
      lineSpacing: number(fields[.lineSpacing], in: spacings),
      interitemSpacing: number(fields[.interitemSpacing], in: spacings)
    )
  }

  private mutating func height(_ entry: YAMLEntry?) -> LayoutMapping.Height? {
    if let entry, case .scalar("square", _) = entry.value.content { return .square }
    return number(entry, in: 40...2000).map { .pixels($0) }
  }

  private mutating func check(
    _ grid: LayoutMapping.Grid,
    on idiom: Idiom,
    at entry: YAMLEntry
  ) {
    let most = grid.mostColumns(in: Int(idiom.minimumWidth))
    guard grid.columns > most else { return }
    let message =
      "\(grid.columns) columns, \(grid.interitemSpacing) px apart, do not fit into the "
      + "\(Int(idiom.minimumWidth)) px of a \(idiom.rawValue)"
    let hint =
      "a cell is at least \(LayoutMapping.leastCellWidth) px wide: \(most) columns would fit"
    report(.layout(message, at: entry.value.location, hint: hint))
  }
}

extension LayoutMapping.Grid {
  fileprivate func changed(by part: ConfigurationReader.PartialGrid?) -> Self {
    guard let part else { return self }
    return Self(
      columns: part.columns ?? columns,
      height: part.height ?? height,
      lineSpacing: part.lineSpacing ?? lineSpacing,
      interitemSpacing: part.interitemSpacing ?? interitemSpacing
    )
  }
}

extension Diagnostic {
  fileprivate static func layout(
    _ message: String,
    at location: SourceLocation,
    hint: String
  ) -> Diagnostic {
    Diagnostic(.error, code: "configuration.layout", at: location, message, notes: [hint])
  }
}
