/// Sends nothing more to a host that cannot be reached.
///
/// It stands around the retries: each of the failures that it counts was given all its tries.
struct ReachableHostsClient: HTTPClient {
  var base: any HTTPClient
  var unreachable: UnreachableHosts

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    if let failure = await unreachable.failure(of: request) { throw failure }
    do {
      let response = try await base.send(request)
      await unreachable.note(nil, of: request)
      return response
    } catch {
      await unreachable.note(error, of: request)
      throw error
    }
  }
}

/// The hosts that did not answer, for as long as a build lasts.
actor UnreachableHosts {
  private struct Silence {
    var requests = 0
    var failure: HTTPFailure
  }

  /// Requests in a row without an answer, after which a host is given up.
  private let patience = 3
  /// By origin, those whose last request had no answer.
  private var silent: [String: Silence] = [:]

  /// Why a request is not sent; nil where it may be.
  func failure(of request: HTTPRequest) -> HTTPFailure? {
    guard let address = WebAddress(request.url), let silence = silent[address.origin],
      silence.requests >= patience
    else { return nil }
    return HTTPFailure(
      silence.failure.reason,
      "\(address.place) is not asked, as \(address.authority) has not answered \(patience) others",
      notes: [silence.failure.message] + silence.failure.notes
    )
  }

  /// Notes how a request ended: nil is an answer.
  func note(_ failure: HTTPFailure?, of request: HTTPRequest) {
    guard failure?.reason != .cancelled, let origin = WebAddress(request.url)?.origin else {
      return
    }
    guard let failure, failure.isSilence else {
      silent[origin] = nil
      return
    }
    silent[origin, default: Silence(failure: failure)].requests += 1
    silent[origin]?.failure = failure
  }
}

extension HTTPFailure {
  /// Whether nothing was heard of the host, or no whole answer.
  fileprivate var isSilence: Bool { reason == .connection || reason == .timedOut }
}
