internal import Mustache

/// A picture or clip with the address that its page reaches it by.
struct LinkedMedia: Sendable {
  var address: String
  /// The same picture in several widths, as `srcset` wants it; empty where there is one.
  var sourceSet = ""
  var width: Int
  var height: Int

  static func pictures(in vocabulary: inout Vocabulary) -> Projection<LinkedMedia> {
    Projection(
      "picture",
      in: &vocabulary,
      [
        .text("src") { $0.address },
        .text("srcset") { $0.sourceSet },
        .integer("width") { $0.width },
        .integer("height") { $0.height },
      ]
    )
  }

  static func videos(in vocabulary: inout Vocabulary) -> Projection<LinkedMedia> {
    Projection(
      "video",
      in: &vocabulary,
      [
        .text("src") { $0.address },
        .integer("width") { $0.width },
        .integer("height") { $0.height },
        .text("type") { _ in "video/mp4" },
      ]
    )
  }

  static func logos(in vocabulary: inout Vocabulary) -> Projection<LinkedMedia> {
    Projection(
      "logo",
      in: &vocabulary,
      [
        .text("url") { $0.address },
        .integer("width") { $0.width },
        .integer("height") { $0.height },
      ]
    )
  }
}
