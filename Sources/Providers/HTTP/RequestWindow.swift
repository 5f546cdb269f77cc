/// A limit of so many requests within any window of time, as a state machine.
///
/// What counts is when the service sees a request, and of that no more is known here than that it
/// lies between the request's start and its end. A request therefore counts from its start until a
/// whole window after its end, less a credit: three quarters of the smallest round trip seen.
///
/// An answer that took `down` to come back was asked for at `end - down` by the service's clock, and
/// a later request is seen at `start + up`: they lie a window apart where
/// `start >= end + window - (up + down)`. The credit is safe as long as one way there and one way
/// back, each the quickest of its kind, take at least three quarters of the quickest of all whole
/// ways. With all of that as credit, one quick answer after a slow way up would do to exceed the
/// limit; with none, each window would last longer by as much as an answer takes.
struct RequestWindow: Sendable {
  enum Decision: Sendable, Hashable {
    case go
    /// Ask again after this time.
    case wait(Duration)
    /// Ask again when a request has ended.
    case full
  }

  /// Round trips that must have been seen before the smallest of them is believed: the first on
  /// each connection are longer than others, since they open it.
  static let enoughRoundTrips = 32

  let count: Int
  let length: Duration
  private var running = 0
  /// When the finished requests ended, the earliest first.
  private var ended: [Duration] = []
  private var roundTrips = 0
  private var smallestRoundTrip: Duration?

  init(count: Int, length: Duration) {
    self.count = max(1, count)
    self.length = length
  }

  /// Whether a request may start at `now`; `start` must follow where it may.
  mutating func decision(at now: Duration) -> Decision {
    let span = length - credit
    let over = ended.firstIndex { $0 + span > now } ?? ended.endIndex
    ended.removeFirst(over)
    guard running + ended.count >= count else { return .go }
    guard let first = ended.first else { return .full }
    return .wait(first + span - now)
  }

  mutating func start() {
    running += 1
  }

  /// `isAnswered` says whether an answer came: what failed may not have gone the whole way.
  mutating func end(at now: Duration, after roundTrip: Duration, isAnswered: Bool) {
    running -= 1
    ended.append(now)
    guard isAnswered else { return }
    roundTrips += 1
    smallestRoundTrip = min(smallestRoundTrip ?? roundTrip, roundTrip)
  }

  private var credit: Duration {
    guard roundTrips >= Self.enoughRoundTrips, let smallestRoundTrip else { return .zero }
    return min(smallestRoundTrip, length) * 3 / 4
  }
}

extension RequestWindow {
  /// The windows that keep `service`'s limit, lowered by the settings' own, in requests a second.
  ///
  /// A limit below one a second is a number an hour, which `RequestBudget` keeps. What a person sets
  /// may exceed the service's limit only where `isLoopback`, and replaces it there.
  static func windows(
    of service: Service,
    setting: Double?,
    isLoopback: Bool
  ) -> [RequestWindow] {
    let limit = service.requestsPerSecond
    let own = limit < 1 ? [] : [RequestWindow(count: Int(limit), length: .seconds(1))]
    guard let setting, setting > 0, setting.isFinite else { return own }
    let lowered =
      setting < 1
      ? RequestWindow(count: 1, length: .seconds(1 / setting))
      : RequestWindow(count: Int(min(setting, 1e6)), length: .seconds(1))
    return isLoopback || setting < limit || own.isEmpty ? [lowered] : own
  }
}
