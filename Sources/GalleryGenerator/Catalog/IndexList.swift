/// Indices in half the memory: a large site has millions.
struct IndexList: Sendable, RandomAccessCollection {
  private var elements: [Int32] = []

  init() {}

  init(_ indices: some Sequence<Int>) {
    elements = indices.map(Int32.init)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(index: Int) -> Int { Int(elements[index]) }
}
