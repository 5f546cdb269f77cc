import Diagnostics
import FlowLayout
import Providers
import YAML

/// `galleries:`
extension ConfigurationReader {
  private enum Key: String, ConfigurationKey {
    case query
    case provider
    case title
    case slug
    case endpoint
    case parameters
    case layout
    case limit
    case details
    static let section = "a gallery"
  }

  /// A gallery whose slug may have to wait for those of the others.
  private struct Draft {
    var gallery: Configuration.Gallery
    var hasSlug: Bool
  }

  mutating func galleries(_ entry: YAMLEntry) -> [Configuration.Gallery] {
    guard case .sequence(let nodes) = entry.value.content else {
      if case .scalar("", .plain) = entry.value.content {
        report(.noGalleries(at: entry.location, "'galleries' has no entry"))
      } else {
        let hint = "write entries such as '  - query: batman' below it"
        report(.wrongType("'galleries'", mustBe: "a list", at: entry.value.location, hint: hint))
      }
      return []
    }
    if nodes.isEmpty { report(.noGalleries(at: entry.location, "'galleries' has no entry")) }
    var drafts: [Draft] = []
    var places: [String: SourceLocation] = [:]
    for node in nodes {
      if let draft = draft(of: node, slugs: &places) { drafts.append(draft) }
    }
    return slugged(drafts)
  }

  /// Gives the galleries without a slug of their own one that none of the others has.
  private func slugged(_ drafts: [Draft]) -> [Configuration.Gallery] {
    var slugs = SlugTable(taken: drafts.filter(\.hasSlug).map(\.gallery.slug))
    return drafts.map { draft in
      var gallery = draft.gallery
      if !draft.hasSlug { gallery.slug = slugs.slug(for: gallery.title) }
      return gallery
    }
  }

  private mutating func draft(
    of node: YAMLNode,
    slugs: inout [String: SourceLocation]
  ) -> Draft? {
    guard case .mapping = node.content else {
      let hint = "write it such as '- query: batman'"
      report(.wrongType("a gallery", mustBe: "a mapping", at: node.location, hint: hint))
      return nil
    }
    let fields = fields(of: node, named: "a gallery", as: Key.self)
    let title = text(fields[.title])
    let slug = slug(fields[.slug], taken: &slugs)
    let limit = number(fields[.limit], in: 1...Self.greatestLimit) ?? Self.standardLimit
    guard let provider = provider(fields[.provider]) else {
      _ = parameters(fields[.parameters], of: nil)
      // Without a provider neither endpoint nor layout has a meaning, but the query has.
      if let query = fields[.query] { _ = self.query(query) }
      return nil
    }
    let layout = layout(fields[.layout], else: provider == .tmdb ? .movies : .gifs)
    let endpoint = endpoint(fields[.endpoint], of: provider)
    let parameters = parameters(fields[.parameters], of: endpoint)
    guard let endpoint else { return nil }
    let query = query(of: fields, for: endpoint)
    let wantsDetails = details(fields[.details], of: provider, endpoint)
    let request = SearchRequest(
      provider: provider,
      endpoint: endpoint.path,
      query: query ?? "",
      parameters: parameters,
      limit: limit,
      wantsDetails: wantsDetails
    )
    let gallery = Configuration.Gallery(
      request: request,
      title: title ?? query ?? "",
      slug: slug ?? "",
      layout: layout,
      location: node.location
    )
    return Draft(gallery: gallery, hasSlug: slug != nil)
  }

  /// 500 pages of 20, where TMDB ends.
  private static let greatestLimit = 10_000
  private static let standardLimit = 20

  private mutating func provider(_ entry: YAMLEntry?) -> ProviderID? {
    guard let entry else { return .tmdb }
    guard let text = text(entry) else { return nil }
    if let provider = ProviderID(rawValue: text) { return provider }
    var fault = Diagnostic.unknownChoice(
      text,
      what: "provider",
      among: ProviderID.allCases.map(\.rawValue),
      at: entry.value.location
    )
    if TenorService(rawValue: text.lowercased()) != nil {
      fault.notes = ["write 'tenor' here, and 'service: \(text.lowercased())' in providers.tenor"]
    }
    report(fault)
    return nil
  }

  private mutating func endpoint(_ entry: YAMLEntry?, of provider: ProviderID) -> Endpoint? {
    guard let entry else { return .standard(of: provider) }
    guard let text = text(entry) else { return nil }
    let endpoints = Endpoint.all(of: provider)
    if let endpoint = endpoints.first(where: { $0.path == text }) { return endpoint }
    report(
      .unknownChoice(
        text,
        what: "endpoint of \(provider.rawValue)",
        among: endpoints.map(\.path),
        code: "configuration.endpoint",
        at: entry.value.location
      )
    )
    return nil
  }

  private mutating func details(
    _ entry: YAMLEntry?,
    of provider: ProviderID,
    _ endpoint: Endpoint
  ) -> Bool {
    guard boolean(entry, else: false), let entry else { return false }
    if provider == .tmdb, endpoint.listsTitles { return true }
    let place = provider == .tmdb ? "'\(endpoint.path)'" : "'\(provider.rawValue)'"
    report(
      Diagnostic(
        .error,
        code: "configuration.details",
        at: entry.location,
        "\(place) has no 'details': only films and series of tmdb have",
        notes: ["remove it"]
      )
    )
    return false
  }

  /// The query where the endpoint takes one, else nil; in that case a title must stand for it.
  private mutating func query(of fields: Fields<Key>, for endpoint: Endpoint) -> String? {
    if endpoint.takesQuery {
      if fields.isMissing(.query) {
        let hint = "write 'query: …'; only endpoints such as trending or discover take none"
        report(.query("this gallery has no 'query'", at: fields.location, hint: hint))
      }
      return fields[.query].flatMap { query($0) }
    }
    if let entry = fields[.query] {
      let hint = "remove it, and say in 'title' what the gallery shows"
      report(.query("'\(endpoint.path)' takes no 'query'", at: entry.location, hint: hint))
    } else if fields.isMissing(.title) {
      report(
        Diagnostic(
          .error,
          code: "configuration.title",
          at: fields.location,
          "'\(endpoint.path)' takes no query, so this gallery needs a 'title'",
          notes: ["write 'title: …'"]
        )
      )
    }
    return nil
  }

  private mutating func query(_ entry: YAMLEntry) -> String? {
    if case .scalar(let text, _) = entry.value.content, text.isBlank {
      let hint = "write what to search for, in quotes where it begins with '#'"
      report(.query("the query is empty", at: entry.value.location, hint: hint))
      return nil
    }
    return text(entry)
  }

  /// A slug that a person chose: it stands as it is, or is refused.
  private mutating func slug(
    _ entry: YAMLEntry?,
    taken: inout [String: SourceLocation]
  ) -> String? {
    guard let entry, let text = text(entry) else { return nil }
    let suggestion = Slug.query(text)
    var predicate: String?
    if text.utf8.count > Slug.greatestLength {
      predicate = "is longer than \(Slug.greatestLength) bytes"
    } else if Slug.isReserved(text.lowercased()) {
      predicate = "is a name that the site or Windows keeps for itself"
    } else if !Slug.isWellFormed(text) {
      predicate = "may hold only the letters a to z, digits, and single hyphens between them"
    }
    if let predicate {
      let place = entry.value.location
      let hint = "did you mean '\(suggestion)'?"
      report(.badValue("slug", predicate, code: "configuration.slug", at: place, hint: hint))
      return nil
    }
    if let first = taken.updateValue(entry.value.location, forKey: text) {
      taken[text] = first
      report(.duplicateSlug(text, at: entry.value.location, first: first))
    }
    return text
  }
}

extension Diagnostic {
  fileprivate static func query(
    _ message: String,
    at location: SourceLocation,
    hint: String
  ) -> Diagnostic {
    Diagnostic(.error, code: "configuration.query", at: location, message, notes: [hint])
  }

  fileprivate static func duplicateSlug(
    _ slug: String,
    at location: SourceLocation,
    first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: "configuration.duplicate-slug",
      at: location,
      "the slug '\(slug)' is taken",
      notes: ["it stands first at \(first)"]
    )
  }
}
