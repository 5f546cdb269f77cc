import Diagnostics
import Testing

@testable import Providers

/// A protocol that waits for its limit, and another that has none to wait for.
struct ProviderQueueTests {
  /// Answers GIFs when three films were asked for, or after ten seconds without an answer.
  private actor WaitingClient: HTTPClient {
    private var films = 0

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      guard !request.url.contains("api.themoviedb.org") else {
        films += 1
        return .json(#"{"results":[{"id":1,"title":"Film"}],"total_pages":1}"#)
      }
      let end = ContinuousClock.now + .seconds(10)
      while films < 3 {
        guard ContinuousClock.now < end else { throw HTTPFailure(.limited, "films wait for GIFs") }
        await Task.yield()
      }
      return .json(#"{"results":[],"next":""}"#)
    }
  }

  @Test func noProviderWaitsForAnothersLimit() async {
    let requests = (1...12).map { SearchRequest.gifs("\($0)") } + (1...3).map { .movies("\($0)") }
    let outcomes = await SearchSession(WaitingClient()).search(requests)
    #expect(outcomes.allSatisfy { $0.failure == nil })
  }
}
