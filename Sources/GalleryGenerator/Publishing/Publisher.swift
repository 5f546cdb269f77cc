import CExchange
import Diagnostics

/// Puts a site into its output folder: the whole of it, or nothing.
///
/// The new site is built beside the old one and takes its place by one exchange of names, so
/// whoever is killed, and whenever, the folder holds the old site or the new one:
///
/// - A process killed at any instant leaves one of the two, and perhaps a folder beside it, which
///   the next publication removes. That needs no flush: what a process wrote outlives it.
/// - A machine that loses power, or stops, leaves one of the two as well, on a file system with a
///   journal and a disk that flushes when it is told to. No file is flushed by itself; one barrier,
///   syncfs(2), stands before the exchange, so that no name can reach the disk before its bytes.
///   Another, fsync(2) of the folder around, stands between the exchange and the removal of the old
///   site, so that this is whole until the other is sure. Without `isDurable` neither is there, and
///   files of a site just published may be empty then.
/// - A disk that is full, or fails, before the exchange leaves the old site. A flush that fails after
///   it is a warning: the new site is in place, and may not outlast a loss of power.
/// - Where the file system can exchange nothing (`ENOSYS`, `EINVAL`), two renames do it. Killed
///   between them, the path is free and the old site beside it; the next publication puts it back.
package struct Publisher: Sendable {
  package let output: OutputFolder
  /// Whether the new site is flushed to the disk before it takes the old one's place.
  package var isDurable = true

  /// Called after each step, so that a test can look at the folders, or fail or end the process.
  var didReach: @Sendable (Step) throws -> Void = { _ in }
  /// Exchanges two paths and returns `errno`: a test gives a system that cannot.
  var exchange: @Sendable (_ first: String, _ second: String) -> Int32 = {
    vitrine_exchange($0, $1)
  }

  enum Step: String, Sendable, CaseIterable {
    case began
    case wrote
    case carried
    case listed
    case flushed
    case movedAway
    case exchanged
    case removed
  }

  package init(to output: OutputFolder) {
    self.output = output
  }

  /// Publishes files in one go; a test needs no check.
  func publish(_ files: [RenderedFile]) throws(DiagnosticError) -> PublishReport {
    let publication = try begin()
    let written = try publication.write(files)
    return try publication.finish(written)
  }

  /// Starts a publication: its writer puts file by file into the new site.
  ///
  /// `known` is what stood in the folder a moment ago; under the lock it is looked at again.
  func begin(after known: PreviousSite? = nil) throws(DiagnosticError) -> Publication {
    try DiagnosticError.describing {
      let lock = try PublishLock(on: output)
      try Staging.removeLeftovers(beside: output)
      let previous = try PreviousSite(in: output, after: known)
      let staging = try Staging.make(beside: output, under: lock)
      try didReach(.began)
      return try Publication(self, replacing: previous, in: staging)
    }
  }
}
