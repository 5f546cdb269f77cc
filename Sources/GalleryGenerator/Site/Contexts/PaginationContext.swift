internal import Mustache

/// The pages that a long gallery is spread over, of which the first, the last and those near the
/// current one are linked.
struct PaginationContext: Sendable {
  /// How many pages on either side of the current one are linked.
  private static let reach = 2

  struct Page: Sendable {
    /// Nil for what stands for the pages that are left out.
    var number: Int?
    /// The number as the site's language writes it.
    var numberText = ""
    var path = ""
    var isCurrent = false
  }

  var pages: [Page]
  var previousPath: String?
  var nextPath: String?

  /// Those that page `current` of 1…`last` links; `path` is where the page of a number lies.
  init(current: Int, last: Int, text: LocalizedText, path: (Int) -> String) {
    pages = Self.numbers(around: current, of: last).map { number in
      guard let number else { return Page() }
      return Page(
        number: number,
        numberText: text.number(number),
        path: path(number),
        isCurrent: number == current
      )
    }
    previousPath = current > 1 ? path(current - 1) : nil
    nextPath = current < last ? path(current + 1) : nil
  }

  /// The numbers to be linked, ascending, with nil for two or more in a row that are not.
  static func numbers(around current: Int, of last: Int) -> [Int?] {
    let near = max(1, current - reach)...min(last, current + reach)
    var numbers: [Int?] = near.map { $0 }
    switch near.lowerBound {
    case 1: break
    case 2, 3: numbers = (1..<near.lowerBound).map { $0 } + numbers
    default: numbers = [1, nil] + numbers
    }
    switch last - near.upperBound {
    case 0: break
    case 1, 2: numbers += (near.upperBound + 1...last).map { $0 }
    default: numbers += [nil, last]
    }
    return numbers
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<PaginationContext> {
    let pages = Projection<Page>(
      "page of a gallery",
      in: &vocabulary,
      [
        .integer("number") { $0.number },
        .text("numberText") { $0.numberText },
        .text("path") { $0.path },
        .flag("isCurrent") { $0.isCurrent },
        .flag("isGap") { $0.number == nil },
      ]
    )
    return Projection(
      "pagination",
      in: &vocabulary,
      [
        .text("previousPath") { $0.previousPath },
        .text("nextPath") { $0.nextPath },
        .list("pages", pages) { $0.pages },
      ]
    )
  }
}
