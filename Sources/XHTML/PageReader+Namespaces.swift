/// Who may state a namespace, and which.
extension PageReader {
  private static let xhtml: StaticString = "http://www.w3.org/1999/xhtml"
  private static let svg: StaticString = "http://www.w3.org/2000/svg"

  /// Says where a name has a prefix, or a tag gives a meaning to one.
  mutating func checkPrefixes(_ name: ParsedName) {
    if name.prefix != nil {
      find(.namespace, at: markupStart, "element '\(name.text)' has a prefix", "leave it out")
    }
    guard tag.namespaces.count > 0 else { return }
    for attribute in writtenAttributes()
    where scanner.matches("xmlns:", at: attribute.name.lowerBound) {
      find(
        .namespace,
        at: attribute.name.lowerBound,
        "attribute '\(scanner.text(attribute.name))' is not allowed",
        "an HTML parser knows no prefixes: leave it out"
      )
    }
  }

  mutating func checkNamespace() {
    let expected: StaticString
    switch tag.known {
    case .html: expected = Self.xhtml
    case .svg: expected = Self.svg
    default:
      if tag.namespaces.count > 0, tag.namespaces.ofNoPrefix != nil {
        let message = "attribute 'xmlns' belongs to html and svg only"
        find(.namespace, at: markupStart, message, "leave it out")
      }
      return
    }
    if let stated = tag.namespaces.ofNoPrefix, expected.matches(stated) { return }
    let message = "element '\(tag.name)' does not state its namespace"
    find(.namespace, at: markupStart, message, "write xmlns=\"\(expected)\"")
  }
}
