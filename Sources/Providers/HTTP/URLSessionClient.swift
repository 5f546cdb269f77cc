import Foundation
import FoundationNetworking

/// Sends requests over the network, and is the one place where a credential meets its URL.
///
/// It never follows a redirect to another origin, never reads more than `bodyLimit`, and reports
/// in words of its own, since URLSession's errors print the whole URL.
package final class URLSessionClient: HTTPClient {
  private static let redirectLimit = 5
  private let session: URLSession
  private let userAgent: String
  private let timeout: Duration
  private let bodyLimit: Int
  private let proxies: ProxyEnvironment

  /// Makes a client with its own pool of connections.
  ///
  /// `userAgent` is what services know it by, such as `Vitrine/1.0`. `idle` bounds the time between
  /// two signs of life, in seconds, `timeout` the whole answer; `bodyLimit` counts bytes after
  /// decompression. `proxies` are those of the process's own environment, which it obeys in any case.
  package init(
    userAgent: String,
    connections: Int = 8,
    idle: Double = 20,
    timeout: Duration = .seconds(60),
    bodyLimit: Int = 16 << 20,
    proxies: ProxyEnvironment = ProxyEnvironment([:])
  ) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = connections
    configuration.timeoutIntervalForRequest = idle
    configuration.httpCookieStorage = nil
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    session = URLSession(
      configuration: configuration,
      delegate: TransferForwarder(),
      delegateQueue: nil
    )
    self.userAgent = userAgent
    self.timeout = timeout
    self.bodyLimit = bodyLimit
    self.proxies = proxies
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    guard var address = WebAddress(request.url) else {
      throw HTTPFailure(
        .badAddress,
        "'\(request.place)' is not an address of the form https://host/path"
      )
    }
    var url = request.url
    let patience = min(timeout, request.patience ?? timeout)
    for _ in 0..<Self.redirectLimit {
      let response = try await answer(
        to: url,
        request.credentials,
        request.validators,
        within: patience,
        at: address
      )
      guard (301...308).contains(response.status), response.status != HTTPResponse.notModified,
        let location = response.headers["location"]
      else { return response }
      guard let target = address.resolving(location), target.origin == address.origin else {
        let other = address.resolving(location)?.origin ?? "an address that cannot be read"
        throw HTTPFailure(
          .redirected,
          "\(address.place) redirects to \(other)",
          notes: ["a key is sent to no other host; if the service has moved, change base_url"]
        )
      }
      url = target.origin + target.path + Self.query(target.query, without: request.credentials)
      address = target
    }
    throw HTTPFailure(.redirected, "\(address.place) redirects in a circle")
  }

  private func answer(
    to url: String,
    _ credentials: [HTTPRequest.Credential],
    _ validators: Validators,
    within deadline: Duration,
    at address: WebAddress
  ) async throws(HTTPFailure) -> HTTPResponse {
    let place = address.place
    guard let request = request(url, credentials, validators) else {
      throw HTTPFailure(.badAddress, "'\(place)' is not an address that can be asked")
    }
    let transfer = Transfer.of(session.dataTask(with: request))
    let limit = bodyLimit
    // Whichever is first, the answer or its deadline; the other is cancelled.
    let result = await withTaskGroup(of: Result<HTTPResponse, HTTPFailure>?.self) { group in
      group.addTask { await transfer.response(limit: limit, from: place) }
      group.addTask {
        do {
          try await Task.sleep(for: deadline)
        } catch {
          return nil
        }
        return .failure(
          HTTPFailure(.timedOut, "\(place) took longer than \(deadline.components.seconds) s")
        )
      }
      let first = await group.next()
      transfer.task.cancel()
      group.cancelAll()
      return first.flatMap(\.self)
    }
    guard let result, !Task.isCancelled else { throw .cancelled }
    switch result {
    case .success(let response): return try unpacked(response, from: place)
    case .failure(let failure): throw failure.by(proxy: proxies.proxy(for: address))
    }
  }

  /// Takes off a compression that the answer does not tell of, as TMDB's network did in May 2026.
  private func unpacked(
    _ response: HTTPResponse,
    from place: String
  ) throws(HTTPFailure) -> HTTPResponse {
    guard Gzip.isBegun(by: response.body) else { return response }
    var response = response
    do {
      response.body = try Gzip.decompressed(response.body, limit: bodyLimit)
    } catch  where error == .tooLarge {
      throw .tooLarge(response, from: place, limit: bodyLimit)
    } catch {
      // It stays as it came, and is told as what it is not.
    }
    return response
  }

  private func request(
    _ url: String,
    _ credentials: [HTTPRequest.Credential],
    _ validators: Validators
  ) -> URLRequest? {
    var text = url
    var token: Secret?
    for credential in credentials {
      switch credential {
      case .query(let name, let secret):
        text += text.contains("?") ? "&" : "?"
        text += QueryString.escaped(name) + "=" + QueryString.escaped(secret.reveal())
      case .bearer(let secret): token = secret
      }
    }
    guard let address = URL(string: text) else { return nil }
    var request = URLRequest(url: address)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    for condition in validators.conditions {
      request.setValue(condition.value, forHTTPHeaderField: condition.name)
    }
    if let token {
      request.setValue("Bearer " + token.reveal(), forHTTPHeaderField: "Authorization")
    }
    return request
  }

  /// The query of a redirect's target, without what is added anew.
  private static func query(
    _ query: String?,
    without credentials: [HTTPRequest.Credential]
  ) -> String {
    let names = credentials.compactMap { credential -> String? in
      guard case .query(let name, _) = credential else { return nil }
      return QueryString.escaped(name) + "="
    }
    let kept = (query ?? "").split(separator: "&").filter { pair in
      !names.contains { pair.hasPrefix($0) }
    }
    return kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
  }
}
