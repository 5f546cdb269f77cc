package import Diagnostics

/// The bundled films and clips, which answer where there is no key and no network.
///
/// Read from entries in the shape of the services' own answers; a film's `keywords` are words to
/// find it by, and its `rights` say why it may be shown: neither is answered. `runtime`, in minutes,
/// `directors` and `cast` are answered for the film alone.
package struct SampleCatalog: Sendable {
  /// What `ProviderSettings.TMDB.imageBaseURL` is for the sample.
  ///
  /// A poster is drawn once and fits all widths: `sample:/posters/w500/x.svg` and its siblings are
  /// all the one file `posters/x.svg`.
  static let imageBaseURL = "sample:/posters"

  let movies: [SampleMovie]
  let gifs: [SearchDocument]

  /// Reads the two embedded files, each a JSON array.
  package init(movies: [UInt8], gifs: [UInt8]) throws(DiagnosticError) {
    self.movies = try Self.entries(of: movies, in: "movies.json").map(SampleMovie.init)
    self.gifs = try Self.entries(of: gifs, in: "gifs.json").enumerated().map { index, entry in
      let tags = (entry["tags"]?.elements ?? []).compactMap(\.text)
      return SearchDocument(
        entry: entry,
        fields: [
          .init(words: tags.flatMap(SearchWords.index), weight: 4),
          .init(words: SearchWords.index(of: entry.words("content_description")), weight: 2),
        ],
        popularity: -Double(index)
      )
    }
  }

  private static func entries(
    of file: [UInt8],
    in name: String
  ) throws(DiagnosticError) -> [JSON] {
    guard let entries = JSON(parsing: file)?.elements else {
      throw DiagnosticError(
        Diagnostic(
          .error,
          code: "sample.unreadable-catalog",
          at: SourceLocation(file: name),
          "the sample catalogue is no JSON array"
        )
      )
    }
    return entries
  }
}
