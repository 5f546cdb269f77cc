/// The window of a device, in CSS pixels.
package struct Screen: Sendable, Hashable, CustomStringConvertible {
  package enum Pointer: Sendable, Hashable {
    case touch
    case mouse
  }

  package var width: Int
  package var height: Int
  package var pointer: Pointer

  package init(_ width: Int, _ height: Int, _ pointer: Pointer) {
    self.width = width
    self.height = height
    self.pointer = pointer
  }

  package static let phone = Screen(390, 844, .touch)
  package static let desktop = Screen(1280, 800, .mouse)

  package var description: String { "\(width)×\(height)" }
}
