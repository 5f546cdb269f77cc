internal import Foundation
internal import Providers

/// What a build without faults leaves behind, so that the next can see at a glance that the site
/// may stand as it is.
struct StandingSite: Sendable, Codable {
  /// Of all that the site was made of: see `SiteBuild.inputs`.
  var inputs: UInt64
  var seal: SiteSeal
  /// When its answers are all fresh and none is near its end, in seconds since 1970.
  var isFresh: Range<Int>
  var galleries: Int
  var items: Int
  var pages: Int

  var bytes: [UInt8] {
    get throws { Array(try JSONEncoder().encode(self)) }
  }

  /// Reads what `bytes` wrote; nil where it is damaged or of another version.
  init?(_ bytes: [UInt8]) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(bytes))
    } catch {
      return nil
    }
  }

  /// Of a build that had nothing to tell; nil where an answer is of no known age.
  init?(
    _ report: BuildReport,
    of catalog: Catalog,
    inputs: ContentHash,
    seal: SiteSeal,
    maxAge: Int?
  ) {
    var fresh = 0..<Int.max
    for gallery in catalog.galleries {
      guard let retrieved = gallery.retrieved, let listed = gallery.listed else { return nil }
      let service = gallery.service
      let age = min(maxAge ?? .max, service.longestAge - service.longestAge / 3)
      let (end, overflows) = retrieved.addingReportingOverflow(age)
      fresh = fresh.clamped(to: max(retrieved, listed)..<(overflows ? .max : max(end, listed)))
    }
    self.inputs = inputs.value
    self.seal = seal
    isFresh = fresh
    galleries = report.galleries
    items = report.items
    pages = report.pages
  }
}
