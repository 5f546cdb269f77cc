/// The kind of device that a layout is for, told by a media query alone.
///
/// A phone on its side stays a phone: it is too low for a tablet.
package enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone
  case tablet
  case desktop

  /// Nil for `phone`, which is whatever the others are not.
  package var mediaQuery: String? {
    switch self {
    case .phone: nil
    case .tablet: "(min-width: 744px) and (min-height: 500px)"
    case .desktop:
      "(min-width: 1024px) and (min-height: 500px) and (hover: hover) and (pointer: fine)"
    }
  }

  /// The least width of a grid on it, in CSS pixels; WCAG 2.2, 1.4.10, sets the phone's.
  package var minimumWidth: Double {
    switch self {
    case .phone: 320
    case .tablet: 744
    case .desktop: 1024
    }
  }

  /// The greatest width of a grid on it, in CSS pixels, or nil where it is as wide as the window.
  package var maximumWidth: Double? {
    self == .desktop ? 1200 : nil
  }
}
