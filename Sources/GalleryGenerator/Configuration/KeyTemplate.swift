/// A key as written, with `${NAME}` in it.
struct KeyTemplate {
  private enum Part {
    case text(Substring)
    case variable(String)
  }

  private var parts: [Part] = []

  /// Nil where a `${` is not followed by a name and a `}`.
  init?(_ text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      parts.append(.text(rest[..<start.lowerBound]))
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}"), Self.isName(rest[..<end]) else { return nil }
      parts.append(.variable(String(rest[..<end])))
      rest = rest[rest.index(after: end)...]
    }
    parts.append(.text(rest))
  }

  var names: [String] {
    parts.compactMap { part in
      if case .variable(let name) = part { name } else { nil }
    }
  }

  func filled(from value: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .variable(let name): value(name)
      }
    }.joined()
  }

  /// POSIX's portable names, in either case.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) || (0x30...0x39).contains($0)
        || $0 == UInt8(ascii: "_")
    }
  }
}
