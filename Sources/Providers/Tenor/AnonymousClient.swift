import Diagnostics

/// Sends version 1 of the Tenor protocol the anonymous id that it wants with every search.
struct AnonymousClient: HTTPClient {
  var base: any HTTPClient
  var identity: AnonymousIdentity

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let (id, warning) = await identity.id(from: base)
    guard !Task.isCancelled else { throw .cancelled }
    var request = request
    if let id { request.credentials.append(.query(name: "anon_id", id)) }
    var response = try await base.send(request)
    if let warning { response.diagnostics.append(warning) }
    return response
  }
}

/// The id, asked for once and kept in the store; searches go on without it where there is none.
actor AnonymousIdentity {
  private enum State {
    case unknown
    case asked(Task<Result<Secret, HTTPFailure>, Never>)
    case settled(Secret?)
  }

  private let request: HTTPRequest
  private let store: ResponseStore?
  private var state = State.unknown

  init(_ request: HTTPRequest, store: ResponseStore?) {
    self.request = request
    self.store = store
  }

  /// The id, and for the first who gets none, why there is none.
  func id(from client: any HTTPClient) async -> (id: Secret?, warning: Diagnostic?) {
    switch state {
    case .settled(let id): return (id, nil)
    case .asked(let asking): return (await Self.value(of: asking).id, nil)
    case .unknown:
      let asking = Task { await self.ask(client) }
      state = .asked(asking)
      let (id, failure) = await Self.value(of: asking)
      state = failure?.reason == .cancelled ? .unknown : .settled(id)
      return (id, failure.map(Self.warning))
    }
  }

  private func ask(_ client: any HTTPClient) async -> Result<Secret, HTTPFailure> {
    if let id = await store?.value(named: request.url) { return .success(Secret(id)) }
    do {
      let response = try await client.send(request)
      guard let id = JSON(parsing: response.body).flatMap(TenorProvider.anonymousID) else {
        return .failure(HTTPFailure(.unexpected, "\(request.place) answered without an id"))
      }
      await store?.keep(id.reveal(), named: request.url)
      return .success(id)
    } catch {
      return .failure(error)
    }
  }

  private static func value(
    of asking: Task<Result<Secret, HTTPFailure>, Never>
  ) async -> (id: Secret?, failure: HTTPFailure?) {
    let result = await withTaskCancellationHandler {
      await asking.value
    } onCancel: {
      asking.cancel()
    }
    switch result {
    case .success(let id): return (id, nil)
    case .failure(let failure): return (nil, failure)
    }
  }

  private static func warning(_ failure: HTTPFailure) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "provider.no-anonymous-id",
      "the searches go without an anonymous id: \(failure.message)",
      notes: failure.notes
    )
  }
}
