package import Diagnostics

/// What a publication did.
package struct PublishReport: Sendable, Equatable {
  /// Files whose bytes are new.
  package var written = 0
  /// Files that stand as they stood, time stamps and all.
  package var unchanged = 0
  /// Files of the old site that the new one has no more.
  package var removed = 0
  /// The size of the site's own files, written and unchanged.
  package var bytes = 0
  /// Warnings.
  package var diagnostics: [Diagnostic] = []
  /// What tells later whether the site's files are still as they were left; nil where nothing does.
  var seal: SiteSeal?

  package init() {}

  init(of written: WrittenFiles, _ listing: SiteListing, replacing previous: PreviousSite) {
    unchanged = written.unchanged
    self.written = written.count - unchanged
    bytes = written.bytes
    removed = previous.manifest.count(notIn: listing)
  }
}
