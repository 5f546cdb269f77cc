/// A text with places to fill in, such as `{count} results`, in every form its language needs.
struct Phrase: Sendable {
  /// Whether it has forms, even if its language has but one.
  let isCounted: Bool
  private let rules: PluralRules
  private let forms: [PluralRules.Category: FillableText]

  /// A text that is the same whatever is filled in.
  init(_ text: FillableText) {
    isCounted = false
    rules = .uniform
    forms = [.other: text]
  }

  /// A text for each form that the rules know.
  init(_ forms: [PluralRules.Category: FillableText], by rules: PluralRules) {
    isCounted = true
    self.rules = rules
    self.forms = forms
  }

  /// The place that the number itself fills.
  static let count = "count"

  /// The text as it is written, unless it counts.
  var source: String? { isCounted ? nil : forms[.other]?.source }

  var placeholders: Set<String> {
    forms.values.reduce(into: []) { $0.formUnion($1.placeholders) }
  }

  func text(_ values: [String: String]) -> String {
    forms[.other]?.filled { values[$0] } ?? ""
  }

  /// The form for `count`, which `number` writes in the language's digits.
  func text(counting count: Int, number: String) -> String {
    (forms[rules.category(of: count)] ?? forms[.other])?
      .filled { $0 == Self.count ? number : nil } ?? ""
  }
}

/// A text in which names in braces stand for what is filled in.
struct FillableText: Sendable {
  private enum Part: Sendable {
    case text(String)
    case place(String)
  }

  let source: String
  private let parts: [Part]

  init(_ text: String) {
    source = text
    var parts: [Part] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{([A-Za-z]+)\}/) {
      parts.append(.text(String(rest[..<match.range.lowerBound])))
      parts.append(.place(String(match.1)))
      rest = rest[match.range.upperBound...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  var placeholders: Set<String> {
    Set(
      parts.compactMap { part in
        if case .place(let name) = part { name } else { nil }
      }
    )
  }

  /// The text with the places filled for which there is a value.
  func filled(_ value: (String) -> String?) -> String {
    parts.reduce(into: "") { result, part in
      switch part {
      case .text(let text): result += text
      case .place(let name): result += value(name) ?? ""
      }
    }
  }
}
