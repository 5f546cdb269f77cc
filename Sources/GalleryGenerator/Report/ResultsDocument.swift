internal import Providers

/// The results of a gallery for programmes, `results.json`, in version 1 of its schema.
///
/// One object, its members in this order; what is not known is left out, lists may be empty:
///
/// - `version`: of this schema, an integer. A member is never taken away or given another meaning
///   under the same number; new ones may come.
/// - `generator`, `title`, `language`: the programme; the gallery's title; the language of the site.
/// - `request`: `provider`, `service`, `host`, `endpoint`, `query`, `parameters` (an object of
///   texts), `limit`.
/// - `attribution`: the words that the service wants to stand beside its results.
/// - `retrieved`: when the answer came, RFC 3339 in UTC. `stale`: whether it is an older answer that
///   stands in for one that could not be fetched.
/// - `counts`: `found` (at the service in all), `received`, `unreadable`, `duplicates`, `overLimit`
///   and `shown`; the last four add up to `received`.
/// - `results`: in the service's order, each with `position` (from 1), `kind` (`movie`, `tv`,
///   `person`, `collection`, `gif`), `id`, `title`, `originalTitle`, `originalLanguage` (ISO 639-1), `date`
///   (`YYYY-MM-DD`), `rating` (0 to 10), `votes`, `overview`, `tags`, where the gallery asks for
///   details `minutes`, `genres`, `directors`, `creators`, `cast` (names) and `trailer` (its page),
///   `picture` and `video` (the largest: `url`, `width`, `height`), `seconds`, `bytes`, `page` (its
///   page, from the site's top) and `source` (its page at the service).
struct ResultsDocument {
  static let version = 1

  var report: GalleryReport
  var media: MediaLinks
  var language: String

  var bytes: [UInt8] {
    let gallery = report.gallery
    return JSONValue.object([
      "version": .integer(Self.version),
      "generator": .text("Vitrine \(Version.current)"),
      "title": .text(gallery.configuration.title),
      "language": .text(language),
      "request": request,
      "attribution": .text(gallery.service.attribution),
      "retrieved": .text(report.retrieved),
      "stale": .bool(gallery.gap == .stale),
      "counts": .object([
        "found": gallery.total.map(JSONValue.integer),
        "received": .integer(gallery.tally.received),
        "unreadable": .integer(gallery.tally.unreadable),
        "duplicates": .integer(gallery.tally.duplicates),
        "overLimit": .integer(report.overLimit),
        "shown": .integer(gallery.items.count),
      ]),
      "results": .list(report.entries.enumerated().map { result($1, position: $0 + 1) }),
    ]).bytes
  }

  private var request: JSONValue {
    let request = report.gallery.configuration.request
    return .object([
      "provider": .text(request.provider.rawValue),
      "service": .text(report.gallery.service.id),
      "host": .optional(report.inquiry.host),
      "endpoint": .text(request.endpoint),
      "query": .optional(request.query),
      "parameters": .object(report.inquiry.parameters.map { ($0.name, .text($0.value)) }),
      "limit": .integer(request.limit),
    ])
  }

  private func result(_ entry: Catalog.Entry, position: Int) -> JSONValue {
    let item = entry.item
    return .object([
      "position": .integer(position),
      "kind": .text(item.kind.rawValue),
      "id": .text(item.id),
      "title": .text(item.title),
      "originalTitle": .optional(item.originalTitle),
      "originalLanguage": .optional(item.originalLanguage),
      "date": .optional(item.date?.text),
      "rating": number(item.rating),
      "votes": item.rating == nil ? nil : .integer(item.voteCount),
      "overview": .optional(item.overview),
      "tags": .list(item.tags.map(JSONValue.text)),
      "minutes": item.details?.runtime.map(JSONValue.integer),
      "genres": .optional(item.details?.genres ?? []),
      "directors": .optional(item.details?.directors ?? []),
      "creators": .optional(item.details?.creators ?? []),
      "cast": .optional(item.details?.cast ?? []),
      "trailer": .optional(item.details?.trailer?.url),
      "picture": rendition(item.pictures.last),
      "video": rendition(item.videos.last),
      "seconds": number(item.duration),
      "bytes": item.byteCount.map(JSONValue.integer),
      "page": .text(entry.path),
      "source": .optional(item.sourceURL),
    ])
  }

  private func rendition(_ rendition: Rendition?) -> JSONValue? {
    rendition.map { rendition in
      .object([
        "url": .text(media.link(to: rendition.url, root: "")),
        "width": .integer(rendition.width),
        "height": .integer(rendition.height),
      ])
    }
  }

  /// The shortest decimal that reads as the same number; none of those here is infinite.
  private func number(_ number: Double?) -> JSONValue? {
    number.map { .number(String($0)) }
  }
}
