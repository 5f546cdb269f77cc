/// A number of requests an hour, counted over all builds that share a store.
///
/// Times are whole seconds since 1970, since only the date goes on from one build to the next.
struct RequestBudget: Sendable, Hashable {
  /// How a request fares: it may start, or not before so many seconds.
  enum Decision: Sendable, Hashable {
    case go
    case wait(Int)
  }

  private static let hour = 3600
  /// Seconds from a request's start until the service has seen it, or it has timed out.
  private static let longestRequest = 60
  private static let length = hour + longestRequest

  let count: Int
  /// What the store keeps the times under; services of one name at two hosts are two.
  let name: String

  /// Takes note of a request that starts at `now`, where it may start.
  ///
  /// `record` is what this returned the last time: when requests started, separated by blanks.
  func spending(_ record: String?, at now: Int) -> (record: String, decision: Decision) {
    var starts = Self.starts(in: record, at: now)
    guard starts.count < count else {
      let first = starts[starts.count - count]
      return (Self.text(starts), .wait(first + Self.length + 1 - now))
    }
    starts.append(now)
    return (Self.text(starts), .go)
  }

  /// How many requests may start at `now`.
  func left(_ record: String?, at now: Int) -> Int {
    max(0, count - Self.starts(in: record, at: now).count)
  }

  /// Those of the record that count at `now`, in order.
  private static func starts(in record: String?, at now: Int) -> [Int] {
    // A time to come is of a clock that was set back since: it counts from now on.
    (record ?? "").split(separator: " ").compactMap { Int($0) }
      .map { min($0, now) }
      .filter { now - $0 <= length }
      .sorted()
  }

  private static func text(_ starts: [Int]) -> String {
    starts.map(String.init).joined(separator: " ")
  }
}

extension RequestBudget {
  /// The budget that keeps `service`'s limit at `baseURL`; nil where it is one by the second.
  ///
  /// On loopback a person's own setting stands in for it.
  init?(of service: Service, at baseURL: String, setting: Double?) {
    let address = WebAddress(baseURL)
    guard service.requestsPerSecond < 1, setting == nil || address?.isLoopback != true else {
      return nil
    }
    count = Int(service.requestsPerSecond * Double(Self.hour) + 0.5)
    name = "requests to \(service.id) at \(address?.origin ?? "")"
  }
}
