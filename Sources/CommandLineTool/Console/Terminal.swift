import Glibc

/// A terminal that can move its cursor.
package struct Terminal: Sendable {
  package var showsColor: Bool
  /// Whether it shows more than ASCII, by its locale.
  package var isUnicode: Bool
  /// Its width now: a person may change it while a build runs.
  package var columns: @Sendable () -> Int

  package init(showsColor: Bool, isUnicode: Bool, columns: @escaping @Sendable () -> Int) {
    self.showsColor = showsColor
    self.isUnicode = isUnicode
    self.columns = columns
  }
}

extension Terminal {
  /// The terminal behind a file descriptor, or nil where there is none or it is a dumb one.
  ///
  /// Colour follows <https://no-color.org>: none where `NO_COLOR` is set and not empty.
  static func behind(_ descriptor: Int32, environment: [String: String]) -> Terminal? {
    let kind = environment["TERM"] ?? ""
    guard isatty(descriptor) == 1, !kind.isEmpty, kind != "dumb" else { return nil }
    return Terminal(
      showsColor: (environment["NO_COLOR"] ?? "").isEmpty,
      isUnicode: isUnicode(environment),
      columns: { columns(of: descriptor) ?? 80 }
    )
  }

  /// Whether the locale's character set is UTF-8, by the order of POSIX.
  static func isUnicode(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
