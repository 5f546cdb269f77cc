/// What is known of a film or series beyond what a list tells of it.
package struct ItemDetails: Sendable, Hashable {
  /// In minutes, at least 1; of a series, an episode's.
  package var runtime: Int?
  /// By name, in `language`.
  package var genres: [String] = []
  /// What was asked for: a language's tag, such as `en-US`.
  package var language = ""
  package var directors: [String] = []
  /// Whose idea a series was; empty for a film.
  package var creators: [String] = []
  /// The first few, in the order of the credits.
  package var cast: [String] = []
  package var trailer: Trailer?

  package init() {}
}

/// A film's or series' trailer at the service that shows it.
package struct Trailer: Sendable, Hashable {
  package var name: String
  /// The page that plays it, an absolute https URL.
  package var url: String
  /// What is spoken in it, an ISO 639 code as `lang` takes it, or empty.
  package var language: String
  /// When it was put there; nil where that is not told.
  package var published: CalendarDate?

  package init(name: String, url: String, language: String = "", published: CalendarDate? = nil) {
    self.name = name
    self.url = url
    self.language = language
    self.published = published
  }
}
