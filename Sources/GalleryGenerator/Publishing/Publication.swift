import CExchange
import Diagnostics
import Glibc

/// A publication under way: it holds the lock, and the new site beside the old one.
///
/// Dropped before it is finished, it leaves the old site as it was and nothing beside it.
struct Publication: ~Copyable {
  /// Writes to the new site, from any task, while the publication lives.
  let writer: SiteWriter
  private let publisher: Publisher
  private let staging: Staging

  /// The site that stands until this one takes its place.
  var previous: PreviousSite { writer.previous }

  init(
    _ publisher: Publisher,
    replacing previous: PreviousSite,
    in staging: consuming Staging
  ) throws(SystemFailure) {
    self.publisher = publisher
    self.writer = try SiteWriter(
      to: staging.site,
      replacing: previous,
      fileMode: staging.fileMode
    )
    self.staging = staging
  }

  /// Writes files that nobody checked, for a test.
  func write(_ files: [RenderedFile]) throws(DiagnosticError) -> WrittenFiles {
    var result = WrittenFiles()
    for file in files {
      try DiagnosticError.throwIfCancelled()
      guard let written = try writer.write(file) else {
        throw DiagnosticError(.duplicatePath(file.path))
      }
      result.append(written)
    }
    return result
  }

  /// Puts a checked site, written by this publication's writer, in its place.
  consuming func finish(_ checked: CheckedOutput) throws(DiagnosticError) -> PublishReport {
    if checked.written.count < checked.paths.count {
      let listing = SiteListing(of: checked.written)
      let path = checked.paths.first { !listing.contains(ExactPath($0)) }
      throw DiagnosticError(.duplicatePath(path ?? checked.paths[0]))
    }
    return try finish(checked.written)
  }

  /// Puts the new site in its place; `written` are all of its files.
  consuming func finish(
    _ written: WrittenFiles
  ) throws(DiagnosticError) -> PublishReport {
    try DiagnosticError.describing { try exchange(written) }
  }

  private func exchange(_ written: WrittenFiles) throws -> PublishReport {
    let listing = SiteListing(of: written)
    let reached = publisher.didReach
    try reached(.wrote)
    let foreign = try ForeignFiles(in: previous)
    try foreign.carry(into: staging.site, beside: listing)
    try reached(.carried)
    try write(listing)
    if previous.exists {
      try FileSystem.copyAttributes(of: previous.folder, to: staging.site, withTimes: false)
    }
    try reached(.listed)
    if publisher.isDurable { try FileSystem.flushAll(around: staging.site) }
    try reached(.flushed)
    // The last moment at which nothing has happened yet.
    try DiagnosticError.throwIfCancelled()
    let old = try putInPlace()
    try reached(.exchanged)
    // From here on the site is published, and what goes wrong is a warning.
    var report = PublishReport(of: written, listing, replacing: previous)
    if publisher.isDurable { report.diagnostics += flushNames() }
    if let old { report.diagnostics += try remove(old, carried: foreign) }
    try reached(.removed)
    report.seal = seal()
    return report
  }

  private func write(_ listing: SiteListing) throws(SystemFailure) {
    let path = staging.site + "/" + Manifest.name
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, to: "create")
    try listing.write { bytes throws(SystemFailure) in try file.write(bytes) }
  }

  /// Exchanges the new site for the old one, and returns where that is now.
  private func putInPlace() throws -> String? {
    let target = publisher.output.path
    guard previous.exists else {
      let number = vitrine_rename_new(staging.site, target)
      switch number {
      case 0: return nil
      case ENOSYS, EINVAL: try FileSystem.rename(staging.site, to: target)
      default: throw SystemFailure("create the folder", target, number)
      }
      return nil
    }
    let number = publisher.exchange(staging.site, target)
    switch number {
    case 0:
      return staging.site
    case ENOSYS, EINVAL:
      try FileSystem.rename(target, to: staging.old)
      try publisher.didReach(.movedAway)
      do {
        try FileSystem.rename(staging.site, to: target)
      } catch {
        try FileSystem.rename(staging.old, to: target)
        throw error
      }
      return staging.old
    default:
      throw SystemFailure("replace the folder", target, number)
    }
  }

  /// Nil where it cannot be told: then the next build makes every page anew.
  private func seal() -> SiteSeal? {
    do throws(SystemFailure) {
      return try SiteSeal(publisher.output.path, in: publisher.output.parent)
    } catch {
      return nil
    }
  }

  private func flushNames() -> [Diagnostic] {
    do throws(SystemFailure) {
      try FileSystem.flush(folder: publisher.output.parent)
      return []
    } catch {
      return [.notFlushed(publisher.output.name, because: error)]
    }
  }

  /// Removes the old site, all but what others put into it in the meantime.
  private func remove(_ root: String, carried: ForeignFiles) throws -> [Diagnostic] {
    var old = OldSite(
      root: root,
      replacedBy: publisher.output.path,
      previous: previous,
      carried: carried
    )
    do throws(DiagnosticError) {
      try DiagnosticError.describing { try old.remove() }
    } catch {
      return [.oldSiteKept(in: try staging.setAside(), because: error)]
    }
    guard !old.kept.isEmpty else { return [] }
    let place = try staging.setAside()
    return old.kept.map { .lateFile($0, keptIn: place) }
  }
}
