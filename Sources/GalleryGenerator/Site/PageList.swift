/// Pages in their order; those of the items, of which there may be a million, take no memory.
struct PageList: Sendable, RandomAccessCollection {
  /// What stands before the items' pages.
  private let head: [Site.Page]
  private let items: Range<Int>
  /// What stands behind them.
  private var tail: [Site.Page] = []

  init(_ head: [Site.Page], items: Range<Int>) {
    self.head = head
    self.items = items
  }

  mutating func append(contentsOf pages: [Site.Page]) {
    tail += pages
  }

  var startIndex: Int { 0 }
  var endIndex: Int { head.count + items.count + tail.count }

  subscript(index: Int) -> Site.Page {
    if index < head.count { return head[index] }
    let item = index - head.count
    return item < items.count ? .item(items.lowerBound + item) : tail[item - items.count]
  }
}
