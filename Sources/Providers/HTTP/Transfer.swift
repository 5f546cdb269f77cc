import Foundation
import FoundationNetworking

/// One transfer of URLSession, seen as a stream of what happens to it.
///
/// URLSession asks the session's delegate about data and the task's about nothing but redirects,
/// so the session's one delegate hands each event on to the task's own, which carries the stream.
struct Transfer: Sendable {
  enum Event: Sendable {
    case response(status: Int, headers: [String: String])
    case data([UInt8])
  }

  let task: URLSessionDataTask
  private let events: AsyncThrowingStream<Event, any Error>

  static func of(_ task: URLSessionDataTask) -> Transfer {
    let (events, continuation) = AsyncThrowingStream.makeStream(of: Event.self)
    task.delegate = TransferSink(continuation)
    return Transfer(task: task, events: events)
  }

  /// Starts the transfer and reads it to its end, or to the limit of bytes.
  func response(limit: Int, from place: String) async -> Result<HTTPResponse, HTTPFailure> {
    var response: HTTPResponse?
    task.resume()
    do {
      for try await event in events {
        switch event {
        case .response(let status, let headers):
          response = HTTPResponse(status: status, headers: headers, body: [])
        case .data(let bytes):
          response?.body += bytes
        }
        if let response, response.body.count > limit {
          task.cancel()
          return .failure(.tooLarge(response, from: place, limit: limit))
        }
      }
    } catch {
      return .failure(Self.failure(error, at: place, after: response))
    }
    // A cancelled task's stream ends early, with half an answer or none.
    guard let response, !Task.isCancelled else { return .failure(.cancelled) }
    return response.status == 407
      ? .failure(.proxyRefused(response, from: place)) : .success(response)
  }

  private static func failure(
    _ error: any Error,
    at place: String,
    after response: HTTPResponse?
  ) -> HTTPFailure {
    let code = (error as? URLError)?.code
    if code == .cancelled { return .cancelled }
    if let response {
      if response.status == 407 { return .proxyRefused(response, from: place) }
      let head = response.head(from: place)
      return code == .timedOut
        ? HTTPFailure(.timedOut, head + ", but then nothing more in time")
        : HTTPFailure(.connection, head + ", but broke off within its answer")
    }
    switch code {
    case .timedOut: return HTTPFailure(.timedOut, "\(place) did not answer in time")
    case .cannotFindHost, .dnsLookupFailed:
      return HTTPFailure(.unreachable, "the host of \(place) cannot be found")
    case .cannotConnectToHost, .notConnectedToInternet:
      return HTTPFailure(.unreachable, "no connection to \(place)")
    case .networkConnectionLost:
      return HTTPFailure(.connection, "\(place) broke the connection")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
      return HTTPFailure(.unreachable, "no secure connection to \(place)")
    case .badURL, .unsupportedURL:
      return HTTPFailure(.badAddress, "'\(place)' is not an address that can be asked")
    default:
      return HTTPFailure(.connection, "the transfer from \(place) broke off")
    }
  }
}

extension HTTPFailure {
  /// The answer of a proxy, to a request or, with an error, to its wish for a tunnel.
  fileprivate static func proxyRefused(
    _ response: HTTPResponse,
    from place: String
  ) -> HTTPFailure {
    HTTPFailure(.status(407), response.head(from: place))
  }

  static func tooLarge(
    _ response: HTTPResponse,
    from place: String,
    limit: Int
  ) -> HTTPFailure {
    HTTPFailure(.tooLarge, response.head(from: place) + " with more than \(limit) bytes")
  }
}

/// Carries the stream of one task.
private final class TransferSink: NSObject, URLSessionTaskDelegate {
  let continuation: AsyncThrowingStream<Transfer.Event, any Error>.Continuation

  init(_ continuation: AsyncThrowingStream<Transfer.Event, any Error>.Continuation) {
    self.continuation = continuation
  }
}

/// Hands each event of a session on to the sink of the task that it belongs to.
final class TransferForwarder: NSObject, URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // On Linux the new request carries the old one's headers to any host.
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      var headers: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        headers["\(name)".lowercased()] = "\(value)"
      }
      sink(of: dataTask)?.yield(.response(status: response.statusCode, headers: headers))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    sink(of: dataTask)?.yield(.data(Array(data)))
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    sink(of: task)?.finish(throwing: error)
  }

  private func sink(
    of task: URLSessionTask
  ) -> AsyncThrowingStream<Transfer.Event, any Error>.Continuation? {
    (task.delegate as? TransferSink)?.continuation
  }
}
