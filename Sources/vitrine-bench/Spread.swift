/// What the same measurement gave several times: the middle, and how far the others lie from it.
struct Spread: Equatable {
  let median: Double
  let least: Double
  let greatest: Double

  /// Of an even number of values the median is the mean of the two in the middle; of none, all is 0.
  init(of values: [Double]) {
    let sorted = values.sorted()
    least = sorted.first ?? 0
    greatest = sorted.last ?? 0
    let middle = sorted.count / 2
    switch sorted.count {
    case 0: median = 0
    case let count where count.isMultiple(of: 2): median = (sorted[middle - 1] + sorted[middle]) / 2
    default: median = sorted[middle]
    }
  }

  /// What there is of `amount` in a unit of time, where the values are the times that it took.
  func rate(of amount: Double) -> Spread {
    Spread(median: amount / median, least: amount / greatest, greatest: amount / least)
  }

  private init(median: Double, least: Double, greatest: Double) {
    self.median = median
    self.least = least
    self.greatest = greatest
  }
}
