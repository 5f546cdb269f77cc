/// A limit of so many requests within any window of time, as a state machine.
///
/// A request counts from its start until a whole window after its end: the service saw it no later
/// than it answered, so however long either took on the way, no window of the service's own clock
/// holds more requests than the limit allows.
struct RequestWindow: Sendable {
  enum Decision: Sendable, Hashable {
    case go
    /// Ask again after this time.
    case wait(Duration)
    /// Ask again when a request has ended.
    case full
  }

  let count: Int
  let length: Duration
  private var running = 0
  /// When the finished requests ended, the earliest first.
  private var ended: [Duration] = []

  init(count: Int, length: Duration) {
    self.count = max(1, count)
    self.length = length
  }

  /// Whether a request may start at `now`; `start` must follow where it may.
  mutating func decision(at now: Duration) -> Decision {
    let over = ended.firstIndex { $0 + length > now } ?? ended.endIndex
    ended.removeFirst(over)
    guard running + ended.count >= count else { return .go }
    guard let first = ended.first else { return .full }
    return .wait(first + length - now)
  }

  mutating func start() {
    running += 1
  }

  mutating func end(at now: Duration) {
    running -= 1
    ended.append(now)
  }
}

extension RequestWindow {
  /// The windows that keep `service`'s limit, lowered by the settings' own, in requests a second.
  ///
  /// A limit below one a second is a number an hour: it allows a burst, and then rests. What a
  /// person sets may exceed the service's limit only where `isLoopback`, and replaces it there.
  static func windows(
    of service: Service,
    setting: Double?,
    isLoopback: Bool
  ) -> [RequestWindow] {
    let limit = service.requestsPerSecond
    let own =
      limit < 1
      ? RequestWindow(count: Int(limit * 3600 + 0.5), length: .seconds(3600))
      : RequestWindow(count: Int(limit), length: .seconds(1))
    guard let setting, setting > 0, setting.isFinite else { return [own] }
    let lowered =
      setting < 1
      ? RequestWindow(count: 1, length: .seconds(1 / setting))
      : RequestWindow(count: Int(min(setting, 1e6)), length: .seconds(1))
    if isLoopback { return [lowered] }
    // An hour's budget holds however few are sent in a second.
    return limit < 1 ? [own, lowered] : [setting < limit ? lowered : own]
  }
}
