import Foundation
import GalleryGenerator

/// The one JSON object of `vitrine cache --format json`: the same keys always.
struct CacheDocument: Sendable, Encodable {
  struct Host: Sendable, Encodable {
    var name: String
    var answers: Int
    var bytes: Int
    /// Seconds.
    var oldestAge: Int
    var newestAge: Int
    var expired: Int
  }

  /// Empty where there is no store.
  var path: String
  var answers: Int
  var bytes: Int
  var removed: Int
  var hosts: [Host]
}

extension CacheOutcome {
  var document: CacheDocument {
    CacheDocument(
      path: report?.path ?? "",
      answers: report?.answers ?? 0,
      bytes: report?.bytes ?? 0,
      removed: report?.removed ?? 0,
      hosts: (report?.hosts ?? []).map { host in
        CacheDocument.Host(
          name: host.name,
          answers: host.answers,
          bytes: host.bytes,
          oldestAge: host.oldest,
          newestAge: host.newest,
          expired: host.expired
        )
      }
    )
  }
}
