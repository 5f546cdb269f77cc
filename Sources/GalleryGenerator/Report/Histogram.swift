/// How many values fall into each of some neighbouring ranges, all of one width.
///
/// Values are whole numbers in the smallest unit that is shown, such as tenths for ratings, so that
/// no value is counted in another range than the one that a reader looks for it in.
struct Histogram: Sendable, Hashable {
  struct Bin: Sendable, Hashable {
    /// The values that it counts.
    var range: ClosedRange<Int>
    var count: Int
  }

  /// Ascending, without gaps between them.
  private(set) var bins: [Bin]
  /// Where the bins begin, and where the last one ends: one more than there are bins.
  let edges: [Int]

  /// Counts `values` into `count` bins from `start` on; what lies outside is not counted.
  ///
  /// `closesTop` has the last bin count its upper edge as well.
  init(of values: [Int], from start: Int, step: Int, count: Int, closesTop: Bool = false) {
    edges = (0...count).map { start + $0 * step }
    bins = (0..<count).map { index in
      let lower = start + index * step
      let upper = lower + step - (closesTop && index == count - 1 ? 0 : 1)
      return Bin(range: lower...upper, count: 0)
    }
    for value in values where value >= start && value <= (bins.last?.range.upperBound ?? start) {
      bins[min((value - start) / step, count - 1)].count += 1
    }
  }

  /// Ratings in tenths, from 0 to 100: one bin a point, the last one up to 10 and with it.
  static func ratings(_ tenths: [Int]) -> Histogram {
    Histogram(of: tenths, from: 0, step: 10, count: 10, closesTop: true)
  }

  /// Years by decade, or by longer spans where those would be too many; nil where there is none.
  static func decades(_ years: [Int]) -> Histogram? {
    guard let first = years.min(), let last = years.max() else { return nil }
    let spans = [10, 20, 50, 100, 200, 500, 1000]
    let step = spans.first { last / $0 - first / $0 < 16 } ?? 1000
    let start = first / step * step
    return Histogram(of: years, from: start, step: step, count: (last - start) / step + 1)
  }

  /// Sizes of any kind, none below 0, in five to twelve bins, the more the more values there are;
  /// nil where there is none.
  static func spread(_ values: [Int]) -> Histogram? {
    guard let smallest = values.min(), let largest = values.max() else { return nil }
    let wanted = min(11, max(4, Int((2 * Double(values.count).squareRoot()).rounded())))
    let step = NiceScale.step(over: largest - smallest + 1, atMost: wanted)
    var first = smallest / step
    var last = largest / step
    while last - first < 4 {
      last += 1
      if first > 0, last - first < 4 { first -= 1 }
    }
    return Histogram(of: values, from: first * step, step: step, count: last - first + 1)
  }
}
