/// Steps of 1, 2 or 5 times a power of ten: those that a reader divides by without thinking.
enum NiceScale {
  /// The smallest such step by which at most `limit` of them reach over `span`.
  static func step(over span: Int, atMost limit: Int) -> Int {
    var power = 1
    while true {
      for factor in [1, 2, 5] where factor * power * limit >= span { return factor * power }
      power *= 10
    }
  }

  /// The marks of an axis from 0 to at least `largest`, at most five.
  static func marks(to largest: Int) -> [Int] {
    let step = step(over: max(1, largest), atMost: 4)
    let count = (max(1, largest) + step - 1) / step
    return (0...count).map { $0 * step }
  }
}
