/// A gallery's grid on each idiom: one of the three named layouts, or a mapping of its own.
package struct GridLayout: Sendable, Hashable {
  /// `movies`, `gifs`, `explore`, or a name made from the geometry, such as `custom-2x180`.
  package var name: String { idioms.name }
  package var phone: FlowLayout { idioms.phone }
  package var tablet: FlowLayout { idioms.tablet }
  package var desktop: FlowLayout { idioms.desktop }

  // Shared: ten thousand galleries may have one layout.
  private let idioms: Idioms

  /// The layout of a mapping; equal geometries have equal names.
  ///
  /// A tablet without a geometry of its own is laid out as a phone, a desktop as a tablet.
  package init(phone: FlowLayout, tablet: FlowLayout? = nil, desktop: FlowLayout? = nil) {
    let tablet = tablet ?? phone
    let desktop = desktop ?? tablet
    var parts = [phone, tablet, desktop].map(\.name)
    while parts.count > 1, parts[parts.count - 1] == parts[parts.count - 2] { parts.removeLast() }
    self.init(
      name: "custom-" + parts.joined(separator: "_"),
      phone: phone,
      tablet: tablet,
      desktop: desktop
    )
  }

  /// The named layout, or nil where `name` is not one of `names`.
  package init?(name: String) {
    guard let layout = Self.named.first(where: { $0.name == name }) else { return nil }
    self = layout
  }

  private init(name: String, phone: FlowLayout, tablet: FlowLayout, desktop: FlowLayout) {
    idioms = Idioms(name: name, phone: phone, tablet: tablet, desktop: desktop)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.idioms === right.idioms
      || left.name == right.name && left.phone == right.phone && left.tablet == right.tablet
        && left.desktop == right.desktop
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  package func geometry(on idiom: Idiom) -> FlowLayout {
    switch idiom {
    case .phone: phone
    case .tablet: tablet
    case .desktop: desktop
    }
  }
}

private final class Idioms: Sendable {
  let name: String
  let phone: FlowLayout
  let tablet: FlowLayout
  let desktop: FlowLayout

  init(name: String, phone: FlowLayout, tablet: FlowLayout, desktop: FlowLayout) {
    self.name = name
    self.phone = phone
    self.tablet = tablet
    self.desktop = desktop
  }
}

// The layouts of the three apps, as their `sizeForItemAt` has them.
extension GridLayout {
  /// W/3 − 10 × 200, three to a line on every device.
  package static let movies = GridLayout(
    name: "movies",
    everywhere: FlowLayout(
      columns: 3,
      reservedWidth: 30,
      itemHeight: .fixed(200),
      minimumLineSpacing: 10,
      minimumInteritemSpacing: 10
    )
  )

  /// W × 250 on a phone, W/2 × 250 on a tablet, W/3 × 250 on a desktop, touching sideways.
  package static let gifs = GridLayout(
    name: "gifs",
    phone: touchingColumns(1),
    tablet: touchingColumns(2),
    desktop: touchingColumns(3)
  )

  /// Squares of (W − 4)/3 with a line of 1 between them, three to a line on every device.
  package static let explore = GridLayout(
    name: "explore",
    everywhere: FlowLayout(
      columns: 3,
      reservedWidth: 4,
      itemHeight: .square,
      minimumLineSpacing: 1,
      minimumInteritemSpacing: 1
    )
  )

  package static let named = [movies, gifs, explore]
  package static let names = named.map(\.name)

  private init(name: String, everywhere layout: FlowLayout) {
    self.init(name: name, phone: layout, tablet: layout, desktop: layout)
  }

  private static func touchingColumns(_ columns: Int) -> FlowLayout {
    FlowLayout(
      columns: columns,
      itemHeight: .fixed(250),
      lineSpacing: 10,
      interitemSpacing: 0
    )
  }
}

extension FlowLayout {
  /// `2x180`, `3xsquare`, and the spacings where they are not 10: `2x180-4-8`.
  fileprivate var name: String {
    let height =
      switch itemHeight {
      case .fixed(let height): height.cssName
      case .square: "square"
      }
    let spacings = [minimumLineSpacing, minimumInteritemSpacing]
    let suffix = spacings == [10, 10] ? "" : spacings.map { "-" + $0.cssName }.joined()
    return "\(columns)x\(height)\(suffix)"
  }
}
