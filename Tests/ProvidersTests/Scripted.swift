import Diagnostics
import Foundation
import Providers
import Synchronization
import TestSupport

/// Answers from a script, and notes what it was asked.
actor ScriptedClient: HTTPClient {
  typealias Script =
    @Sendable (_ request: HTTPRequest, _ count: Int) throws(HTTPFailure) ->
    HTTPResponse

  private let script: Script
  private(set) var requests: [HTTPRequest] = []

  /// `count` is how often that URL was asked before.
  init(_ script: @escaping Script) {
    self.script = script
  }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let count = requests.count { $0.url == request.url }
    requests.append(request)
    return try script(request, count)
  }

  var urls: [String] { requests.map(\.url) }
}

extension HTTPResponse {
  static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, body: Array(text.utf8))
  }
}

/// A clock that stands still until somebody sleeps.
actor StillClock {
  private var now: Duration = .zero
  private(set) var slept: [Duration] = []

  func sleep(_ duration: Duration) {
    slept.append(duration)
  }
}

/// A clock that a script advances, and sleep as well.
final class SteppingClock: Sendable {
  private let nanoseconds = Atomic(0)

  var now: Duration { .nanoseconds(nanoseconds.load(ordering: .relaxed)) }

  /// Never by less than asked: whoever waits until a moment must find that it has come.
  func advance(by duration: Duration) {
    nanoseconds.add(Int((duration / .nanoseconds(1)).rounded(.up)), ordering: .relaxed)
  }

  var timekeeper: Timekeeper {
    Timekeeper(date: { 0 }, uptime: { self.now }, sleep: { self.advance(by: $0) })
  }
}

extension Timekeeper {
  /// A date that stands, and time that passes.
  static var running: Timekeeper {
    let start = ContinuousClock.now
    return Timekeeper(date: { 0 }, stopwatch: { start.duration(to: .now) / .seconds(1) })
  }

  /// A date that stands, and sleep that takes no time.
  static func still(at date: Int = 1_800_000_000, clock: StillClock? = nil) -> Timekeeper {
    Timekeeper(
      date: { date },
      uptime: { .zero },
      sleep: { duration in
        try Task.checkCancellation()
        await clock?.sleep(duration)
      }
    )
  }
}

extension SearchSession {
  /// A session over a script, without limits and without waiting.
  init(
    _ client: any HTTPClient,
    _ settings: ProviderSettings = .keyed,
    store: ResponseStore? = nil,
    policy: FetchPolicy = FetchPolicy(),
    at date: Int = 1_800_000_000
  ) {
    self.init(
      settings: settings,
      client: client,
      store: store,
      policy: policy,
      time: .still(at: date),
      keepsLimits: false
    )
  }

  /// Answers all requests, in their order.
  func search(_ requests: [SearchRequest]) async -> [SearchOutcome] {
    var outcomes = [SearchOutcome?](repeating: nil, count: requests.count)
    await search(requests) { index, outcome in outcomes[index] = outcome }
    return outcomes.compactMap(\.self)
  }

  func outcome(_ request: SearchRequest) async -> SearchOutcome {
    await search([request])[0]
  }
}

extension ProviderSettings {
  static let key = "k3yk3yk3yk3yk3yk3yk3yk3yk3yk3y00"

  static var keyed: ProviderSettings {
    var settings = ProviderSettings()
    settings.tmdb.key = Secret(key)
    settings.tenor.key = Secret(key)
    return settings
  }

  /// Both protocols at a stub, as fast as it answers.
  static func stub(_ base: String, tenor: TenorService = .giphy) -> ProviderSettings {
    var settings = keyed
    settings.tmdb.baseURL = base + "/3"
    settings.tmdb.requestsPerSecond = 10_000
    settings.tenor.service = tenor
    settings.tenor.baseURL = base
    settings.tenor.requestsPerSecond = 10_000
    return settings
  }
}

extension SearchRequest {
  static func movies(
    _ query: String,
    limit: Int = 20,
    _ parameters: [String: String] = [:]
  ) -> SearchRequest {
    SearchRequest(
      provider: .tmdb,
      endpoint: "search/movie",
      query: query,
      parameters: parameters,
      limit: limit
    )
  }

  static func gifs(_ query: String, limit: Int = 20) -> SearchRequest {
    SearchRequest(provider: .tenor, endpoint: "search", query: query, limit: limit)
  }
}

extension SearchOutcome {
  var result: SearchResult? {
    if case .found(let result) = self { result } else { nil }
  }

  var failure: Diagnostic? {
    if case .failed(let diagnostic) = self { diagnostic } else { nil }
  }
}

extension StubProvider {
  /// The path and query of each request, in order.
  func targets() throws -> [String] {
    try log().compactMap { $0["url"] as? String }
  }
}

extension String {
  /// A URL of the Tenor protocol without the forms that it asks for.
  var withoutMediaFilter: String {
    let (head, query) = (prefix { $0 != "?" }, drop { $0 != "?" }.dropFirst())
    return head + "?"
      + query.split(separator: "&").filter { !$0.hasPrefix("media_filter=") }.joined(separator: "&")
  }
}
