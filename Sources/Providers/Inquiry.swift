/// What a request asks of whom, as anyone may see it: no key stands in it.
package struct Inquiry: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  /// The host that answers, with its port where it states one, such as `api.themoviedb.org`.
  package var host: String
  /// What shapes the list besides the query, the settings of the provider included; by name.
  package var parameters: [Parameter]
}

extension ProviderSettings {
  /// What `search` asks of `service`, one of those that answer its provider's requests.
  package func inquiry(of search: SearchRequest, by service: Service) -> Inquiry {
    let provider: any Provider
    switch search.provider {
    case .tmdb: provider = TMDBProvider(tmdb)
    case .tenor:
      let settings = tenorFallbacks.first { $0.service.terms == service }
      provider = TenorProvider(settings ?? tenor)
    }
    let request = provider.request(for: search, at: .start)
    return Inquiry(
      host: WebAddress(provider.baseURL)?.authority ?? "",
      parameters: provider.options(of: search).sorted { $0.key < $1.key }
        .map { Inquiry.Parameter(name: $0.key, value: request.redacting($0.value)) }
    )
  }
}
