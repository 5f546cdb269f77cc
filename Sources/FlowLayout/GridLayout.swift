/// A gallery's grid on each idiom: one of the three named layouts, or a mapping of its own.
package struct GridLayout: Sendable, Hashable {
  /// `movies`, `gifs`, `explore`, or a name made from the mapping; a CSS class is made of it.
  package var name: String

  package init(name: String) {
    self.name = name
  }
}
