import Diagnostics

extension SearchSession {
  /// Answers one request, whole or not at all, by one service.
  func outcome(of search: SearchRequest) async -> SearchOutcome {
    let sources = sources(for: search.provider)
    let reserved = sources[0].provider.reservedParameters
    if let name = search.parameters.keys.sorted().first(where: { reserved.contains($0) }) {
      return .failed(.reservedParameter(name, search))
    }
    if policy.mode == .offline { return await storedOutcome(of: search, sources, because: []) }
    var failures: [HTTPFailure] = []
    for source in sources where failures.last?.isOfService ?? true {
      var list = ResultList()
      do {
        try await list.follow(search, source.provider) { request throws(HTTPFailure) in
          try await answer(to: request, source)
        }
        if !list.fetched.isEmpty { await store?.save(list.fetched) }
        if !list.read.isEmpty { await store?.keep(list.read) }
        var result = result(of: list, search, source.provider)
        if let failure = failures.first {
          result.diagnostics.insert(.standIn(search, source.provider.service, failure), at: 0)
        }
        return .found(result)
      } catch {
        // The pages that came are a beginning for the next build; none of an older list is lost.
        await store?.save(list.fetched, replacing: false)
        if error.reason == .cancelled { return .failed(.cancelled(search)) }
        failures.append(source.provider.closing.map(error.noting) ?? error)
      }
    }
    return await storedOutcome(of: search, sources, because: failures)
  }

  /// Answers from the store alone: offline, or in place of what could not be fetched.
  ///
  /// Of several services' answers the newest stands, which is the one that was shown last.
  private func storedOutcome(
    of search: SearchRequest,
    _ sources: [Source],
    because failures: [HTTPFailure]
  ) async -> SearchOutcome {
    var newest: SearchResult?
    var misses: [HTTPFailure] = []
    for provider in sources.map(\.provider) {
      var list = ResultList()
      do {
        try await list.follow(search, provider) { request throws(HTTPFailure) in
          try await storedAnswer(to: request, provider)
        }
        if !list.read.isEmpty { await store?.keep(list.read) }
        if newest.map({ $0.retrieved < list.retrieved }) ?? true {
          newest = result(of: list, search, provider)
        }
      } catch {
        misses.append(error)
      }
    }
    guard var result = newest else {
      return .failed(.failed(search, failures, store: misses[0]))
    }
    let age = time.date() - result.retrieved
    if let failure = failures.first {
      result.isStale = true
      result.diagnostics.insert(.stale(search, age, failure), at: 0)
    } else if !policy.isFresh(age, by: result.service) {
      result.diagnostics.insert(.aged(search, age), at: 0)
    }
    return .found(result)
  }

  /// A stored answer while it is fresh, else the service's, which may say that the stored one stands.
  func answer(
    to request: HTTPRequest,
    _ source: Source
  ) async throws(HTTPFailure) -> Answer {
    let service = source.provider.service
    if policy.mode == .normal, let known = await storedPage(request, source.provider),
      policy.isFresh(time.date() - known.retrieved, by: service)
    {
      return known
    }
    let stored = await stored(request, source.provider)
    if policy.mode == .normal, let stored,
      policy.isFresh(time.date() - stored.answer.retrieved, by: service)
    {
      return Answer(body: stored.json, retrieved: stored.answer.retrieved)
    }
    var request = request
    if let stored { request.validators = stored.answer.validators }
    let response = try await source.client.send(request)
    var confirmed = stored
    if response.status != HTTPResponse.notModified { confirmed = nil }
    guard let body = confirmed?.json ?? JSON(parsing: response.body) else {
      throw HTTPFailure(.unexpected, "\(request.place) answered with what is no JSON")
    }
    let retrieved = time.date()
    return Answer(
      body: body,
      retrieved: retrieved,
      fetched: StoredAnswer(
        key: request.url,
        retrieved: retrieved,
        expires: service.expiry(of: retrieved),
        validators: confirmed?.answer.validators ?? response.validators,
        body: confirmed?.answer.body ?? response.body
      ),
      diagnostics: response.diagnostics
    )
  }

  /// A stored answer of any age that the service's terms allow.
  func storedAnswer(
    to request: HTTPRequest,
    _ provider: any Provider
  ) async throws(HTTPFailure) -> Answer {
    var answer = await storedPage(request, provider)
    if answer == nil, let stored = await stored(request, provider) {
      answer = Answer(body: stored.json, retrieved: stored.answer.retrieved)
    }
    guard let answer else {
      throw HTTPFailure(.offline, "the response store has no answer of \(request.place)")
    }
    let age = time.date() - answer.retrieved
    guard age <= provider.service.longestAge else {
      let allowed = Age(seconds: provider.service.longestAge)
      throw HTTPFailure(
        .offline,
        "the stored answer is \(Age(seconds: age)) old, and \(provider.service.name) allows \(allowed)"
      )
    }
    return answer
  }

  /// The answer in the store as this program read it before; nil where it has not, and always for
  /// what is no list.
  private func storedPage(_ request: HTTPRequest, _ provider: any Provider) async -> Answer? {
    await store?.page(for: request.url, decoding: provider.decoding).map { stored in
      Answer(page: stored.page, retrieved: stored.retrieved)
    }
  }

  /// The answer in the store, whatever its age; nil where there is none that can be read.
  func stored(_ request: HTTPRequest, _ provider: any Provider) async -> ReadAnswer? {
    guard let answer = await store?.answer(for: request.url),
      let json = JSON(parsing: answer.body), provider.isAnswer(json, to: request)
    else { return nil }
    return ReadAnswer(answer: answer, json: json)
  }

  private func result(
    of list: ResultList,
    _ search: SearchRequest,
    _ provider: any Provider
  ) -> SearchResult {
    var diagnostics = list.diagnostics
    let unreadable = list.tally.unreadable
    if unreadable > 0 {
      diagnostics.append(.skipped(unreadable, search, provider.requiredParts))
    }
    let age = time.date() - list.retrieved
    if provider.service.isNearItsEnd(age) {
      diagnostics.append(.aging(search, age, provider.service))
    }
    if list.entries.isEmpty { diagnostics.append(.nothingFound(search)) }
    return SearchResult(
      service: provider.service,
      entries: list.entries,
      total: list.total,
      tally: list.tally,
      retrieved: list.retrieved,
      diagnostics: diagnostics
    )
  }
}

/// A stored answer, and what it says.
struct ReadAnswer: Sendable {
  var answer: StoredAnswer
  var json: JSON
}
