/// What stands before the root element.
///
/// A document type is refused before libxml2 sees it: one that defines entities can make a small
/// file fill the memory, and one with an address can make a parser fetch it.
enum Prolog {
  static let pageStart: StaticString = "<!DOCTYPE html>"

  /// Where a document type begins, or nil where there is none.
  static func doctype(in source: [UInt8]) -> Int? {
    var scanner = MarkupScanner(source)
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.skip(3) }
    while true {
      let start = scanner.position
      switch scanner.next() {
      case .comment, .instruction, .text: continue
      case .doctype: return start
      default: return nil
      }
    }
  }

  /// What is wrong with the beginning of a page; a fatal fault forbids to parse it.
  static func faults(ofPage source: [UInt8]) -> (findings: [Finding], isFatal: Bool) {
    let scanner = MarkupScanner(source)
    if scanner.matches(pageStart, at: 0) { return ([], false) }
    let cure = "begin the page with exactly \(pageStart)"
    if let offset = doctype(in: source) {
      if scanner.matches(pageStart, at: offset) {
        let message = "something stands before the document type"
        return ([Finding(rule: .doctype, offset: 0, message: message, notes: [cure])], false)
      }
      let message = "this document type is not allowed"
      return ([Finding(rule: .doctype, offset: offset, message: message, notes: [cure])], true)
    }
    let message = "the page has no document type"
    return ([Finding(rule: .doctype, offset: 0, message: message, notes: [cure])], false)
  }
}
