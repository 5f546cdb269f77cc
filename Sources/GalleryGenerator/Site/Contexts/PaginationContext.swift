internal import Mustache

/// The pages that a long gallery is spread over.
struct PaginationContext: Sendable {
  struct Page: Sendable {
    var number: Int
    /// The number as the site's language writes it.
    var numberText: String
    var path: String
    var isCurrent: Bool
  }

  var pages: [Page]

  private func path(beside offset: Int) -> String? {
    guard let current = pages.firstIndex(where: \.isCurrent),
      pages.indices.contains(current + offset)
    else { return nil }
    return pages[current + offset].path
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
      ]
    )
    return Projection(
      "pagination",
      in: &vocabulary,
      [
        .text("previousPath") { $0.path(beside: -1) },
        .text("nextPath") { $0.path(beside: 1) },
        .list("pages", pages) { $0.pages },
      ]
    )
  }
}
