/// A picture in several sizes: as a service listed them, or as TMDB makes them of one path.
///
/// A site has many pictures, and the addresses of a picture's sizes take more memory than all else
/// that is known of an item.
enum PictureSet: Sendable {
  case listed([Rendition])
  /// `base` is without a slash at its end, such as `https://image.tmdb.org/t/p`, `path` with one
  /// at its beginning.
  case poster(base: String, path: String)
  case profile(base: String, path: String)

  /// <https://developer.themoviedb.org/docs/image-basics>; a poster is half as high again as wide.
  private static let posterWidths = [92, 154, 185, 342, 500, 780]
  private static let profileSizes = [
    (name: "w45", width: 45, height: 68), (name: "w185", width: 185, height: 278),
    (name: "h632", width: 421, height: 632),
  ]

  /// Ascending by width.
  var renditions: [Rendition] {
    switch self {
    case .listed(let renditions): renditions
    case .poster(let base, let path):
      Self.posterWidths.map { width in
        Rendition(url: Self.url(base, "/w\(width)", path), width: width, height: width * 3 / 2)
      }
    case .profile(let base, let path):
      Self.profileSizes.map { size in
        Rendition(
          url: Self.url(base, "/" + size.name, path),
          width: size.width,
          height: size.height
        )
      }
    }
  }

  private static func url(_ base: String, _ size: String, _ path: String) -> String {
    var url = base
    // Each picture has several, so they are given room at once.
    url.reserveCapacity(base.utf8.count + size.utf8.count + path.utf8.count)
    url += size
    url += path
    return url
  }
}

extension PictureSet: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.renditions == right.renditions }

  func hash(into hasher: inout Hasher) { hasher.combine(renditions) }
}
