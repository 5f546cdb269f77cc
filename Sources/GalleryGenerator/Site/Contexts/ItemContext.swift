internal import Mustache
internal import Providers

/// An item on its own page: what a card says of it, and more.
///
/// Each of a record's fields asks for the whole item, so it is shared rather than copied.
final class ItemContext: CardHolder {
  let card: CardContext
  let service: ServiceContext
  private let details: ItemDetails?

  init(card: CardContext, service: ServiceContext) {
    self.card = card
    self.service = service
    details = card.entry.item.details
  }

  private var genreLanguage: String {
    card.foreign(details.flatMap { LanguageTag($0.language)?.text } ?? "")
  }

  private func names(
    _ names: KeyPath<ItemDetails, [String]>,
    in language: String = ""
  ) -> [NameContext] {
    details.map { $0[keyPath: names].map { NameContext($0, language: language) } } ?? []
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<ItemContext> {
    let services = ServiceContext.projection(in: &vocabulary)
    let tags = Projection<String>("tag", in: &vocabulary, [.text("name") { $0 }])
    let names = Projection<NameContext>(
      "name",
      in: &vocabulary,
      [.text("name") { $0.name }, .text("language") { $0.language }]
    )
    return Projection(
      "item",
      in: &vocabulary,
      CardContext.members(in: &vocabulary) + [
        .record("service", services) { $0.service },
        .text("originalLanguage") { $0.card.entry.item.originalLanguage },
        .text("originalLanguageName") {
          $0.card.text.languageName($0.card.entry.item.originalLanguage)
        },
        .integer("voteCount") { $0.card.entry.item.voteCount },
        .text("voteCountText") { $0.card.text.counted(.votes, $0.card.entry.item.voteCount) },
        .flag("hasRating") { $0.card.entry.item.rating != nil },
        .text("viewAtText") { $0.service.viewAtText },
        .text("sourceURL") { $0.card.entry.item.sourceURL },
        .flag("hasLinks") { !$0.card.entry.item.sourceURL.isEmpty || $0.details?.trailer != nil },
        .flag("kindMovie") { $0.card.entry.item.kind == .movie },
        .flag("kindTv") { $0.card.entry.item.kind == .tv },
        .flag("kindPerson") { $0.card.entry.item.kind == .person },
        .flag("kindCollection") { $0.card.entry.item.kind == .collection },
        .flag("kindGif") { $0.card.entry.item.kind == .gif },
        .list("tags", tags) { $0.card.entry.item.tags },
        .flag("hasTags") { !$0.card.entry.item.tags.isEmpty },
        .text("runtime") { $0.details?.runtime.map { "PT\($0)M" } },
        .text("runtimeText") { source in
          source.details?.runtime.map { source.card.text.runtime(minutes: $0) }
        },
        .list("genres", names) { source in
          source.names(\.genres, in: source.genreLanguage)
        },
        .flag("hasGenres") { $0.details?.genres.isEmpty == false },
        .list("directors", names) { $0.names(\.directors) },
        .flag("hasDirectors") { $0.details?.directors.isEmpty == false },
        .list("creators", names) { $0.names(\.creators) },
        .flag("hasCreators") { $0.details?.creators.isEmpty == false },
        .list("cast", names) { $0.names(\.cast) },
        .flag("hasCast") { $0.details?.cast.isEmpty == false },
        .text("trailerURL") { $0.details?.trailer?.url },
        .text("trailerLanguage") { source in
          source.details?.trailer.map { source.card.foreign($0.language) }
        },
      ]
    )
  }
}

/// A name among others; a person's is in no language.
private struct NameContext: Sendable {
  var name: String
  /// The language where it is known and another than the site's, or empty.
  var language: String

  init(_ name: String, language: String) {
    self.name = name
    self.language = language
  }
}
