/// Gathers what a page is made of, and hashes it.
///
/// Each part is taken with its length, so that no two lists of parts have the same bytes.
struct InputHash {
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Nothing is another thing than any number.
  mutating func add(_ number: Int?) {
    add(number == nil ? 0 : 1)
    if let number { add(number) }
  }

  mutating func add(_ hash: ContentHash) {
    add(Int(bitPattern: UInt(hash.value)))
  }

  mutating func add(_ numbers: [Int]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  mutating func add(_ texts: [String: String]) {
    add(texts.count)
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(text)
    }
  }

  var hash: ContentHash { ContentHash(of: bytes) }
}
