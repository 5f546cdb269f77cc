/// A genre of TMDB's, by the number that its filters take and its English name.
///
/// See <https://developer.themoviedb.org/reference/genre-movie-list> and `genre-tv-list`.
package struct TMDBGenre: Sendable, Hashable {
  package let id: Int
  package let name: String

  private init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  package static let ofFilms = [
    TMDBGenre(28, "Action"), TMDBGenre(12, "Adventure"), TMDBGenre(16, "Animation"),
    TMDBGenre(35, "Comedy"), TMDBGenre(80, "Crime"), TMDBGenre(99, "Documentary"),
    TMDBGenre(18, "Drama"), TMDBGenre(10751, "Family"), TMDBGenre(14, "Fantasy"),
    TMDBGenre(36, "History"), TMDBGenre(27, "Horror"), TMDBGenre(10402, "Music"),
    TMDBGenre(9648, "Mystery"), TMDBGenre(10749, "Romance"), TMDBGenre(878, "Science Fiction"),
    TMDBGenre(10770, "TV Movie"), TMDBGenre(53, "Thriller"), TMDBGenre(10752, "War"),
    TMDBGenre(37, "Western"),
  ]

  package static let ofSeries = [
    TMDBGenre(10759, "Action & Adventure"), TMDBGenre(16, "Animation"), TMDBGenre(35, "Comedy"),
    TMDBGenre(80, "Crime"), TMDBGenre(99, "Documentary"), TMDBGenre(18, "Drama"),
    TMDBGenre(10751, "Family"), TMDBGenre(10762, "Kids"), TMDBGenre(9648, "Mystery"),
    TMDBGenre(10763, "News"), TMDBGenre(10764, "Reality"), TMDBGenre(10765, "Sci-Fi & Fantasy"),
    TMDBGenre(10766, "Soap"), TMDBGenre(10767, "Talk"), TMDBGenre(10768, "War & Politics"),
    TMDBGenre(37, "Western"),
  ]
}
