import Diagnostics
import Foundation
import Providers

/// Answers TMDB's searches from bodies that are there already, as the network would.
struct CatalogueClient: HTTPClient {
  /// By the query's number, less 1.
  let bodies: [[UInt8]]

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    // Such as `https://api.themoviedb.org/3/search/movie?include_adult=false&page=1&query=query%2017`.
    guard let digits = request.url.firstRange(of: "query=query%20"),
      let number = Int(request.url[digits.upperBound...]), bodies.indices.contains(number - 1)
    else { return HTTPResponse(status: 404, body: []) }
    return HTTPResponse(body: bodies[number - 1])
  }
}

extension MadeUpCatalogue {
  var requests: [SearchRequest] {
    queries.map { SearchRequest(provider: .tmdb, endpoint: "search/movie", query: $0) }
  }

  /// A session that asks the catalogue instead of the service, and keeps the answers in `store`.
  func session(
    _ bodies: [[UInt8]],
    store: ResponseStore?,
    time: Timekeeper
  ) -> SearchSession {
    SearchSession(
      settings: ProviderSettings(),
      client: CatalogueClient(bodies: bodies),
      store: store,
      policy: FetchPolicy(),
      time: time,
      keepsLimits: false
    )
  }
}
