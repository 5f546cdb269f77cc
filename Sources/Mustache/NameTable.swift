/// Numbers for names, counted from 0.
struct NameTable: Sendable {
  private var numbers: [String: Int] = [:]

  var count: Int { numbers.count }

  var names: Dictionary<String, Int>.Keys { numbers.keys }

  subscript(name: String) -> Int? { numbers[name] }

  mutating func insert(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = numbers.count
    numbers[name] = number
    return number
  }
}
