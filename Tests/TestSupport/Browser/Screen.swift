/// The window of a device, in CSS pixels.
package struct Screen: Sendable, Hashable, CustomStringConvertible {
  package enum Pointer: Sendable, Hashable {
    case touch
    case mouse
  }

  package var width: Int
  package var height: Int
  package var pointer: Pointer
  /// Device pixels to a CSS pixel.
  package var density: Int

  package init(_ width: Int, _ height: Int, _ pointer: Pointer, density: Int = 1) {
    self.width = width
    self.height = height
    self.pointer = pointer
    self.density = density
  }

  package static let phone = Screen(390, 844, .touch)
  package static let desktop = Screen(1280, 800, .mouse)

  package var description: String {
    "\(width)×\(height)" + (density == 1 ? "" : " at \(density)×")
  }
}
