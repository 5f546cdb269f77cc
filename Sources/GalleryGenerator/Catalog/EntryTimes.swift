/// When each item of a gallery entered it, in seconds since 1970.
///
/// Most entered together, as the gallery was made, and that is one number.
struct EntryTimes: Sendable, RandomAccessCollection {
  /// One where all are the same.
  private let times: [Int]
  let endIndex: Int

  init(_ times: [Int] = []) {
    endIndex = times.count
    self.times = times.allSatisfy { $0 == times[0] } ? Array(times.prefix(1)) : times
  }

  var startIndex: Int { 0 }

  subscript(index: Int) -> Int { times[times.count == 1 ? 0 : index] }
}
