/// A picture in several sizes: as a service listed them, or as TMDB makes them of one path.
///
/// A site has many pictures, and the addresses of a picture's sizes take more memory than all else
/// that is known of an item.
package enum PictureSet: Sendable {
  case listed([Rendition])
  /// `base` is without a slash at its end, such as the usual one, and not empty; `path` is with one
  /// at its beginning.
  case poster(base: String, path: String)
  case profile(base: String, path: String)

  static let usualBase = "https://image.tmdb.org/t/p"

  /// <https://developer.themoviedb.org/docs/image-basics>; a poster is half as high again as wide.
  private static let posterWidths = [92, 154, 185, 342, 500, 780]
  private static let profileSizes = [
    (name: "w45", width: 45, height: 68), (name: "w185", width: 185, height: 278),
    (name: "h632", width: 421, height: 632),
  ]

  private static func url(_ base: String, _ size: String, _ path: String) -> String {
    var url = base
    // Each picture has several, so they are given room at once.
    url.reserveCapacity(base.utf8.count + size.utf8.count + path.utf8.count)
    url += size
    url += path
    return url
  }
}

/// The sizes there are, ascending by width; an address is made when it is asked for.
extension PictureSet: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .listed(let renditions): renditions.count
    case .poster: Self.posterWidths.count
    case .profile: Self.profileSizes.count
    }
  }

  package subscript(index: Int) -> Rendition {
    switch self {
    case .listed(let renditions): return renditions[index]
    case .poster(let base, let path):
      let width = Self.posterWidths[index]
      return Rendition(
        url: Self.url(base, "/w\(width)", path),
        width: width,
        height: width * 3 / 2
      )
    case .profile(let base, let path):
      let size = Self.profileSizes[index]
      return Rendition(
        url: Self.url(base, "/" + size.name, path),
        width: size.width,
        height: size.height
      )
    }
  }

  /// The width alone.
  package func width(at index: Int) -> Int {
    switch self {
    case .listed(let renditions): renditions[index].width
    case .poster: Self.posterWidths[index]
    case .profile: Self.profileSizes[index].width
    }
  }
}

extension PictureSet: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  package func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) }
}
